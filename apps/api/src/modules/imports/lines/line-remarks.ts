import type { FieldChange } from "@shop/contract/history/history.ts";

import type { ProductRow } from "../../products/products.table.ts";
import type { LineValues } from "./line-values.ts";

/** What a line does, as far as remarks are about it. */
interface RemarkedLine {
  readonly outcome: "created" | "updated" | "unchanged";
  readonly values: LineValues;
  readonly fields: readonly FieldChange[];
  readonly product: ProductRow | null;
  /** What is taken and may be meant otherwise. */
  readonly doubts: Readonly<Record<string, string>>;
  /** What is left out. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Whether its name stands for a description that it leaves blank. */
  readonly isNameOnly: boolean;
  readonly isPartTaken: boolean;
  /** Whether its barcode alone says which product it is about. */
  readonly isByBarcode: boolean;
  /** Whether its names tell a pack though the product stays sold by the piece. */
  readonly isPackLeft: boolean;
  readonly isJump: boolean;
  /** Whether its stock is not set, because nothing says what was sold, returned or received since the sheet was made. */
  readonly isStockKept: boolean;
  /** What is wrong with its pictures; null where nothing is. */
  readonly pictures: string | null;
}

/** The remarks on a line by field; null without any. */
export function remarksOn(line: RemarkedLine): Readonly<Record<string, string>> | null {
  const { outcome, values, fields, product, doubts } = line;
  const changes = (...names: readonly string[]): boolean => fields.some(({ field }) => names.includes(field));
  // Nothing says what quantity prices become with another price: each was agreed upon, and none may be made up.
  const areTiersKept =
    product !== null &&
    product.quantity_prices.length > 0 &&
    values.quantity_prices === undefined &&
    changes("price");
  const remarks = {
    ...(line.isPackLeft && changes("name", "name_ar", "price", "amount") && { name: "pack_in_name" }),
    ...(areTiersKept && { quantity_prices: "tiers_kept" }),
    ...doubts,
    ...line.leftOut,
    ...(line.isNameOnly && { description: "name_as_description" }),
    ...(line.isByBarcode && { barcode: "found_by_barcode" }),
    ...(line.isPartTaken && { part_number: "part_number_taken" }),
    ...(line.pictures !== null && { images: line.pictures }),
    ...(outcome === "created" && values.unknown_stock && { amount: "stock_unknown" }),
    ...(line.isStockKept && { amount: "stock_kept" }),
    ...(line.isJump && { price: "price_jump" }),
  };
  return Object.keys(remarks).length > 0 ? remarks : null;
}
