import { hasOwnUnit, isSet, piecesOfUnit, type SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";
import { plural } from "../plural.ts";
import { quantityWords } from "./unit-words.ts";

/** What {@link heldWords} says quantities with. */
interface HeldTexts {
  readonly units: Messages["common"]["units"];
  readonly unitsOf: Messages["partsList"]["unitsOf"];
}

/** The units that hold the pieces that are needed: '100 pieces: 10 packs of 10', '2 sets'; null where they are pieces. */
export function heldWords(
  sold: SoldUnit,
  { qty, needed }: { readonly qty: number; readonly needed: number },
  locale: Locale,
  { units: texts, unitsOf }: HeldTexts,
): string | null {
  const { unit } = sold;
  const pieces = piecesOfUnit(sold);
  // Pieces of a set differ, so that none of them are what is needed.
  if (!hasOwnUnit(sold) || !unit || unit === "piece" || isSet(sold) || pieces === 1)
    return quantityWords(sold, qty, locale, texts);
  const units = plural(locale, qty, texts.counts[unit]);
  const held =
    unit === "pair" ? units : fill(unitsOf, { units, pieces: plural(locale, pieces, texts.ofUnit) });
  return `${plural(locale, needed, texts.pieces)}: ${held}`;
}
