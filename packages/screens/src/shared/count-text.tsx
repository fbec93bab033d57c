import type { Listing } from "@shop/data/view.ts";
import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

/** Number of products: exact up to 1,000, '1,000+' beyond. */
export function CountText({ total, totalExact }: Pick<Listing<unknown>, "total" | "totalExact">) {
  const texts = useMessages("products");
  const { locale } = useLocale();
  const exact = totalExact && total <= COUNT_EXACT_UP_TO;
  return exact ? plural(locale, total, texts.count) : texts.countOver;
}
