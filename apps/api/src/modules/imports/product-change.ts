import type { FieldChange } from "@shop/contract/history/history.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";

import { changedFields } from "../history/history.repository.ts";
import { nameSortOf } from "../products/product-order.ts";
import type { ImageRow } from "../products/products.repository.ts";
import type { ProductRow } from "../products/products.table.ts";
import type { Group } from "./group-index.ts";
import type { LineValues } from "./line-values.ts";

/** The columns of a product that an import writes. */
export type ProductColumns = Pick<
  ProductRow,
  | "categoryId"
  | "subCategoryId"
  | "name"
  | "nameAr"
  | "nameSort"
  | "partNumber"
  | "brand"
  | "price"
  | "amount"
  | "description"
  | "descriptionAr"
>;

/** A product with the name of its sub category, as the change history shows it. */
export const historyValues = (row: Omit<ProductColumns, "nameSort">, subCategory: string) => ({
  name: row.name,
  name_ar: row.nameAr,
  part_number: row.partNumber,
  brand: row.brand,
  price: row.price,
  amount: row.amount,
  sub_category: subCategory,
  description: row.description,
  description_ar: row.descriptionAr,
});

/** Stock of a new product without one, as in the form. */
const DEFAULT_AMOUNT = 1;

/** The columns after a line: those without a value keep theirs. Null where a new product lacks a required one. */
export function columnsAfter(
  values: LineValues,
  before: ProductColumns | null,
  group: Pick<Group["subCategory"], "id" | "categoryId"> | null,
): ProductColumns | null {
  const name = values.name ?? before?.name;
  const price = values.price ?? before?.price;
  const description = values.description ?? before?.description;
  const subCategoryId = group?.id ?? before?.subCategoryId;
  const categoryId = group?.categoryId ?? before?.categoryId;
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
    categoryId,
    subCategoryId,
    name,
    nameAr: values.name_ar ?? before?.nameAr ?? null,
    nameSort: nameSortOf(name),
    partNumber: values.part_number ?? before?.partNumber ?? null,
    brand: values.brand ?? before?.brand ?? null,
    price,
    amount: values.amount ?? before?.amount ?? DEFAULT_AMOUNT,
    description,
    descriptionAr: values.description_ar ?? before?.descriptionAr ?? null,
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
): FieldChange[] {
  const fields = changedFields(
    before ? historyValues(before.row, before.group) : {},
    historyValues(after.row, after.group),
  );
  if (after.addresses === undefined) return fields;
  const [old, now] = [imagesValue(pictureAddresses(before?.images ?? [])), imagesValue(after.addresses)];
  return old === now ? fields : [...fields, { field: "images", old, new: now }];
}
