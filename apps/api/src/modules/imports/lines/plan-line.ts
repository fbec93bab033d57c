import type { FieldChange } from "@shop/contract/history/history.ts";
import { stockError } from "@shop/contract/products/admin-product.ts";
import { quantityErrors, quantityFields } from "@shop/domain/cart/order-quantity.ts";
import { codeErrors } from "@shop/domain/catalogue/codes.ts";
import { offerErrors } from "@shop/domain/catalogue/offer.ts";
import type { LinkName } from "@shop/domain/catalogue/product-links.ts";
import { stepErrors } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { isOfGroup, valueField } from "@shop/domain/specifications/attribute-set.ts";
import { supplyErrors } from "@shop/domain/suppliers/supply-text.ts";

import { filesValue } from "../../products/product-files.mapper.ts";
import type { ProductFileRow } from "../../products/product-files.table.ts";
import type { ImageRow } from "../../products/products.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";
import { isUnnamed, missingKey } from "../matching/missing-key.ts";
import type { FoundGroup, ShopIndex } from "../matching/shop-index.ts";
import { imagesOf } from "../pictures/written-images.ts";
import type { Before } from "./import-lines.table.ts";
import { withDatasheets } from "./line-files.ts";
import type { FindPictures } from "./line-pictures.ts";
import { type LinePlan, writingPlan } from "./line-plan.ts";
import type { LineValues } from "./line-values.ts";
import { changesOf, columnsAfter, type ProductColumns } from "./product-change.ts";

/** What a line does to a product, or why it does nothing. */
export type PlannedLine =
  | {
      readonly outcome: "created" | "updated" | "unchanged";
      readonly fields: readonly FieldChange[];
      /** Null where nothing changes. */
      readonly plan: LinePlan | null;
      readonly before: Before | null;
      readonly warning: string | null;
    }
  | { readonly outcome: "rejected"; readonly errors: Readonly<Record<string, string>> };

/** What a line is compared with. */
export interface PlanContext {
  readonly shop: ShopIndex;
  readonly pictures: FindPictures;
  /** The product that it is about, with its picture records; null for a new one. */
  readonly product: ProductRow | null;
  readonly images: readonly ImageRow[];
  /** The files of the product. */
  readonly files: readonly ProductFileRow[];
  /** Names of the products that it links to. */
  readonly linkNames: ReadonlyMap<number, LinkName>;
}

const rejected = (field: string, code: string): PlannedLine => ({
  outcome: "rejected",
  errors: { [field]: code },
});

/** The first value that a product of this group cannot have; undefined where there is none. Attributes may have changed since the line was read. */
function attributeFault(
  { attribute_values: values = {} }: LineValues,
  { category_id: categoryId, sub_category_id: subCategoryId }: ProductColumns,
  product: ProductRow | null,
  { attributes }: ShopIndex,
): readonly [field: string, code: string] | undefined {
  const group = { category_id: categoryId, sub_category_id: subCategoryId };
  for (const [id, value] of Object.entries(values)) {
    const attribute = attributes.ofId(Number(id));
    if (!attribute) return [valueField(id), "unknown_attribute"];
    const isKnown =
      !("choices" in value) ||
      value.choices.every((one) => attribute.choices.some((choice) => choice.id === one));
    if (!isKnown) return [valueField(id), "unknown_choice"];
    if (!product?.attribute_values[id] && !isOfGroup(attribute, group))
      return [valueField(id), "not_of_group"];
  }
  return undefined;
}

/** What is wrong with the offer of a line; undefined where it states none, or one that can be stored. */
function offerFault(
  values: LineValues,
  after: ProductColumns,
): readonly [field: string, code: string] | undefined {
  const isGiven = values.offer_price ?? values.offer_from ?? values.offer_until;
  if (isGiven === undefined) return undefined;
  const errors = offerErrors(after);
  return Object.entries(errors)[0];
}

/** What is wrong with the quantity prices after a line: in their cell, or in that of a price which they are not below. */
function stepsFault(
  values: LineValues,
  { price, quantity_prices: quantityPrices }: ProductColumns,
): readonly [field: string, code: string] | undefined {
  const [code] = Object.values(stepErrors({ price, quantity_prices: quantityPrices }));
  return code && [values.quantity_prices ? "quantity_prices" : "price", code];
}

