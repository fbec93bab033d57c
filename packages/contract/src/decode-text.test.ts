import { expect, test } from "vitest";

import { decodeText } from "./decode-text.ts";

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

test.each([
  ["UTF-8", "c3a9cea9", "éΩ"],
  ["UTF-16 with a mark", "fffe41002700", "A'"],
  ["windows-1256", "e3dec7e6e3c92031306b", "مقاومة 10k"],
  ["windows-1252 in words", "4b6f6e64656e7361746f72656e2066fc72203430b0", "Kondensatoren für 40°"],
  ["windows-1252 with a micro sign", "456c6b6f203130b5462053746fdf", "Elko 10µF Stoß"],
  ["Shift-JIS", "83528393836683938354815b203130", "コンデンサー 10"],
])("D-113 the encoding of a file is guessed by what it yields: %s", (_, hex, text) => {
  expect(decodeText(bytesOf(hex))).toBe(text);
});
