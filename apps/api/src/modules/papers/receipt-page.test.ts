import { expect, test } from "vitest";

import { barcodeShape } from "./code-shapes.ts";
import type { Paper } from "./paper.ts";
import { receiptPage } from "./receipt-page.ts";

const paper: Paper = {
  locale: "ar",
  kind: "invoice",
  title: "إيصال",
  shop: { name: "متجر", tagline: "قطع", logo: "", isNameOnLogo: false },
  subtitle: [],
  parties: [],
  headings: { tick: null, name: "المنتج", numbers: ["الكمية", "السعر", "الإجمالي"] },
  rows: [
    { name: "كابل", detail: "", numbers: ["2", "\u20661.50\u2069", "\u20663.00\u2069"] },
    { name: "فيوز", detail: "", numbers: ["4", "السعر لاحقًا", ""] },
  ],
  sums: [],
  inWords: "",
  code: "",
  barcode: "3CDFGHJ6",
  terms: null,
  remark: "",
  payment: null,
  note: null,
  page: "",
};

test("D-187 the bars of a receipt are those of the order's number", () => {
  const bars = JSON.stringify(barcodeShape("3CDFGHJ6")?.path);
  expect(JSON.stringify(receiptPage(paper, 0, null))).toContain(bars);
  expect(JSON.stringify(receiptPage({ ...paper, barcode: "" }, 0, null))).not.toContain("Svg");
});

test("D-26 quantity and price of an Arabic receipt keep their order; an English one needs no mark", () => {
  const arabic = JSON.stringify(receiptPage(paper, 0, null));
  expect(arabic).toContain('"\u200E2 × 1.50"');
  expect(arabic).toContain('"4 × السعر لاحقًا"');
  const rows = [{ name: "Cable", detail: "", numbers: ["2", "1.50", "3.00"] }];
  const english = JSON.stringify(receiptPage({ ...paper, locale: "en", rows }, 0, null));
  expect(english).toContain('"2 × 1.50"');
  expect(english).not.toContain("\u200E");
});
