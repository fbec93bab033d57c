import { SHOP_TIME_ZONE } from "../constants.ts";
import { isLower } from "../money/lower-price.ts";
import { isZeroPrice, PRICE_PATTERN, toMinorUnits } from "../money/money.ts";
import { asciiDigits } from "../search/folding.ts";
import { restockDay } from "./restock-day.ts";

/** Days for which a price should have been asked before an offer is measured by it. */
export const HELD_DAYS = 30;

/** The offer of a product: a lower price for some time. */
export interface Offer {
  /** Decimal text; null without an offer. */
  readonly offer_price: string | null;
  /** First and last minute in the shop's time zone, as '2026-12-12T09:00'; null where it is open. */
  readonly offer_from: string | null;
  readonly offer_until: string | null;
}

/** No offer. */
export const noOffer: Offer = { offer_price: null, offer_from: null, offer_until: null };

const TIME = /^(?<day>.+?)(?:T|\s+)(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?::\d{2}(?:\.\d+)?)?$/;

function minuteOf(text: string, ofDay: string): string | null {
  const plain = asciiDigits(text).trim();
  const { day: dayText = plain, hour, minute } = TIME.exec(plain)?.groups ?? {};
  const day = restockDay(dayText);
  if (day === null) return null;
  return hour === undefined ? `${day}T${ofDay}` : `${day}T${hour.padStart(2, "0")}:${minute}`;
}

/** The first minute of an offer as '2026-12-12T09:00': of a day with or without a time, the day in any form of {@link restockDay}; null for any other text. */
export const firstMinute = (text: string): string | null => minuteOf(text, "00:00");

/** The last minute of an offer, likewise; of a day without a time it is the day's last one. */
export const lastMinute = (text: string): string | null => minuteOf(text, "23:59");

// The Swedish format of a time is that of ISO 8601, with a space.
const minuteFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/** The minute of a moment in the shop's time zone, as '2026-12-12T09:00'. */
export const shopMinuteOf = (moment: Date): string => minuteFormat.format(moment).replace(" ", "T");

/** A product with its price and its offer. */
export interface OfferedProduct extends Offer {
  readonly price: string;
}

/** The faults of an offer by field; none for one that can be stored. */
export function offerErrors({
  price,
  offer_price: lower,
  offer_from: from,
  offer_until: until,
}: OfferedProduct): {
  readonly offer_price?: "required" | "not_below_price";
  readonly offer_until?: "ends_before_start";
} {
  if (lower === null) return from === null && until === null ? {} : { offer_price: "required" };
  const isPositive = !isZeroPrice(lower) && toMinorUnits(lower) !== null;
  return {
    ...((!isPositive || !isLower(lower, price)) && { offer_price: "not_below_price" }),
    ...(from !== null && until !== null && until < from && { offer_until: "ends_before_start" }),
  };
}

/** Whether an offer holds in a minute. The server's database decides by the same rule, in the function `price_of` of its migrations. */
export const offerHoldsAt = (
  { price, offer_price: lower, offer_from: from, offer_until: until }: OfferedProduct,
  minute: string,
): boolean =>
  lower !== null &&
  isLower(lower, price) &&
  (from === null || from <= minute) &&
  (until === null || minute <= until);

/** What shoppers see of the price of a product. */
export interface ShownPrice {
  /** What it costs now. */
  readonly price: string;
  /** What it costs without the offer that holds; null without one. */
  readonly price_before: string | null;
  /** The last minute of that offer; null where it has none. */
  readonly offer_until: string | null;
}

/** What shoppers see of a price in a minute. */
export function priceAtMinute(product: OfferedProduct, minute: string): ShownPrice {
  const { price, offer_price: lower, offer_until } = product;
  return lower !== null && offerHoldsAt(product, minute)
    ? { price: lower, price_before: price, offer_until }
    : { price, price_before: null, offer_until: null };
}

const MINUTE = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}`;
const OFFER = new RegExp(`^(?<price>[\\d.]+)(?: from (?<from>${MINUTE}))?(?: until (?<until>${MINUTE}))?$`);

/** An offer as one value of the change history, which people and programs read; null for none. */
export const offerText = ({
  offer_price: price,
  offer_from: from,
  offer_until: until,
}: Offer): string | null =>
  price === null
    ? null
    : [price, from !== null && `from ${from}`, until !== null && `until ${until}`].filter(Boolean).join(" ");

/** The offer of a text of {@link offerText}; none for any other text. */
export function offerOf(text: string | number | null): Offer {
  const { price, from, until } = OFFER.exec(String(text ?? ""))?.groups ?? {};
  return price !== undefined && PRICE_PATTERN.test(price)
    ? { offer_price: price, offer_from: from ?? null, offer_until: until ?? null }
    : noOffer;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a price that has been asked since a moment will have held for {@link HELD_DAYS} when an offer begins; one without a first minute begins now. */
export function hasHeld(since: string, { offer_from: from }: Offer, now: number): boolean {
  // A day more or less of summer time does not matter here.
  const start = from === null ? now : Math.max(now, Date.parse(`${from}Z`));
  return start - Date.parse(since) >= HELD_DAYS * DAY_MS;
}
