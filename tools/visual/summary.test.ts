import { expect, test } from "vitest";

import type { Finding } from "./report.ts";
import { outcomeOf, summaryOf } from "./summary.ts";

const finding = (name: string, rest: Partial<Finding> = {}): Finding => ({
  name,
  kind: "changed",
  verdict: "60 pixels differ",
  pictures: {},
  isAccepted: false,
  ...rest,
});

test("the outcome counts differences by kind and those that were accepted", () => {
  expect(outcomeOf({ compared: 9, findings: [] })).toBe("9 of 9 pictures are equal.");
  expect(
    outcomeOf({
      compared: 9,
      findings: [
        finding("a", { isAccepted: true }),
        finding("b"),
        finding("c", { kind: "failed", verdict: "threw" }),
      ],
    }),
  ).toBe("6 of 9 pictures are equal; 1 failed, 2 changed, 1 of them accepted.");
});

test("a message of several lines with a bar stays a cell of the summary", () => {
  const findings = [
    finding("shop-cart--default · ar dark phone", { kind: "failed", verdict: "one | two\n  three" }),
  ];
  expect(summaryOf("Against 0123456789", { compared: 1, findings })).toContain(
    "\n| shop-cart--default · ar dark phone | failed: one \\| two three |\n",
  );
});

test("a long summary names the number of what it leaves out", () => {
  const findings = Array.from({ length: 60 }, (_, index) => finding(`story-${index}`));
  const summary = summaryOf("Against 0123456789", { compared: 60, findings });
  expect(summary.match(/^\| story-/gm)).toHaveLength(50);
  expect(summary).toContain("And 10 more.");
});
