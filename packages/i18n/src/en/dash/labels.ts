import type { PluralForms } from "../../plural.ts";

/** Texts of the labels of products, and of the dialog that prints them. */
export const dashLabels = {
  title: "Labels",
  hint: "Name, part number and barcode; the QR code opens the product's page. A code that is too long for the label, or that has other than Latin letters, is printed as text alone.",
  format: "Size of the labels",
  formats: {
    "roll-50x25": "Roll, 50 × 25 mm",
    "roll-40x30": "Roll, 40 × 30 mm",
    "sheet-70x36": "A4 sheet of 24, 70 × 36 mm",
    "sheet-70x37": "A4 sheet of 24, 70 × 37 mm",
    "sheet-52x30": "A4 sheet of 40, 52.5 × 29.7 mm",
    "sheet-38x21": "A4 sheet of 65, 38.1 × 21.2 mm",
  },
  language: "Language",
  languages: { en: "English", ar: "Arabic" },
  prices: "Print the prices",
  pricesHint: "Without offers, which end. Labels are not printed anew where a price changes.",
  firstPlace: "First free label of the sheet",
  firstPlaceHint: "Counted from the upper left, row by row.",
  each: "Labels of each product",
  countOf: "Labels of {name}",
  decrease: "One less: {name}",
  increase: "One more: {name}",
  wholeNumber: "Enter a whole number from {least} to {most}.",
  labels: { one: "# label", other: "# labels" } as PluralForms,
  sheets: { one: "# sheet", other: "# sheets" } as PluralForms,
  none: "Enter for at least one product how many labels to print.",
  tooMany: "At most {count} labels are printed at once.",
  tooManyProducts: "Labels of at most {count} products are printed at once. Select fewer.",
  open: "Open as PDF",
  close: "Close",
};
