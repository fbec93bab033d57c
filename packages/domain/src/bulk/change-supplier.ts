import { type Supply, supplyText } from "../suppliers/supply-text.ts";
import { type BulkOutcome, skipped } from "./bulk-outcome.ts";

/**
 * What a rule makes of the supplier of a product, null for none. Part number and pack are those of the supplier before, so that they do not
 * stay with another one.
 */
export function changeSupplier(before: Supply | null, supplier: Supply["supplier"] | null): BulkOutcome {
  if (supplier === null) return before === null ? skipped("no_value") : { value: "", reason: null };
  const after = { supplier, part: "", pack: 1 };
  return before?.supplier.id === supplier.id
    ? skipped("unchanged")
    : { value: supplyText(after), reason: null };
}
