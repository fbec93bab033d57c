import type { Offer } from "@shop/domain/catalogue/offer.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatMinute } from "@shop/i18n/format-date.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

export interface OfferValueProps {
  /** The offer to show; without a price nothing is shown. */
  readonly offer: Offer;
}

/** An offer in one line: its price, and its first and last minute. */
export function OfferValue({
  offer: { offer_price: price, offer_from: from, offer_until: until },
}: OfferValueProps) {
  const texts = useMessages("dashShell").fields.offer;
  const { locale } = useLocale();
  if (price === null) return null;
  return (
    <>
      <bdi className="figures whitespace-nowrap">{`${formatAmount(price)} ${CURRENCY_LABEL}`}</bdi>
      {from !== null && ` ${fill(texts.from, { minute: formatMinute(from, locale) })}`}
      {until !== null && ` ${fill(texts.until, { minute: formatMinute(until, locale) })}`}
    </>
  );
}
