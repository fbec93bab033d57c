import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";

/** A number as it is read: with a minus in place of a hyphen. */
export const signed = (text: string): string => text.replace("-", "−");

/** A sum with its currency label; unlike a price, 0 is a sum like others, and so is one below it. */
export const sumText = (sum: string): string => `${signed(formatAmount(sum))} ${CURRENCY_LABEL}`;

/** A number that may be below 0, such as that of units of which more came back than were sold. */
export const countText = (count: number): string => signed(formatCount(count));
