import { fromMinorUnits, toMinorUnits } from "@shop/domain/money/money.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import { type DecimalMark, plainNumber, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { fromOfTier, type TierColumn } from "@shop/domain/sheets/tier-columns.ts";

/** Quantity prices without those that are the price of fewer pieces as well: they change nothing for buyers. */
export const withoutEqual = (steps: readonly QuantityPrice[], price: string | undefined): QuantityPrice[] =>
  steps.filter((step, index) => step.price !== (steps[index - 1]?.price ?? price));

/** The quantity prices in the cells of their columns; with one that is no price none is read, because the others would hold for its pieces. */
export function readTiers(
  cells: ReadonlyMap<TierColumn, RawCell>,
  decimal: DecimalMark,
): { readonly steps: readonly QuantityPrice[] | null; readonly errors: Readonly<Record<string, string>> } {
  const errors: Record<string, string> = {};
  const steps: QuantityPrice[] = [];
  for (const [column, cell] of cells) {
    const plain = plainNumber(cell, decimal);
    const minor = plain === null ? null : toMinorUnits(plain);
    if (plain === null) errors[column] = "bad_number";
    else if (!minor) errors[column] = "bad_price";
    else steps.push({ from: fromOfTier(column), price: fromMinorUnits(minor) });
  }
  const isRead = steps.length > 0 && Object.keys(errors).length === 0;
  return { steps: isRead ? steps.toSorted((a, b) => a.from - b.from) : null, errors };
}