/** What is wrong with how the product is sold after a line: in the cell of the field, or in another one of the line that contradicts it. */
function quantityFault(
  values: LineValues,
  after: ProductColumns,
): readonly [field: string, code: string] | undefined {
  const [first] = Object.entries(quantityErrors(after));
  if (!first) return undefined;
  const [field, code] = first;
  const given = quantityFields.filter((one) => values[one] !== undefined);
  // Stored rules do not contradict each other, so that the line gives one of them.
  return [given.find((one) => one === field) ?? given[0] ?? field, code];
}

/** What is wrong with the supplier of a line: part number or pack without one, or one that was deleted since the line was read. */
function supplierFault(
  values: LineValues,
  after: ProductColumns,
  product: ProductRow | null,
  { suppliers }: ShopIndex,
): readonly [field: string, code: string] | undefined {
  const { supplier_id: id } = values;
  const isKnown = id === undefined || id === product?.supplier_id || suppliers.some((one) => one.id === id);
  return isKnown ? Object.entries(supplyErrors(after, values))[0] : ["supplier_id", "unknown_supplier"];
}

/** Finds out what a line changes of a product, or which product it creates; `found` is the group that it names. */
export function planLine(
  values: LineValues,
  found: FoundGroup,
  { shop, pictures, product, images, files, linkNames }: PlanContext,
): PlannedLine {
  const missing = found !== null && "missing" in found ? found.missing : null;
  const group = found !== null && "group" in found ? found.group : null;
  if (missing && isUnnamed(missing)) return rejected("sub_category", "required");
  if (found !== null && "error" in found) return rejected(found.error.field, found.error.code);
  const groupBefore = product && shop.ofId(product.sub_category_id);
  if (!missing && !group && !groupBefore) return rejected("sub_category", "unknown_sub_category");

  // A group that is still to be created has no id; the name tells the change.
  const groupRow = group?.subCategory ?? (missing ? { id: 0, categoryId: 0 } : null);
  const after = columnsAfter(values, product, groupRow);
  if (!after) return rejected("name", "required");
  // More may have been sold since the check than the sheet leaves.
  if (values.amount !== undefined && stockError(after.amount, product?.amount))
    return rejected("amount", "negative_stock");
  const fault =
    offerFault(values, after) ??
    stepsFault(values, after) ??
    quantityFault(values, after) ??
    Object.entries(codeErrors(after))[0] ??
    supplierFault(values, after, product, shop) ??
    attributeFault(values, after, product, shop);
  if (fault) return rejected(...fault);
  const given = values.images && pictures(values.images, pictureAddresses(images));
  if (given?.isAmbiguous) return rejected("images", "picture_ambiguous");
  const filed = values.datasheets ? withDatasheets(values.datasheets, files) : null;
  if (filed === "too_many_files") return rejected("datasheets", filed);
  const changed = changesOf(
    product && { row: product, group: groupBefore?.subCategory.name ?? "", images },
    {
      row: after,
      group: missing?.sub_category ?? (group ?? groupBefore)?.subCategory.name ?? "",
      addresses: given?.addresses,
    },
    shop,
    linkNames,
  );
  const fields = filed
    ? [...changed, { field: "files", old: filesValue(files), new: filesValue(filed.after) }]
    : changed;
  const warning = given?.warning ?? null;
  const isMoved = product !== null && after.sub_category_id !== product.sub_category_id;
  if (product && fields.length === 0 && !isMoved) {
    return { outcome: "unchanged", fields, plan: null, before: null, warning };
  }
  const hasNewImages = fields.some(({ field }) => field === "images");
  const plan = writingPlan(after, {
    version: product?.version ?? null,
    groupKey: missing && missingKey(missing),
    images: hasNewImages && given ? imagesOf(given.addresses, images) : null,
    files: filed && filed.written,
  });
  const before: Before = {
    ...(isMoved && { categoryId: product.category_id, subCategoryId: product.sub_category_id }),
    ...(hasNewImages && { images: images.map(({ image, alt, altAr }) => ({ image, alt, altAr })) }),
    ...(filed && { files: filed.before }),
  };
  return { outcome: product ? "updated" : "created", fields, plan, before, warning };
}
