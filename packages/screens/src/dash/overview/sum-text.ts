import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { formatAmount } from "@shop/i18n/format.ts";

/** A sum with its currency label; unlike a price, 0 is a sum like others. */
export const sumText = (sum: string): string => `${formatAmount(sum)} ${CURRENCY_LABEL}`;
