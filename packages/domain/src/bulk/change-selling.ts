import { type OrderRules, quantityErrors } from "../cart/order-quantity.ts";
import type { NamedPack } from "../catalogue/asked-pack.ts";
import { packInName } from "../catalogue/pack-in-name.ts";
import { hasOwnUnit, readUnitText, type SoldUnit, unitText } from "../catalogue/selling-unit.ts";
import type { BulkOutcome, SkipReason } from "./bulk-outcome.ts";
import type { BoundRule, UnitRule } from "./bulk-rule.ts";

/** A product with its names and how it is sold. */
export type SoldProduct = NamedPack & OrderRules;

const skipped = (reason: SkipReason): BulkOutcome => ({ value: null, reason });

/** What a rule makes of the unit of a product. Names are read for products alone that are sold by the piece. */
export function changeUnit(product: SoldProduct, { change, value }: UnitRule): BulkOutcome {
  const before = unitText(product);
  if (change === "set") return value === before ? skipped("unchanged") : { value, reason: null };
  if (hasOwnUnit(product)) return skipped("has_unit");
  const found = packInName(product);
  if (typeof found === "string") return skipped(found);
  const text = unitText(found);
  return text === product.denied_pack ? skipped("denied_pack") : { value: text, reason: null };
}

/** What a rule makes of a bound of the quantities of a product; one that is not set is ''. */
export function changeBound(product: SoldProduct, { field, value }: BoundRule): BulkOutcome {
  if (value === (product[field] ?? null)) return skipped(value === null ? "no_value" : "unchanged");
  return isPossibleBound(product, field, value)
    ? { value: value ?? "", reason: null }
    : skipped("no_valid_quantity");
}

/** Whether some quantity of a product can be ordered with another bound. */
export const isPossibleBound = (
  product: OrderRules,
  field: BoundRule["field"],
  value: number | null,
): boolean =>
  Object.keys(quantityErrors({ ...product, unit: null, pieces_per_unit: null, [field]: value })).length === 0;

/** The unit of a text that a change has written; throws for any other text. */
export function storedUnit(text: string | number): Required<SoldUnit> {
  const read = readUnitText(String(text));
  if (!read) throw new Error(`A change of units holds ${text}.`);
  return read;
}
