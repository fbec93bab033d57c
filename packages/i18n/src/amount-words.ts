import { isolated } from "@shop/domain/locale/isolated.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

import { formatPrice } from "./format.ts";

/** An amount with its currency within a sentence, on one line. */
export const amountWords = (amount: string, locale: Locale): string =>
  isolated(formatPrice(amount, "").replace(" ", "\u00A0"), locale);
