import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { differenceOf, isZeroPrice } from "@shop/domain/money/money.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import Pencil from "lucide-react/icons/pencil";

import { LocalText } from "../../../shared/local-text.tsx";
import { sumText } from "../../overview/sum-text.ts";
import { DashSection } from "../../shared/dash-section.tsx";
import { Allowed } from "../../shared/rights.tsx";
import { MarginText } from "../../shared/value/margin-text.tsx";
import { keyedLines } from "./line-keys.ts";

export interface OrderMarginProps {
  /** The order whose margin is shown. */
  readonly order: AdminOrder;
  /** Opens the dialog in which the costs are corrected. */
  readonly onEdit: () => void;
}

/** What an order costs the shop and earns, for those who see costs; lines without a known cost are named. */
export function OrderMargin({ order: { margin, lines }, onEdit }: OrderMarginProps) {
  const { costs: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (!margin) return null;
  const unknown = keyedLines(lines).filter(
    ({ line }) => line.unit_cost === null && !isZeroPrice(line.price) && line.qty > (line.returned ?? 0),
  );
  const row = "flex flex-wrap items-baseline justify-between gap-x-4";
  return (
    <DashSection
      title={texts.title}
      action={
        <Allowed need="orders">
          <Button size="sm" className="max-sm:min-h-11" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            {texts.edit}
          </Button>
        </Allowed>
      }
    >
      {isZeroPrice(margin.sales) ? (
        <p className="text-muted">{texts.noMargin}</p>
      ) : (
        <div className="grid gap-1">
          <p className={row}>
            <span>{texts.sales}</span>
            <span className="figures">{sumText(margin.sales)}</span>
          </p>
          <p className={row}>
            <span>{texts.cost}</span>
            <span className="figures">{sumText(differenceOf(margin.sales, margin.amount))}</span>
          </p>
          <p className={`${row} font-semibold`}>
            <span>{texts.margin}</span>
            <MarginText margin={margin} />
          </p>
        </div>
      )}
      {unknown.length > 0 && (
        <div className="text-muted mt-2 text-sm">
          <p>{plural(locale, unknown.length, texts.unknown)}</p>
          <ul className="ms-5 list-disc">
            {unknown.map(({ key, line }) => (
              <li key={key} className="wrap-anywhere">
                <LocalText text={localName(line, locale)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </DashSection>
  );
}
