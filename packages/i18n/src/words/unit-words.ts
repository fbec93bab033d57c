import { type OrderRules, quantityRange } from "@shop/domain/cart/order-quantity.ts";
import {
  hasOwnUnit,
  isSet,
  piecesOfUnit,
  type SellingUnit,
  type SoldUnit,
} from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { pricePerPiece } from "@shop/domain/money/price-per-piece.ts";

import { fill } from "../fill.ts";
import { formatCount } from "../format.ts";
import type { Messages } from "../messages.ts";
import { plural } from "../plural.ts";
import { amountWords } from "./amount-words.ts";

type Texts = Messages["common"]["units"];

const unitOf = (sold: SoldUnit): Exclude<SellingUnit, "piece"> | null =>
  hasOwnUnit(sold) && sold.unit && sold.unit !== "piece" ? sold.unit : null;

/** What one piece costs where several have a price together: '2.25 EG each'; null where the price is that of a piece or being updated, or of a set, whose pieces differ. */
function eachPriceWords(sold: SoldUnit, price: string, locale: Locale, texts: Texts): string | null {
  const pieces = piecesOfUnit(sold);
  const each = pieces > 1 && !isSet(sold) ? pricePerPiece(price, pieces) : null;
  return each === null ? null : fill(texts.each, { price: amountWords(each, locale) });
}

/** What a price is for: 'per pack of 10 · 1 EG each'; null where it is that of a piece. */
export function unitPriceWords(sold: SoldUnit, price: string, locale: Locale, texts: Texts): string | null {
  const unit = unitOf(sold);
  if (!unit) return null;
  const pieces = piecesOfUnit(sold);
  const perOf: Readonly<Partial<Record<SellingUnit, string>>> = texts.perOf;
  const counted = pieces > 1 ? perOf[unit] : undefined;
  const per = counted ? fill(counted, { pieces: plural(locale, pieces, texts.ofUnit) }) : texts.per[unit];
  const each = eachPriceWords(sold, price, locale, texts);
  return each === null ? per : `${per} · ${each}`;
}

/** What a quantity is: '3 packs = 30 pieces', '3 metres'; null where it is one of pieces. */
export function quantityWords(sold: SoldUnit, qty: number, locale: Locale, texts: Texts): string | null {
  const unit = unitOf(sold);
  if (!unit) return null;
  const pieces = piecesOfUnit(sold);
  const units = plural(locale, qty, texts.counts[unit]);
  return pieces > 1 ? `${units} = ${plural(locale, qty * pieces, texts.pieces)}` : units;
}

/** A quantity with what a piece of it costs, as lines of orders and papers say it: '3 packs = 30 pieces · 2.25 EG each'; null where it is one of pieces. */
export function soldWords(
  sold: SoldUnit,
  { qty, price }: { readonly qty: number; readonly price: string },
  locale: Locale,
  texts: Texts,
): string | null {
  const words = quantityWords(sold, qty, locale, texts);
  const each = words && eachPriceWords(sold, price, locale, texts);
  return each ? `${words} · ${each}` : words;
}

/** The quantities that can be ordered: 'at least 10 · in steps of 5'; null where all can. */
export function orderRulesWords(rules: OrderRules, texts: Texts): string | null {
  const { min, max, step } = quantityRange(rules);
  const words = [
    min > 1 && fill(texts.least, { count: formatCount(min) }),
    step > 1 && fill(texts.steps, { count: formatCount(step) }),
    rules.max_order != null && max < MAX_LINE_QUANTITY && fill(texts.most, { count: formatCount(max) }),
  ].filter((one) => one !== false);
  return words.length === 0 ? null : words.join(" · ");
}
