import { describe, expect, test } from "vitest";

import { isolateFigures, lineParts, textRuns } from "./figures.ts";
import { foreignLanguage, isKeptTogether } from "./text-traits.ts";

const figuresOf = (text: string): string[] =>
  textRuns(text)
    .filter(({ isFigures }) => isFigures)
    .map((run) => run.text);

describe("figures in Arabic text", () => {
  test.for([
    ["حرارة من -12 إلى +5 درجات", ["-12", "+5"]],
    ["من −50 إلى +400 °م", ["−50", "+400"]],
    ["ملتيميتر كلفرا K12+ رقمي", ["K12+"]],
    ["سيرفو بتروس معدن 180°، بين ±315°", ["180°", "±315°"]],
    ["شاشة 128×64 بيكسل", ["128×64"]],
    ["جهد مستمر: 600 مللي فولت – 1000 فولت، ±0.5 %", ["±0.5 %"]],
    ["دقة 0.03%، ثم", ["0.03%"]],
    ["مصدر تيار 4–20 مللي أمبير", ["4–20"]],
    ["حقيبة KC-400 لأجهزة القياس", ["KC-400"]],
    ["الأمان: CAT IV 600 V وحماية IP67.", ["CAT IV 600 V", "IP67"]],
    ["مدخل 5 V من USB-C", ["5 V", "USB-C"]],
    ["قياس True RMS شاشة 6000 عدّ (Count)", ["True RMS", "Count"]],
    ["شاشة OLED 128×64 بيكسل", ["OLED", "128×64"]],
    ["شاشة LCD 1602 زرقاء، خط أسود", ["LCD 1602"]],
    ["شاشة LCD 2004 بواجهة I2C", ["LCD 2004", "I2C"]],
    ["موتور NEMA 17 بزاوية 1.8°", ["NEMA 17", "1.8°"]],
    ["موتور NEMA 23 خطوي بتروس", ["NEMA 23"]],
    ["شاحن USB 5 فولت", ["USB"]],
    ["وحدة RELAY 8 قنوات", ["RELAY"]],
    ["حساس NTC 10 كيلو أوم", ["NTC"]],
    ["قياس True RMS 6000 عدّ", ["True RMS"]],
    ["من 2 × 5 مم", ["2 × 5"]],
    ["أبعاد 6.3×32 مم", ["6.3×32"]],
    ["كابل 2×1.5 مم", ["2×1.5"]],
    ["اقسم 10÷4 ثم 10 ÷ 2.5", ["10÷4", "10 ÷ 2.5"]],
    ["بيانات 1N4007, 1N4148", ["1N4007", "1N4148"]],
    ["من 600 V – 1000 V متردد", ["600 V – 1000 V"]],
    ["سعة 1,000 ميكرو فاراد", []],
    ["مقاومة 4.7 أوم", []],
    ["", []],
  ] as const)("D-26 %s", ([text, figures]) => {
    expect(figuresOf(text)).toEqual(figures);
    expect(
      textRuns(text)
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
  });

  test.for([
    ["600 V", ["600 V"], [true]],
    ["CAT III 600 V", ["CAT", "III", "600 V"], [false, false, true]],
    ["KC-400", ["KC-400"], [true]],
    ["K45", ["K45"], [false]],
    ["±0.5 %", ["±0.5 %"], [true]],
    ["VERY-LONG-PART-NUMBER-0001", ["VERY-LONG-PART-NUMBER-0001"], [false]],
  ] as const)("D-26 '%s' breaks between its parts only", ([run, parts, kept]) => {
    expect(lineParts({ text: run, start: 0 }).map(({ text }) => text)).toEqual(parts);
    expect(parts.map((part) => isKeptTogether(part))).toEqual(kept);
  });

  test("D-26 plain Arabic text has isolates around its figures, English text has none", () => {
    expect(isolateFigures("حقيبة KC-400 كبيرة", "ar")).toBe("حقيبة \u2066KC-400\u2069 كبيرة");
    expect(isolateFigures("Case KC-400", "ar")).toBe("\u2066Case KC-400\u2069");
    expect(isolateFigures("Case KC-400", "en")).toBe("Case KC-400");
    expect(isolateFigures("Please call.\nشكرًا", "ar")).toBe("\u2066Please call.\u2069\nشكرًا");
  });

  test.for([
    ["Fuse, 10 A", "ar", "en"],
    ["ملتيميتر K45", "ar", undefined],
    ["10 A", "ar", undefined],
    ["Fuse", "en", undefined],
    ["فيوز", "en", "ar"],
  ] as const)("D-26 '%s' on a page in %s has the language %s", ([text, page, language]) => {
    expect(foreignLanguage(text, page)).toBe(language);
  });
});
