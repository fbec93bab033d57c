import type { FieldChange } from "@shop/contract/history/history.ts";
import { newProductSchema } from "@shop/contract/products/admin-product.ts";
import { askedPack } from "@shop/domain/catalogue/asked-pack.ts";
import type { LinkName } from "@shop/domain/catalogue/product-links.ts";
import { leastOpen } from "@shop/domain/catalogue/visibility.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { fieldsOfSupplied } from "@shop/domain/suppliers/supply-text.ts";
import * as v from "valibot";

import { columnValues, fieldValues, type RowOf } from "../../history/fields.ts";
import { changedFields } from "../../history/history.repository.ts";
import { sheetColumns } from "../../products/product-fields.ts";
import { productHistory } from "../../products/product-history.ts";
import { nameSortOf } from "../../products/product-order.ts";
import type { ImageRow } from "../../products/products.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";
import type { Group, ShopIndex } from "../matching/shop-index.ts";
import type { LineValues } from "./line-values.ts";

/** The columns of a product that an import writes. */
export type ProductColumns = Pick<ProductRow, "category_id" | "sub_category_id" | "name_sort"> &
  RowOf<ProductRow, typeof sheetColumns>;

/** A product with the name of its sub category, as the change history shows it; linked products without a name have their ids. */
export function sheetHistory(
  row: ProductColumns,
  subCategory: string,
  { attributes, supplierNames }: Pick<ShopIndex, "attributes" | "supplierNames">,
  names?: ReadonlyMap<number, LinkName>,
): Readonly<Record<string, FieldChange["new"]>> {
  return productHistory(fieldValues(sheetColumns, row), subCategory, attributes, supplierNames, names);
}

/** The values of a new product where a line has none, as those of its form: one piece, and no optional text. */
const noValues = v.getDefaults(newProductSchema);

/** The stock after a line: what its sheet states, or the stored stock changed by the difference to what the sheet was made from; undefined where it states none. */
export const stockAfter = (
  { amount, amount_before: exported }: Pick<LineValues, "amount" | "amount_before">,
  stored: number | undefined,
): number | undefined =>
  amount === undefined || exported === undefined || stored === undefined
    ? amount
    : stored + amount - exported;

/** The pack that the names after a line tell, which neither the line nor its product says anything of; null without one. */
export function packOfLine(
  values: LineValues,
  product: ProductRow | null,
): Pick<LineValues, "unit" | "pieces_per_unit"> | null {
  if (values.unit !== undefined || values.pieces_per_unit !== undefined) return null;
  const { unit, pieces_per_unit: pieces } =
    askedPack({
      name: values.name ?? product?.name ?? "",
      name_ar: values.name_ar ?? product?.name_ar ?? null,
      unit: product?.unit,
      denied_pack: product?.denied_pack ?? null,
    }) ?? {};
  return unit ? { unit, ...(pieces != null && { pieces_per_unit: pieces }) } : null;
}

/** The columns after a line: those without a value keep theirs. Null where a new product lacks a required one. */
export function columnsAfter(
  values: LineValues,
  before: ProductColumns | null,
  group: Pick<Group["subCategory"], "id" | "categoryId"> | null,
): ProductColumns | null {
  const subCategoryId = group?.id ?? before?.sub_category_id;
  const categoryId = group?.categoryId ?? before?.category_id;
  const {
    visibility_limit: limit,
    unknown_stock: isStockUnknown,
    amount_before: _exported,
    ...given
  } = values;
  const amount = stockAfter(values, before?.amount);
  const {
    name,
    price,
    description,
    visibility,
    attribute_values: _values,
    needs,
    accessories,
    alternatives,
    quantity_prices,
    ...rest
  } = {
    ...noValues,
    ...(isStockUnknown && { amount: 0 }),
    ...(before && fieldValues(sheetColumns, before)),
    // Part number and pack are those of the supplier before.
    ...(given.supplier_id !== undefined &&
      given.supplier_id !== before?.supplier_id && { supplier_part: null, supplier_pack: null }),
    ...given,
    ...(amount !== undefined && { amount }),
  };
  if (
    name === undefined ||
    price === undefined ||
    description === undefined ||
    subCategoryId === undefined ||
    categoryId === undefined
  ) {
    return null;
  }
  return {
    category_id: categoryId,
    sub_category_id: subCategoryId,
    name_sort: nameSortOf(name),
    ...columnValues(
      sheetColumns,
      fieldsOfSupplied({
        name,
        price,
        description,
        visibility: limit ? leastOpen([visibility, limit]) : visibility,
        attribute_values: { ...before?.attribute_values, ...values.attribute_values },
        needs: [...needs],
        accessories: [...accessories],
        alternatives: [...alternatives],
        quantity_prices: [...quantity_prices],
        ...rest,
      }),
    ),
  };
}

/** The addresses of a product's pictures as one value, one a line; null for none. */
export const imagesValue = (addresses: readonly string[]): string | null => addresses.join("\n") || null;

/** What a line changes of a product; `addresses` are its pictures after it, undefined where they stay. */
export function changesOf(
  before: {
    readonly row: ProductColumns;
    readonly group: string;
    readonly images: readonly ImageRow[];
  } | null,
  after: {
    readonly row: ProductColumns;
    readonly group: string;
    readonly addresses: readonly string[] | undefined;
  },
  shop: Pick<ShopIndex, "attributes" | "supplierNames">,
  names: ReadonlyMap<number, LinkName>,
): FieldChange[] {
  const fields = changedFields(
    before ? sheetHistory(before.row, before.group, shop, names) : {},
    sheetHistory(after.row, after.group, shop, names),
  );
  if (after.addresses === undefined) return fields;
  const [old, now] = [imagesValue(pictureAddresses(before?.images ?? [])), imagesValue(after.addresses)];
  return old === now ? fields : [...fields, { field: "images", old, new: now }];
}
