import {
  type ProductField,
  productFieldsWith,
  type SheetProductField,
  sheetProductFields,
} from "../catalogue/product-fields.ts";
import type { Locale } from "../locale/locale.ts";
import type { ForeignField } from "./foreign-fields.ts";
import type { RowField } from "./row-fields.ts";
import type { TierColumn } from "./tier-columns.ts";

/** A field of a product in a sheet. */
export type SheetField =
  | Exclude<SheetProductField, "attribute_values">
  | "id"
  | "category"
  | "category_ar"
  | "sub_category"
  | "sub_category_ar"
  | "datasheets"
  | "images"
  | "amount_before";

/** Where the columns of the group stand in sheets. */
const AFTER_GROUP = sheetProductFields.indexOf("description");

const columnFields = (fields: readonly SheetProductField[]): SheetField[] =>
  fields.filter((field) => field !== "attribute_values");

/** The columns of an exported product sheet, in their order; an import reads the same ones. */
export const sheetFields: readonly SheetField[] = [
  "id",
  ...columnFields(sheetProductFields.slice(0, AFTER_GROUP)),
  "category",
  "category_ar",
  "sub_category",
  "sub_category_ar",
  ...columnFields(sheetProductFields.slice(AFTER_GROUP)),
  "datasheets",
  "images",
  // The stock that the sheet was made from: what is imported again changes the stock by the difference, since pieces may be sold meanwhile.
  "amount_before",
];

/** The column of an attribute, by its id; the same text names its field in forms and errors. */
export type AttributeColumn = `attribute_values.${number}`;

/** What a column of a sheet is read as. */
export type ColumnField = SheetField | ForeignField | RowField | AttributeColumn | TierColumn;

/** The pattern of {@link AttributeColumn}. */
export const ATTRIBUTE_COLUMN = /^attribute_values\.[1-9]\d{0,8}$/;

/** True for the column of an attribute. */
export const isAttributeColumn = (field: string): field is AttributeColumn => ATTRIBUTE_COLUMN.test(field);

/** The id of the attribute of a column. */
export const attributeOfColumn = (column: AttributeColumn): number =>
  Number(column.slice(column.indexOf(".") + 1));

/** The fields whose cells are numbers; all others are text, even where they look like numbers. */
export const numericFields: ReadonlySet<string> = new Set<SheetField | ProductField>([
  "id",
  "price",
  "amount",
  "amount_before",
  ...productFieldsWith(
    ({ kind }) =>
      kind === "count" || kind === "price" || kind === "cost" || kind === "vat" || kind === "supplier_pack",
  ),
]);

/** The header of each column by language; exports write it and imports recognise both. */
export type SheetHeaders = Readonly<Record<Locale, Readonly<Record<SheetField, string>>>>;
