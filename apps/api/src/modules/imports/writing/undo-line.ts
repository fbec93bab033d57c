import type { FieldChange } from "@shop/contract/history/history.ts";
import { quantityErrors, quantityFields } from "@shop/domain/cart/order-quantity.ts";
import { codeErrors, codeFields, isCodeField } from "@shop/domain/catalogue/codes.ts";
import { offerOf } from "@shop/domain/catalogue/offer.ts";
import { isSheetProductField, type SheetProductField } from "@shop/domain/catalogue/product-fields.ts";
import { idsOfLines, isLinkField } from "@shop/domain/catalogue/product-links.ts";
import { readQuantityPrices } from "@shop/domain/money/quantity-prices-text.ts";
import { areSteps } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { attributeOfField } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { isSameSupply, supplyFields, supplyOfText } from "@shop/domain/suppliers/supply-text.ts";

import { filesValue } from "../../products/product-files.mapper.ts";
import type { ProductFileRow } from "../../products/product-files.table.ts";
import { nameSortOf } from "../../products/product-order.ts";
import type { ImageRow } from "../../products/products.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";
import type { UndoneLine } from "../lines/import-lines.repository.ts";
import type { ImportLineRow } from "../lines/import-lines.table.ts";
import { filesRestored } from "../lines/line-files.ts";
import { writingPlan } from "../lines/line-plan.ts";
import { imagesValue, type ProductColumns, sheetHistory } from "../lines/product-change.ts";
import type { ShopIndex } from "../matching/shop-index.ts";
import { writtenImage } from "../pictures/written-images.ts";

const currentValue = (
  { field }: FieldChange,
  row: ProductRow,
  shop: ShopIndex,
  { images, files }: Pick<Current, "images" | "files">,
): FieldChange["new"] => {
  if (field === "files") return filesValue(files);
  if (field === "images") return imagesValue(pictureAddresses(images));
  const attribute = attributeOfField(field);
  if (attribute) return shop.attributes.entered(row.attribute_values)[attribute.id] ?? null;
  const group = shop.ofId(row.sub_category_id)?.subCategory.name ?? "";
  return (
    new Map<string, FieldChange["new"]>(Object.entries(sheetHistory(row, group, shop))).get(field) ?? null
  );
};

/** Whether a product has the value that a line wrote; the names of linked products and suppliers may have changed since. */
function isUnchanged(
  change: FieldChange,
  row: ProductRow,
  shop: ShopIndex,
  current: Pick<Current, "images" | "files">,
): boolean {
  const now = currentValue(change, row, shop, current);
  if (change.field === "supply") return isSameSupply(supplyOfText(now ?? ""), supplyOfText(change.new ?? ""));
  return isLinkField(change.field)
    ? idsOfLines(now).join() === idsOfLines(change.new).join()
    : now === change.new;
}

/** A product as it is stored now, with its picture records; undefined where it is deleted. */
interface Current {
  readonly row: ProductRow | undefined;
  readonly images: readonly ImageRow[];
  readonly files: readonly ProductFileRow[];
  /** Whether a product that the import has not written has a code. */
  readonly isTaken: (code: string) => boolean;
}

/** Deletes the product that a line created, unless somebody has changed it. */
function undoCreated({ line, fields }: ImportLineRow, current: Current, shop: ShopIndex): UndoneLine {
  const { row } = current;
  // A created product that was deleted meanwhile is as the undo would leave it.
  if (!row || row.deleted_at) return { line, plan: null, kept: null };
  const written = fields ?? [];
  const kept = written.filter((one) => !isUnchanged(one, row, shop, current));
  const created = new Set(written.map(({ field }) => field));
  const now = sheetHistory(row, shop.ofId(row.sub_category_id)?.subCategory.name ?? "", shop);
  // Fields that the import left empty may have been filled in since.
  const added = Object.entries(now).flatMap(([field, value]) =>
    value !== null && !created.has(field) ? [field] : [],
  );
  const changed = [...kept.map(({ field }) => field), ...added];
  return changed.length > 0
    ? { line, plan: null, kept: changed }
    : { line, plan: { action: "deleted", version: row.version, history: [] }, kept: null };
}

/** The values of attributes with that of a change as it was before; undefined where it can no longer be read. Other changes leave them as they are. */
function valuesBefore(
  { field, old }: FieldChange,
  { attribute_values: attributeValues }: ProductColumns,
  shop: ShopIndex,
): Specifications | undefined {
  const named = attributeOfField(field);
  if (!named) return attributeValues;
  const { [named.id]: _changed, ...others } = attributeValues;
  if (old === null) return others;
  const attribute = shop.attributes.ofId(named.id);
  const value = attribute && readSpecification(attribute, String(old)).value;
  return value ? { ...others, [named.id]: value } : undefined;
}

