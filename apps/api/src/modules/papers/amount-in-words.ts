import type { Locale } from "@shop/domain/locale/locale.ts";
import { ToWords } from "to-words/en-GB";

import { amountInArabicWords } from "./amount-in-arabic-words.ts";

const english = new ToWords({
  converterOptions: {
    currency: true,
    currencyOptions: {
      name: "Egyptian Pound",
      singular: "Egyptian Pound",
      plural: "Egyptian Pounds",
      symbol: "",
      fractionalUnit: { name: "Piastre", singular: "Piastre", plural: "Piastres", symbol: "" },
    },
  },
});

/** An amount of money, a decimal text with two decimals, in words: 'One Hundred Egyptian Pounds Only'. */
export function amountInWords(amount: string, locale: Locale): string {
  const [pounds = 0, piastres = 0] = amount.split(".").map(Number);
  // Nobody says the zero pounds of an amount of piastres.
  return locale === "ar"
    ? `${amountInArabicWords(pounds, piastres)} فقط لا غير`
    : english.convert(amount, { ignoreZeroCurrency: piastres > 0 });
}
