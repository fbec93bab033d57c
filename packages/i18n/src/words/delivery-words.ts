import { type DeliveryZone, type OrderDelivery, PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { governorateName } from "@shop/domain/delivery/governorate-names.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";

import { fill } from "../fill.ts";
import { formatCount } from "../format.ts";
import type { Messages } from "../messages.ts";
import { plural } from "../plural.ts";
import { amountWords } from "./amount-words.ts";

type Texts = Messages["delivery"];

type Place = Pick<OrderDelivery, "to" | "branch">;

/** The name of a place, for pick-up with that of the branch. */
export function placeName({ to, branch }: Place, locale: Locale, { pickUp }: Texts): string {
  if (to !== PICK_UP) return governorateName(to, locale);
  return branch ? `${pickUp}: ${branch[locale]}` : pickUp;
}

/** What the cost of delivery to a place is called. */
export const deliveryLabel = (place: Place, locale: Locale, texts: Texts): string =>
  place.to === PICK_UP
    ? placeName(place, locale, texts)
    : fill(texts.costTo, { place: governorateName(place.to, locale) });

/** A cost of delivery within a sentence; zero is free. */
export const costWords = (cost: string, locale: Locale, { free }: Texts): string =>
  isZeroPrice(cost) ? free : amountWords(cost, locale);

/** The working days that delivery to a zone takes. */
export function daysWords(
  { days_from: from, days_to: to }: Pick<DeliveryZone, "days_from" | "days_to">,
  locale: Locale,
  { days, daysBetween }: Texts,
): string {
  if (from === to) return plural(locale, to, days);
  return fill(plural(locale, to, daysBetween), { from: formatCount(from) });
}
