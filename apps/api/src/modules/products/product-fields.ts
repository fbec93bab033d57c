import type { ProductField } from "@shop/contract/products/admin-product.ts";

import { type ProductRow, products } from "./products.table.ts";

/** How the server stores and uses a field. */
interface FieldUse {
  readonly column: keyof typeof products.$inferInsert;
  /** Whether a sheet has a column for it, which imports write and their undo restores. */
  readonly inSheets: boolean;
  /** Whether the search index reads it. */
  readonly isSearched: boolean;
}

/**
 * The fields of a product that administrators edit, beside its group and its pictures, in the order of the change history. History, detection of
 * changes, import, undo and their SQL follow this list; the name of a field is that of its column in SQL.
 */
export const productFields = {
  name: { column: "name", inSheets: true, isSearched: true },
  name_ar: { column: "nameAr", inSheets: true, isSearched: true },
  part_number: { column: "partNumber", inSheets: true, isSearched: true },
  manufacturer_part_number: { column: "manufacturerPartNumber", inSheets: true, isSearched: true },
  brand: { column: "brand", inSheets: true, isSearched: true },
  warranty_months: { column: "warrantyMonths", inSheets: true, isSearched: false },
  country: { column: "country", inSheets: true, isSearched: false },
  rohs: { column: "rohs", inSheets: true, isSearched: false },
  price: { column: "price", inSheets: true, isSearched: false },
  offer_price: { column: "offerPrice", inSheets: true, isSearched: false },
  offer_from: { column: "offerFrom", inSheets: true, isSearched: false },
  offer_until: { column: "offerUntil", inSheets: true, isSearched: false },
  quantity_prices: { column: "quantityPrices", inSheets: true, isSearched: false },
  amount: { column: "amount", inSheets: true, isSearched: false },
  restock_on: { column: "restockOn", inSheets: true, isSearched: false },
  low_stock_at: { column: "lowStockAt", inSheets: false, isSearched: false },
  visibility: { column: "visibility", inSheets: true, isSearched: false },
  attribute_values: { column: "attributeValues", inSheets: true, isSearched: false },
  needs: { column: "needs", inSheets: true, isSearched: false },
  accessories: { column: "accessories", inSheets: true, isSearched: false },
  alternatives: { column: "alternatives", inSheets: true, isSearched: false },
  description: { column: "description", inSheets: true, isSearched: true },
  description_ar: { column: "descriptionAr", inSheets: true, isSearched: true },
} as const satisfies Readonly<Record<ProductField, FieldUse>>;

type Fields = typeof productFields;

/** A field that a sheet has a column for. */
export type SheetProductField = {
  [F in ProductField]: Fields[F]["inSheets"] extends true ? F : never;
}[ProductField];

/** The values of the fields in sheets, by their names. */
export type SheetValues = { readonly [F in SheetProductField]: ProductRow[Fields[F]["column"]] };

const isField = (name: string): name is ProductField => name in productFields;

const isInSheets = (field: ProductField): field is SheetProductField => productFields[field].inSheets;

/** All fields, in the order of {@link productFields}. */
export const allFields: readonly ProductField[] = Object.keys(productFields).filter(isField);

/** The fields that sheets have columns for, in the same order. */
export const sheetProductFields: readonly SheetProductField[] = allFields.filter(isInSheets);

function columnsOf<F extends ProductField>(fields: readonly F[]): { readonly [K in F]: Fields[K]["column"] };
function columnsOf(fields: readonly ProductField[]): object {
  return Object.fromEntries(fields.map((field) => [field, productFields[field].column]));
}

/** The columns of {@link allFields}. */
export const productColumns = columnsOf(allFields);

/** The columns of {@link sheetProductFields}. */
export const sheetColumns = columnsOf(sheetProductFields);

/** Type of a field's column in SQL. */
export const sqlTypeOf = (field: ProductField): string => products[productFields[field].column].getSQLType();
