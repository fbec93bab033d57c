import type { BulkOutcome } from "./bulk-outcome.ts";
import type { VatRule } from "./bulk-rule.ts";

/** What a rule makes of the rate of a product, null for the standard one; '' is the standard one in its outcome. */
export const changeVat = (
  { vat_rate: rate }: { readonly vat_rate?: string | null },
  { value }: VatRule,
): BulkOutcome =>
  (rate ?? "") === value
    ? { value: null, reason: value === "" ? "no_value" : "unchanged" }
    : { value, reason: null };
