import { divideHalfUp } from "../money/divide-half-up.ts";

/** What one unit cost the shop, as a line of an order states it. */
export interface CostedLine {
  /** With two decimals; null where it is not known. */
  readonly cost: string | null;
  /** The same with up to six decimals; null where `cost` is exact. */
  readonly costExact?: string | null | undefined;
}

const DECIMALS = 6;

/** What some units cost together in the smallest unit, half up; nothing without a cost. */
export function costOfUnits({ cost, costExact }: CostedLine, units: number): bigint {
  const [whole = "", fraction = ""] = (costExact ?? cost ?? "0").split(".");
  const micro = BigInt(whole + fraction.padEnd(DECIMALS, "0"));
  return divideHalfUp(micro * BigInt(units), 10n ** BigInt(DECIMALS - 2));
}
