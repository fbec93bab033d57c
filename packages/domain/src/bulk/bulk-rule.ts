import type { StockReason } from "../books/stock-reasons.ts";
import { isCostEntry } from "../catalogue/product-fields.ts";
import type { Visibility } from "../catalogue/visibility.ts";
import { normalizeSigned } from "./signed-decimal.ts";

/** How a changed price is rounded: to the piastre, to whole pounds divisible by a number, or to whole pounds that end in 9. */
export const priceRoundings = ["none", "1", "5", "10", "9"] as const;

/** How a cost changes: by a percentage or an amount, or to a fixed one. */
export const costChanges = ["percent", "amount", "fixed"] as const;

/** How a price changes: as a cost does, or to the cost of its product with a percentage added. */
export const priceChanges = [...costChanges, "from_cost"] as const;

/** How an offer is made: lower than the price by a percentage or an amount, or at a fixed price; or all offers end. */
export const offerChanges = ["percent", "amount", "fixed", "clear"] as const;

/** How a stock changes: by a number of pieces, or to a fixed number. */
export const stockChanges = ["amount", "fixed"] as const;

/** How a visibility changes: all products get the same. */
export const visibilityChanges = ["fixed"] as const;

/** How a specification changes: all products get the same value, or lose theirs. */
export const specificationChanges = ["set", "clear"] as const;

/** How the unit that is sold changes: all products get the same, or each the one that its name says. */
export const unitChanges = ["set", "from_name"] as const;

/** The bounds of ordered quantities that can be changed. */
export const boundFields = ["min_order", "order_step", "max_order"] as const;

/** How such a bound changes: all products get the same, or lose theirs. */
export const boundChanges = ["set", "clear"] as const;

/** How a rate of value added tax changes: all products get the same, or the standard one. */
export const vatChanges = ["set", "standard"] as const;

/** How a supplier changes: all products get the same, or none. */
export const supplierChanges = ["set", "clear"] as const;

/** How a changed price is rounded. */
export type PriceRounding = (typeof priceRoundings)[number];

/** A change of many prices. */
export interface PriceRule {
  readonly field: "price";
  readonly change: (typeof priceChanges)[number];
  /** Signed decimal text with at most two decimals: percent or pounds. */
  readonly value: string;
  readonly rounding: PriceRounding;
}

/** A change of what many products cost the shop. */
export interface CostRule {
  readonly field: "cost_price";
  readonly change: (typeof costChanges)[number];
  /** As that of a price. */
  readonly value: string;
  readonly rounding: PriceRounding;
}

/** An offer of many products. */
export interface OfferRule {
  readonly field: "offer";
  readonly change: (typeof offerChanges)[number];
  /** Decimal text with at most two decimals: percent or pounds by which the offer is lower, or its price; '' where offers end. */
  readonly value: string;
  readonly rounding: PriceRounding;
  /** First and last minute as {@link Offer} has them; null where it is open. */
  readonly from: string | null;
  readonly until: string | null;
}

/** A change of the stock of many products. */
export interface StockRule {
  readonly field: "amount";
  readonly change: (typeof stockChanges)[number];
  /** Pieces. */
  readonly value: number;
  /** Why it changes; without one it is a correction. */
  readonly stock_reason?: StockReason | undefined;
}

/** By how many pieces an entered rule changes stocks; null for a fixed number, to which some rise and others fall, 0 where none is entered. */
export function piecesOfRule({ change, value }: Readonly<Record<"change" | "value", string>>): number | null {
  const pieces = Number(normalizeSigned(value));
  if (normalizeSigned(value) === "" || !Number.isInteger(pieces)) return 0;
  return change === "fixed" ? null : pieces;
}

/** A change of the stock of many products to what was counted, which the booking of a stock count makes. */
export interface CountRule {
  readonly field: "amount";
  readonly change: "count";
  /** Id of the stock count. */
  readonly value: number;
}

/** A change of stock and costs of many products by what has arrived of a purchase order. */
export interface ReceiptRule {
  readonly field: "amount";
  readonly change: "receipt";
  /** Id of the purchase order. */
  readonly value: number;
}

