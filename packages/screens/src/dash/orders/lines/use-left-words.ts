import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

/** Returns a function that words the number of pieces left. */
export function useLeftWords(): (left: number) => string {
  const { edit: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (left) => (left === 0 ? texts.none : plural(locale, left, texts.left));
}
