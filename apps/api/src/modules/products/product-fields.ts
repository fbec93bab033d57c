import type { ProductField } from "@shop/contract/products/admin-product.ts";

import { nameSortOf } from "./product-order.ts";
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
  brand: { column: "brand", inSheets: true, isSearched: true },
  price: { column: "price", inSheets: true, isSearched: false },
  amount: { column: "amount", inSheets: true, isSearched: false },
  low_stock_at: { column: "lowStockAt", inSheets: false, isSearched: false },
  description: { column: "description", inSheets: true, isSearched: true },
  description_ar: { column: "descriptionAr", inSheets: true, isSearched: true },
} as const satisfies Readonly<Record<ProductField, FieldUse>>;

type Fields = typeof productFields;

/** A field that a sheet has a column for. */
export type SheetProductField = {
  [F in ProductField]: Fields[F]["inSheets"] extends true ? F : never;
}[ProductField];

/** The values of fields by their names. */
export type FieldValues<F extends ProductField> = { readonly [K in F]: ProductRow[Fields[K]["column"]] };

/** The columns of fields. */
export type FieldColumns<F extends ProductField> = Pick<ProductRow, Fields[F]["column"]>;

const isField = (name: string): name is ProductField => name in productFields;

const isInSheets = (field: ProductField): field is SheetProductField => productFields[field].inSheets;

/** All fields, in the order of {@link productFields}. */
export const allFields: readonly ProductField[] = Object.keys(productFields).filter(isField);

/** The fields that sheets have columns for, in the same order. */
export const sheetProductFields: readonly SheetProductField[] = allFields.filter(isInSheets);

/** The values of fields, by their names, in a row. */
export function fieldValues<F extends ProductField>(
  fields: readonly F[],
  row: FieldColumns<F>,
): FieldValues<F>;
export function fieldValues(fields: readonly ProductField[], row: Partial<ProductRow>): object {
  return Object.fromEntries(fields.map((field) => [field, row[productFields[field].column]]));
}

/** The values without those that are undefined. */
export function givenValues<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> };
export function givenValues(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The columns that store values of fields, with those that are derived from them. */
export function fieldColumns<F extends ProductField>(
  fields: readonly F[],
  values: FieldValues<F>,
): FieldColumns<F> & Pick<ProductRow, "nameSort">;
export function fieldColumns(
  fields: readonly ProductField[],
  values: Partial<FieldValues<ProductField>>,
): object {
  const columns = Object.fromEntries(fields.map((field) => [productFields[field].column, values[field]]));
  return { ...columns, nameSort: nameSortOf(values.name ?? "") };
}

/** The values of a product in the change history, its sub category by name. */
export const historyValues = <F extends ProductField>(
  fields: readonly F[],
  row: FieldColumns<F>,
  subCategory: string,
) => ({ ...fieldValues(fields, row), sub_category: subCategory });

/** Type of a field's column in SQL. */
export const sqlTypeOf = (field: ProductField): string => products[productFields[field].column].getSQLType();
