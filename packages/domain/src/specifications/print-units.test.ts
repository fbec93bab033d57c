import { describe, expect, test } from "vitest";

import { withArabicUnits } from "./print-units.ts";

describe("units in texts", () => {
  test.each([
    ["CAT III 600 V", "CAT III 600 فولت"],
    ["180 × 88 × 52 mm", "180 × 88 × 52 مللي متر"],
    ["5kV, 250 mW", "5 كيلو فولت, 250 مللي وات"],
    ["2–400 cm", "2–400 سم"],
    ["100 nF / 10 µs", "100 نانو فاراد / 10 ميكرو ثانية"],
    ["-40 °C", "-40 °م"],
    ["1.6 kg·cm at 4.8 V", "1.6 كجم·سم عند 4.8 فولت"],
    ["42 N·cm", "42 نيوتن·سم"],
  ])("D-105 are spelled out in Arabic: %s", (text, arabic) => {
    expect(withArabicUnits(text).replaceAll("\u00A0", " ")).toBe(arabic);
  });

  test.each(["1.6 kg·cm at 4.8 rpm", "USB 2 B", "10 V/µs", "3 Vpp", "HD44780 A", "1 GS/s", "20 mm²"])(
    "D-105 stay where a symbol is a part of something else: %s",
    (text) => {
      expect(withArabicUnits(text)).toBe(text);
    },
  );
});
