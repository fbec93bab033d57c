import { EXEMPT_VAT_RATE, shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import type { VatPart } from "@shop/domain/orders/lines/vat.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";

/** A sum of a breakdown by rates of value added tax. */
export interface VatRow {
  readonly label: string;
  /** Decimal text. */
  readonly amount: string;
}

/** The sums of an order by rate: net and tax of each; one sum for what is exempt. */
export const vatRows = (parts: readonly VatPart[], texts: Messages["vat"]): VatRow[] =>
  parts.flatMap(({ rate, net, vat }) => {
    if (rate === EXEMPT_VAT_RATE) return [{ label: texts.exempt, amount: net }];
    const values = { rate: shortVatRate(rate) };
    return [
      { label: fill(texts.net, values), amount: net },
      { label: fill(texts.vat, values), amount: vat },
    ];
  });
