import type { QuarantineMoveEntry } from "@shop/contract/quarantine/quarantine.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { TextLink } from "@shop/ui/text-link.tsx";

import { LocalText } from "../../shared/local-text.tsx";
import { useMay } from "../shared/rights.tsx";

export interface QuarantineMovesProps {
  readonly moves: readonly QuarantineMoveEntry[];
}

/** What moved units that are not for sale: how many, why, with which order, when and by whom. */
export function QuarantineMoves({ moves }: QuarantineMovesProps) {
  const texts = useMessages("dashQuarantine");
  const { reasons } = useMessages("dashOrders").returns;
  const { locale } = useLocale();
  const isolated = useIsolated();
  const seesOrders = useMay("view_orders");
  return (
    <ul>
      {moves.map(({ id, kind, qty, reason, order, note, at, by, ...product }) => (
        <li key={id} className="border-line border-b py-2 text-sm last:border-b-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span dir="ltr" className="figures font-semibold">
              {qty > 0 ? `+${qty}` : `−${-qty}`}
            </span>
            <span className="min-w-0 font-semibold wrap-anywhere">
              <LocalText text={localName(product, locale)} />
            </span>
            <span>{[texts.moves[kind], reason && reasons[reason]].filter(Boolean).join(" · ")}</span>
            {order &&
              (seesOrders ? (
                <TextLink href={`/dash/orders/${order.id}`}>
                  {fill(texts.order, { number: isolated(order.number) })}
                </TextLink>
              ) : (
                <span>{fill(texts.order, { number: isolated(order.number) })}</span>
              ))}
          </p>
          <p className="text-muted wrap-anywhere">
            {fill(texts.moment, {
              day: formatDay(at, locale),
              time: formatTime(at, locale),
              who: isolated(by),
            })}
          </p>
          {note !== "" && (
            <p dir="auto" className="wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
