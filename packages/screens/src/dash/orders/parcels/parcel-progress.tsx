import { isPartSent } from "@shop/domain/orders/parcels/order-parcels.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";

export interface ParcelProgressProps {
  /** Pieces that parcels have. */
  readonly sent: number;
  /** All pieces of the order. */
  readonly pieces: number;
}

/** How many pieces of an order were sent; nothing where none or all were. */
export function ParcelProgress({ sent, pieces }: ParcelProgressProps) {
  const { parcels: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (!isPartSent({ sent, pieces })) return null;
  return <Badge>{fill(plural(locale, pieces, texts.progress), { sent: formatCount(sent) })}</Badge>;
}
