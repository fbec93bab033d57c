import type { Decimal } from "../../specifications/decimal.ts";
import type { UnitName } from "../../specifications/units.ts";
import type { ExactValue } from "./passive-code.ts";

/** A decimal as plain text, without zeros that say nothing: '0.0000001'. */
function plainText({ digits, power }: Decimal): string {
  const all = String(digits);
  if (power >= 0) return digits === 0n ? "0" : all + "0".repeat(power);
  const padded = all.padStart(1 - power, "0");
  const fraction = padded.slice(power).replace(/0+$/, "");
  const whole = padded.slice(0, power);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** A decimal with its unit. */
export const exactValue = (decimal: Decimal, unit: UnitName): ExactValue => ({
  amount: plainText(decimal),
  unit,
});

/** A value from its text in a table, in the unit. */
export const stated = (amount: string, unit: UnitName): ExactValue => ({ amount, unit });
