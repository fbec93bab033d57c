// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { readAcceptances } from "./acceptances.ts";
import { type Finding, writeReport } from "./report.ts";
import { reviewDifferences } from "./review.ts";

const CHANGED = "primitives-button--default · en light desktop";
const NEW = "primitives-button--new · en light desktop";
const FAILED = "shop-cart--default · ar dark phone";
const [HASH, NEW_HASH] = ["a".repeat(32), "b".repeat(32)];

const changed = (hash = HASH): Finding => ({
  name: CHANGED,
  kind: "changed",
  verdict: "60 pixels differ",
  pictures: { before: "before/1.png", after: "after/1.png", difference: "after/1.difference.png" },
  difference: {
    width: 1280,
    height: 800,
    regions: [{ left: 30, top: 40, width: 7, height: 7, count: 15 }],
  },
  hash,
  isAccepted: false,
});

const findings: readonly Finding[] = [
  changed(),
  {
    name: NEW,
    kind: "new",
    verdict: "new",
    pictures: { after: "after/2.png" },
    hash: NEW_HASH,
    isAccepted: false,
  },
  { name: FAILED, kind: "failed", verdict: "expected <h1>", pictures: {}, isAccepted: false },
];

/** Opens the page of a report as a browser does. */
function open(shown: readonly Finding[] = findings): void {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const html = readFileSync(
    writeReport(
      folder,
      "Working tree against 0123456789",
      shown.map((finding) => ({
        ...finding,
        pictures: Object.fromEntries(
          Object.entries(finding.pictures).map(([name, file]) => [name, join(folder, file)]),
        ),
      })),
    ),
    "utf8",
  );
  document.documentElement.innerHTML = html;
  reviewDifferences();
}

function press(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  element.click();
}

const choose = (name: string, decision: string): void =>
  press(`[data-name="${name}"] .decision [value="${decision}"]`);

const textOf = (): string => document.querySelector("textarea")?.value ?? "";

const shownNames = (): unknown[] =>
  [...document.querySelectorAll<HTMLElement>(".finding")]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset["name"]);

beforeEach(() => localStorage.clear());

test("what is accepted in the report is accepted from its text, and nothing else", () => {
  open();
  expect(readAcceptances(textOf()).size).toBe(0);
  choose(CHANGED, "accept");
  choose(NEW, "reject");
  expect(readAcceptances(textOf())).toEqual(new Map([[CHANGED, new Set([HASH])]]));
  expect(textOf()).toContain("1 accepted, 1 rejected, 1 open");
  expect(textOf()).toContain(`reject ${NEW_HASH} ${NEW}`);
});

test("a decision is kept for the picture that it was about, not for another one of the story", () => {
  open();
  choose(CHANGED, "accept");
  open();
  expect(readAcceptances(textOf()).has(CHANGED)).toBe(true);
  open([changed("c".repeat(32))]);
  expect(readAcceptances(textOf()).size).toBe(0);
});

test("what was accepted by a file is accepted in the report", () => {
  open([{ ...changed(), isAccepted: true }]);
  expect(readAcceptances(textOf()).has(CHANGED)).toBe(true);
});

test("all that a filter shows is accepted at once, what failed is not", () => {
  open();
  expect(shownNames()).toEqual([FAILED, CHANGED, NEW]);
  press('[name="kind"][value="new"]');
  expect(shownNames()).toEqual([FAILED, CHANGED]);
  press('[name="accept-shown"]');
  expect([...readAcceptances(textOf()).keys()]).toEqual([CHANGED]);
  press('[name="kind"][value="new"]');
  press('[name="only-open"]');
  expect(shownNames()).toEqual([FAILED, NEW]);
});

test("findings are found by a part of their name", () => {
  open();
  const field = document.querySelector<HTMLInputElement>('[name="part"]');
  if (field) field.value = "Button--NEW";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(shownNames()).toEqual([NEW]);
});

test("a change is shown by the same part of three pictures, enlarged; messages are written as they are", () => {
  open();
  const parts = [...document.querySelectorAll<HTMLElement>(".region img")];
  expect(parts.map((part) => part.getAttribute("src"))).toEqual([
    "before/1.png",
    "after/1.png",
    "after/1.difference.png",
  ]);
  for (const { style } of parts) {
    expect(style.objectPosition).toBe("-2px -24px");
    expect(style.transform).toBe("scale(6)");
  }
  expect(document.body.textContent).toContain("failed: expected <h1>");
});
