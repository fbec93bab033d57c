import { errorWords } from "@shop/i18n/error-words.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

/** Returns a function that words the error of a line's quantity: the number of pieces left, or an error code. */
export function useLeftWords(): (error: string) => string {
  const { edit: texts } = useMessages("dashOrders");
  const words = useMessages("errors");
  const { locale } = useLocale();
  return (error) => {
    if (!/^\d+$/.test(error)) return errorWords(words, error);
    return error === "0" ? texts.none : plural(locale, Number(error), texts.left);
  };
}
