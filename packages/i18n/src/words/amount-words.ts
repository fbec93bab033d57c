import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { formatAmount } from "../format.ts";

/** An amount with its currency within a sentence, on one line. */
export const amountWords = (amount: string, locale: Locale): string =>
  isolated(`${formatAmount(amount)}\u00A0${CURRENCY_LABEL}`, locale);