/** A value of the change history as its column stores it. */
function storedValue(field: SheetProductField, value: FieldChange["old"]): unknown {
  if (isLinkField(field)) return idsOfLines(value);
  return field === "quantity_prices" ? (readQuantityPrices(String(value ?? "")) ?? []) : value;
}

const isPrice = ({ field }: FieldChange): boolean => field === "price" || field === "quantity_prices";

const isCode = ({ field }: FieldChange): boolean => isCodeField(field) || field === "pack_units";

const isQuantity = ({ field }: FieldChange): boolean => quantityFields.some((one) => one === field);

/** Restores the fields that a line changed, except those that somebody has changed since. */
function undoUpdated(line: ImportLineRow, current: Current, shop: ShopIndex): UndoneLine {
  const { row, files } = current;
  const fields = line.fields ?? [];
  if (!row || row.deleted_at) return { line: line.line, plan: null, kept: fields.map(({ field }) => field) };
  const before = line.before ?? {};
  const columns: { -readonly [K in keyof ProductColumns]: ProductColumns[K] } = { ...row };
  let restored: FieldChange[] = [];
  const kept: string[] = [];
  for (const one of fields) {
    const { field, old } = one;
    const supply = field === "supply" ? supplyOfText(old ?? "") : null;
    const isLost =
      (field === "sub_category" && !shop.ofId(before.subCategoryId ?? 0)) ||
      (supply !== null && !shop.supplierNames.has(supply.supplier.id));
    const values = valuesBefore(one, columns, shop);
    if (isLost || values === undefined || !isUnchanged(one, row, shop, current)) {
      kept.push(field);
      continue;
    }
    columns.attribute_values = values;
    // A sub category and pictures are restored from what the import stored beside it.
    if (isSheetProductField(field)) Object.assign(columns, { [field]: storedValue(field, old) });
    if (field === "offer") Object.assign(columns, offerOf(old));
    if (field === "supply") Object.assign(columns, supplyFields(supply));
    restored.push({ field, old: one.new, new: old });
  }
  // Quantity prices that somebody has entered since may not fall from the price before, nor those before from a new price.
  if (!areSteps({ price: columns.price, quantity_prices: columns.quantity_prices })) {
    Object.assign(columns, { price: row.price, quantity_prices: row.quantity_prices });
    kept.push(...restored.filter(isPrice).map(({ field }) => field));
    restored = restored.filter((one) => !isPrice(one));
  }
  // Nor may the rules of quantities contradict those that somebody has entered since.
  if (Object.keys(quantityErrors(columns)).length > 0) {
    const { unit, pieces_per_unit, min_order, order_step, max_order } = row;
    Object.assign(columns, { unit, pieces_per_unit, min_order, order_step, max_order });
    kept.push(...restored.filter(isQuantity).map(({ field }) => field));
    restored = restored.filter((one) => !isQuantity(one));
  }
  // Nor do codes come back that another product has got since, or that contradict each other.
  const isOther = codeFields.some(
    (field) => columns[field] !== row[field] && current.isTaken(columns[field] ?? ""),
  );
  if (isOther || Object.keys(codeErrors(columns)).length > 0) {
    const { barcode, pack_barcode, pack_units } = row;
    Object.assign(columns, { barcode, pack_barcode, pack_units });
    kept.push(...restored.filter(isCode).map(({ field }) => field));
    restored = restored.filter((one) => !isCode(one));
  }
  const isMoved = before.subCategoryId !== undefined && !kept.includes("sub_category");
  if (isMoved) {
    columns.sub_category_id = before.subCategoryId ?? row.sub_category_id;
    columns.category_id = before.categoryId ?? row.category_id;
  }
  columns.name_sort = nameSortOf(columns.name);
  const undone = { line: line.line, kept: kept.length > 0 ? kept : null };
  if (restored.length === 0 && !isMoved) return { ...undone, plan: null };
  const hasFiles = restored.some(({ field }) => field === "files");
  const hasImages = restored.some(({ field }) => field === "images");
  const plan = writingPlan(columns, {
    version: row.version,
    groupKey: null,
    images: hasImages ? (before.images?.map(writtenImage) ?? null) : null,
    files: hasFiles && before.files ? filesRestored(before.files, files) : null,
  });
  return { ...undone, plan: { ...plan, history: restored } };
}

/** Finds out what the undo of an applied line writes, and which fields it leaves because they have changed since. */
export const undoLine = (line: ImportLineRow, current: Current, shop: ShopIndex): UndoneLine =>
  line.outcome === "created" ? undoCreated(line, current, shop) : undoUpdated(line, current, shop);
