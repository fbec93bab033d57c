import type { BulkValue } from "./bulk-rule.ts";

/**
 * Reasons for which a rule leaves a product as it is:
 * - `unpriced`: its price is being updated (0), so there is nothing to calculate with
 * - `no_cost`: what it costs the shop is not known, so there is nothing to calculate with
 * - `not_positive`: the new price would be 0 or less
 * - `not_below_price`: the price of the offer would not be lower
 * - `quantity_prices`: the quantity prices would no longer fall from the new price
 * - `below_zero`: fewer than no pieces would be left
 * - `too_high`: the new value would be above the maximum
 * - `has_unit`: it is sold as something else than a piece already
 * - `no_pack_in_name`: its name names no pack, strip, reel, pair or set
 * - `unclear_pack`: its name names several numbers of pieces
 * - `denied_pack`: somebody has said that it is not sold in the pack of its name
 * - `no_valid_quantity`: no quantity could be ordered any more
 * - `not_of_group`: its sub category does not have the attribute
 * - `no_value`: it has no value that could be cleared
 * - `unchanged`: it has the new value already
 */
export const skipReasons = [
  "unpriced",
  "no_cost",
  "not_positive",
  "not_below_price",
  "quantity_prices",
  "below_zero",
  "too_high",
  "has_unit",
  "no_pack_in_name",
  "unclear_pack",
  "denied_pack",
  "no_valid_quantity",
  "not_of_group",
  "no_value",
  "unchanged",
] as const;

/** A reason for which a rule leaves a product as it is. */
export type SkipReason = (typeof skipReasons)[number];

/** What a rule does to a product: its new value, or the reason for which there is none. */
export type BulkOutcome =
  | { readonly value: BulkValue; readonly reason: null }
  | { readonly value: null; readonly reason: SkipReason };

/** The outcome of a rule that leaves a product as it is. */
export const skipped = (reason: SkipReason): BulkOutcome => ({ value: null, reason });
