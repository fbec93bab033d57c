import { CURRENCY_LABEL } from "@shop/contract/constants.ts";
import { isZeroPrice, toMinorUnits } from "@shop/contract/money.ts";

/** The figures of a price with thousands separators ('1,450', '12.50'); text that is no price stays as it is. */
export function formatAmount(price: string): string {
  const minor = toMinorUnits(price);
  if (minor === null) return price;
  const whole = (minor / 100n).toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  const fraction = minor % 100n;
  return fraction === 0n ? whole : `${whole}.${fraction.toString().padStart(2, "0")}`;
}

/** A price or total with its label, for plain text ('1,450 EG'); zero gives the given wording of 'price updating'. */
export const formatPrice = (price: string, updating: string): string =>
  isZeroPrice(price) ? updating : `${formatAmount(price)} ${CURRENCY_LABEL}`;
