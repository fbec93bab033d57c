import type { Locale } from "@shop/domain/locale/locale.ts";
import { ToWords as Arabic } from "to-words/ar-EG";
import { ToWords as English } from "to-words/en-GB";

const english = new English({
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
const arabic = new Arabic({ converterOptions: { currency: true } });

/** An amount of money, a decimal text with two decimals, in words: 'One Hundred Egyptian Pounds Only'. */
export const amountInWords = (amount: string, locale: Locale): string =>
  locale === "ar"
    ? // The conjunction is written with the word that follows it.
      arabic.convert(amount).replaceAll(" و ", " و")
    : english.convert(amount);
