import { locales } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { productFilterSchema } from "../products/admin-endpoints.ts";

/** Formats of a sheet. */
const sheetFormats = ["xlsx", "csv"] as const;

/** A format of a sheet. */
export type SheetFormat = (typeof sheetFormats)[number];

/** Content types of the formats. */
export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** The choice of a sheet's format and of the language of its headers. */
export const sheetQuery = {
  format: v.optional(v.picklist(sheetFormats, "bad_query"), "xlsx"),
  locale: v.optional(v.picklist(locales, "bad_query"), "en"),
};

/** An answer that is a sheet. */
export const sheetAnswer = {
  answer: v.instance(Blob),
  file: Object.values(sheetTypes),
} as const;

/** All products, or those that a list finds by its filters, as a sheet. */
export const exportProducts = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "All products on sale with every field in both languages, as an XLSX or CSV file; with the filters of the list only those that it lists. An import reads the same file.",
  query: v.object({ ...sheetQuery, ...productFilterSchema.entries }),
  ...sheetAnswer,
});
