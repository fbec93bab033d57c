import { expect, test } from "vitest";

import { feesNote, mapFeesNote } from "./fees-note.ts";

const mapped = (note: string): string => mapFeesNote(note, (amount) => `<${amount}>`);

test("D-122 the note of a courier's sheet names its fees in signs, which are worded for the reader", () => {
  expect(feesNote({ date: "2026-03-02", fees: "1250.00" })).toBe("2026-03-02 · fees 1250.00");
  expect(feesNote({ date: "2026-03-02", fees: "0.00" })).toBe("2026-03-02");
  expect(feesNote({ date: "", fees: null })).toBe("");
  expect(mapped("2026-03-02 · fees 1250.00")).toBe("2026-03-02 · <1250.00>");
});

test("D-122 fees that earlier versions have worded are worded for the reader, too", () => {
  expect(mapped("2026-03-02 · Courier's fees 1,250.50\u00A0EG")).toBe("2026-03-02 · <1250.50>");
  expect(mapped("رسوم شركة الشحن \u206825\u00A0EG\u2069")).toBe("<25>");
  expect(mapped("Paid by the school; no fees were asked")).toBe("Paid by the school; no fees were asked");
});
