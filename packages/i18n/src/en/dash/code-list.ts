import type { PluralForms } from "../../plural.ts";

/** Texts of uploaded lists whose lines name products by their codes. */
export const codeListTexts = {
  paste: "Paste rows",
  upload: {
    choose: "Choose a file",
    drop: "or drop it here.",
    limits: "XLSX or CSV with at most 5,000 lines and 2 MB.",
  },
  faults: {
    too_many_rows: "It has more than 5,000 lines. Divide it.",
    no_rows: "It has no rows.",
    all_hidden: "All of its rows are hidden.",
    too_many_columns: "It has too many columns.",
    unreadable: "It is neither XLSX nor CSV.",
    old_excel: "It is an old Excel file. Save it as XLSX.",
    unclosed_quote: "It has a quotation mark that is never closed.",
    too_slow: "Reading it takes too long.",
  },
  row: "Row {row}",
  unread: {
    no_code: "It has no code.",
    hidden: "The row is hidden in the workbook.",
    hidden_columns: "The columns {written} are hidden in the workbook, and were left out.",
    hidden_sheets: "The sheets {written} are hidden in the workbook, and were left out.",
    bad_number: "'{written}' is no whole number.",
    not_found: "No product has this code.",
    several: "Several products have this code.",
    too_many: "With the lines above, these are more than 1,000,000 pieces of the product.",
  },
  more: { one: "and # more", other: "and # more" } as PluralForms,
};
