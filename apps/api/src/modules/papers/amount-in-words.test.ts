import { expect, test } from "vitest";

import { amountInWords } from "./amount-in-words.ts";

test("D-142 an amount is written in English words", () => {
  expect(amountInWords("1.00", "en")).toBe("One Egyptian Pound Only");
  expect(amountInWords("12345.50", "en")).toBe(
    "Twelve Thousand Three Hundred Forty Five Egyptian Pounds And Fifty Piastres Only",
  );
});

test("D-142 an amount is written in Arabic words, with the forms of number and noun", () => {
  expect(amountInWords("2.00", "ar")).toBe("جنيهان فقط لا غير");
  expect(amountInWords("3.00", "ar")).toBe("ثلاثة جنيهات فقط لا غير");
  expect(amountInWords("12345.50", "ar")).toBe(
    "اثنا عشر ألف وثلاثمائة وخمسة وأربعون جنيه مصري وخمسون قرش فقط لا غير",
  );
});