/** A change of the supplier that many products name, which a supplier's list makes. */
export interface SupplyRule {
  readonly field: "supply";
  readonly change: "list";
  /** Id of the supplier. */
  readonly value: number;
}

/** A change of the supplier that many products name: to one for all, or to none. */
export interface SupplierRule {
  readonly field: "supply";
  readonly change: (typeof supplierChanges)[number];
  /** Id of the supplier; null where it is cleared. */
  readonly value: number | null;
}

/** A change of where shoppers see many products. */
interface VisibilityRule {
  readonly field: "visibility";
  readonly change: (typeof visibilityChanges)[number];
  readonly value: Visibility;
}

/** A rule of a field that every product has. */
export type PlainRule = PriceRule | StockRule | VisibilityRule;

/** A change of the value that many products have of one attribute. */
export interface SpecificationRule {
  readonly field: "specification";
  readonly change: (typeof specificationChanges)[number];
  readonly attribute_id: number;
  /** The value as forms have it; '' where it is cleared. */
  readonly value: string;
}

/** A change of the unit that many products are sold in. */
export interface UnitRule {
  readonly field: "unit";
  readonly change: (typeof unitChanges)[number];
  /** A text of `unitText`; '' where the names say it. */
  readonly value: string;
}

/** A change of the least, the steps or the most that shoppers order of many products. */
export interface BoundRule {
  readonly field: (typeof boundFields)[number];
  readonly change: (typeof boundChanges)[number];
  /** Units; null where it is cleared. */
  readonly value: number | null;
}

/** A change of how many products are sold. */
export type SellingRule = UnitRule | BoundRule;

/** A change of the rate of value added tax of many products. */
export interface VatRule {
  readonly field: "vat_rate";
  readonly change: (typeof vatChanges)[number];
  /** Decimal text with two decimals, '0.00' for exempt; '' for the standard rate. */
  readonly value: string;
}

/** A change of one field of many products. */
export type BulkRule =
  | PlainRule
  | CostRule
  | OfferRule
  | SellingRule
  | VatRule
  | SupplierRule
  | SpecificationRule;

/** The fields that can be changed in many products at once, in their order. */
export const bulkFields = [
  "price",
  "cost_price",
  "offer",
  "amount",
  "visibility",
  "vat_rate",
  "unit",
  ...boundFields,
  "supply",
  "specification",
] as const satisfies readonly BulkRule["field"][];

/** True for a rule of a bound of ordered quantities. */
export const isBoundRule = <R extends { readonly field: string }>(
  rule: R,
): rule is Extract<R, { readonly field: BoundRule["field"] }> =>
  boundFields.some((field) => field === rule.field);

/** Whether only those who see costs make, see and undo a change by a rule: it changes costs, also with the stock, or prices that tell them. */
export const isAboutCosts = ({
  field,
  change,
}: Pick<BulkRule | CountRule | ReceiptRule | SupplyRule, "field" | "change">): boolean =>
  isCostEntry(field) || change === "from_cost" || change === "receipt";

/** Whether a change needs no value: fields lose theirs, or each product gets its own. */
export const isWithoutValue = (change: string): boolean =>
  change === "clear" || change === "from_name" || change === "standard";

/** A field of {@link bulkFields}. */
export type BulkField = BulkRule["field"];

/**
 * The value of such a field: decimal text of a price, with its quantity prices behind it where they change with it, an offer as the change
 * history has it, a number of pieces or units, a visibility, a rate, '' for the standard one, a text of `unitText` or `supplyText`, or the text of a specification as forms have it, '' where
 * there is none.
 */
export type BulkValue = string | number;

/** Maximum number of products that one rule changes. */
export const MAX_BULK_PRODUCTS = 20_000;

/** Maximum number of products that are selected one by one: they stand in the address of a page. */
export const MAX_SELECTED = 1000;

/** Maximum number of pieces of one product. */
export const MAX_STOCK = 1_000_000_000;
