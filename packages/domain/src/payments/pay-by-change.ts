import { type PayBy, paymentOptions } from "./payment-options.ts";

const NONE = "–";
const textOf = (payBy: PayBy | null): string => (payBy ? `${payBy.option} ${payBy.fee}` : NONE);

/** Whether two orders are paid alike. */
export const samePayBy = (one: PayBy | null, other: PayBy | null): boolean => textOf(one) === textOf(other);

/** What differs between two ways to pay an order, in signs that are read in every language. */
export const payByChangeText = (before: PayBy | null, after: PayBy | null): string =>
  `${textOf(before)} → ${textOf(after)}`;

/** Replaces the options and fees in a text of {@link payByChangeText}. */
export const mapPayByChange = (text: string, replace: (payBy: PayBy) => string): string =>
  text.replaceAll(/(?<option>[a-z_]+) (?<fee>\d+\.\d{2})/g, (all, name: string, fee: string) => {
    const option = paymentOptions.find((one) => one === name);
    return option ? replace({ option, fee }) : all;
  });
