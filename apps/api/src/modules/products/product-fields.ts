import {
  allProductFields,
  type ProductField,
  publicProductFields,
  sheetProductFields,
  type SheetProductField,
} from "@shop/domain/catalogue/product-fields.ts";

import { type ProductRow, products } from "./products.table.ts";

/** The values of the fields in sheets, by their names. */
export type SheetValues = Pick<ProductRow, SheetProductField>;

function columnsOf<F extends ProductField>(fields: readonly F[]): { readonly [K in F]: K };
function columnsOf(fields: readonly ProductField[]): object {
  return Object.fromEntries(fields.map((field) => [field, field]));
}

/** The columns of all fields, which have their names. */
export const productColumns = columnsOf(allProductFields);

/** The columns of the fields that shoppers get as they are stored. */
export const publicColumns = columnsOf(publicProductFields);

/** The columns of the fields in sheets. */
export const sheetColumns = columnsOf(sheetProductFields);

/** Type of a field's column in SQL. */
export const sqlTypeOf = (field: ProductField): string => products[field].getSQLType();
