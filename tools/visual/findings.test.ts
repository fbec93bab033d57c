import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, expect, test } from "vitest";

import { acceptanceOf, readAcceptances } from "./acceptances.ts";
import { findingOf } from "./findings.ts";

const NAME = "primitives-button--default · en light desktop";
const nothing = readAcceptances("");

const folder = mkdtempSync(join(tmpdir(), "findings-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture with a square at a place. */
async function picture(name: string, left: number): Promise<string> {
  const file = join(folder, `${name}.png`);
  await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
    .composite([
      { input: { create: { width: 10, height: 10, channels: 3, background: "#1557b0" } }, left, top: 10 },
    ])
    .png()
    .toFile(file);
  return file;
}

const before = await picture("before", 10);
const moved = await picture("moved", 11);
const further = await picture("further", 12);

test("a story that looks as before is no finding", async () => {
  expect(await findingOf({ name: NAME, before, after: await picture("same", 10) }, nothing)).toBeUndefined();
});

test("a change is accepted by the picture that was seen, and differs again with the next one", async () => {
  const seen = await findingOf({ name: NAME, before, after: moved }, nothing);
  expect(seen).toMatchObject({ kind: "changed", verdict: "20 pixels differ", isAccepted: false });
  expect(existsSync(seen?.pictures.difference ?? "")).toBe(true);
  const acceptances = readAcceptances(acceptanceOf(NAME, seen?.hash ?? ""));
  expect(await findingOf({ name: NAME, before, after: moved }, acceptances)).toMatchObject({
    isAccepted: true,
  });
  expect(await findingOf({ name: NAME, before, after: further }, acceptances)).toMatchObject({
    isAccepted: false,
    verdict: "40 pixels differ; not the picture that was accepted",
  });
  expect(await findingOf({ name: "another · mode", before, after: moved }, acceptances)).toMatchObject({
    isAccepted: false,
  });
});

test("a story that is gone is accepted as removed, not by a picture", async () => {
  const acceptances = readAcceptances(acceptanceOf(NAME, "removed"));
  expect(await findingOf({ name: NAME, before }, nothing)).toMatchObject({
    kind: "removed",
    isAccepted: false,
  });
  expect(await findingOf({ name: NAME, before }, acceptances)).toMatchObject({ isAccepted: true });
  expect(await findingOf({ name: NAME, before, after: moved }, acceptances)).toMatchObject({
    isAccepted: false,
  });
});

test("a story that fails is accepted by nothing, also where its picture was", async () => {
  const fresh = await findingOf({ name: NAME, after: moved }, nothing);
  expect(fresh).toMatchObject({ kind: "new", isAccepted: false });
  const acceptances = readAcceptances(acceptanceOf(NAME, fresh?.hash ?? ""));
  expect(await findingOf({ name: NAME, after: moved }, acceptances)).toMatchObject({ isAccepted: true });
  const failed = await findingOf({ name: NAME, after: moved, problems: ["threw", "twice"] }, acceptances);
  expect(failed).toMatchObject({ kind: "failed", verdict: "threw; twice", isAccepted: false });
  expect(failed?.hash).toBeUndefined();
});
