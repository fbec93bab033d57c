import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { acceptanceOf, pictureHash, readAcceptances } from "./acceptances.ts";

const NAME = "primitives-button--default · en light desktop";
const HASH = "0123456789abcdef0123456789abcdef";

async function hashOf(width: number, height: number, background: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "acceptances-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "picture.png");
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file);
  return pictureHash(file);
}

test("an acceptance is read from the text of a pull request with lines of both systems", () => {
  const text = `Larger corners, see #12.\r\n\r\n\`\`\`\r\n${acceptanceOf(NAME, HASH)}\r\nreject ${HASH} shop-cart--default · ar dark phone\r\n\`\`\`\n${acceptanceOf(NAME, "removed")}\n`;
  expect(readAcceptances(text)).toEqual(new Map([[NAME, new Set([HASH, "removed"])]]));
});

test.each([
  ["another word", `accepted ${HASH} ${NAME}`],
  ["half a hash", `accept ${HASH.slice(16)} ${NAME}`],
  ["no story", `accept ${HASH} `],
  ["a mention within a line", `I do not accept ${HASH} ${NAME}`],
  ["a quotation of what somebody else accepted", `> accept ${HASH} ${NAME}`],
])("%s accepts nothing", (_, text) => {
  expect(readAcceptances(text).size).toBe(0);
});

test("an accepted picture is named by its pixels and its size", async () => {
  const hash = await hashOf(40, 20, "#1557b0");
  expect(hash).toMatch(/^[\da-f]{32}$/);
  expect(await hashOf(40, 20, "#1557b0")).toBe(hash);
  expect(await hashOf(40, 20, "#1557b1")).not.toBe(hash);
  expect(await hashOf(20, 40, "#1557b0")).not.toBe(hash);
  expect(await pictureHash()).toBe("removed");
});
