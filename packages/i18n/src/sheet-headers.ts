import type { Locale } from "@shop/domain/locale/locale.ts";
import type { SheetHeaders } from "@shop/domain/sheets/sheet-fields.ts";

import { productFieldLabels as arabic } from "./ar/product-fields.ts";
import { productFieldLabels as english } from "./en/product-fields.ts";

/** The header of each column of a product sheet: the label of its field, or the name of a column that is no field. */
export const sheetHeaders: SheetHeaders = {
  en: {
    ...english,
    id: "ID",
    category: "Category",
    category_ar: "Category (Arabic)",
    sub_category: "Sub category",
    sub_category_ar: "Sub category (Arabic)",
    datasheets: "Datasheet links",
    images: "Pictures",
    amount_before: "Stock when exported",
  },
  ar: {
    ...arabic,
    id: "المعرّف",
    category: "القسم",
    category_ar: "القسم بالعربية",
    sub_category: "القسم الفرعي",
    sub_category_ar: "القسم الفرعي بالعربية",
    datasheets: "روابط أوراق البيانات",
    images: "الصور",
    amount_before: "المخزون عند التصدير",
  },
};

/** The last columns of a file with lines of an import: their rows in the sheet, and why they were rejected. */
export const addedHeaders: Readonly<Record<Locale, readonly [line: string, reasons: string]>> = {
  en: ["Line", "Reasons"],
  ar: ["السطر", "الأسباب"],
};
