import { isolated } from "@shop/domain/locale/isolated.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Words a quantity price, such as 'from 10: 4.50 EG'. */
export function useQuantityPriceWords(): (step: QuantityPrice) => string {
  const { quantityPrice } = useMessages("dashShell").fields;
  const { locale } = useLocale();
  return ({ from, price }) =>
    fill(quantityPrice, { pieces: formatCount(from), price: isolated(formatPrice(price, ""), locale) });
}
