import {
  hasOwnUnit,
  piecesOfUnit,
  type SellingUnit,
  type SoldUnit,
} from "@shop/domain/catalogue/selling-unit.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";
import { plural } from "../plural.ts";

/** What {@link aUnitWords} says units with. */
interface UnitTexts {
  readonly units: Readonly<Record<Exclude<SellingUnit, "piece">, string>>;
  readonly unitsOf: Readonly<Partial<Record<SellingUnit, string>>>;
  readonly ofUnit: Messages["common"]["units"]["ofUnit"];
}

/** One unit within a sentence: 'a pack of 10', 'a pair'; null for a piece. */
export function aUnitWords(
  sold: SoldUnit,
  locale: Locale,
  { units, unitsOf, ofUnit }: UnitTexts,
): string | null {
  const { unit } = sold;
  if (!hasOwnUnit(sold) || !unit || unit === "piece") return null;
  const pieces = piecesOfUnit(sold);
  const counted = pieces > 1 ? unitsOf[unit] : undefined;
  return counted === undefined ? units[unit] : fill(counted, { pieces: plural(locale, pieces, ofUnit) });
}
