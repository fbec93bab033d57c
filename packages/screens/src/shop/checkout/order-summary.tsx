import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { priceBeforeForPieces } from "@shop/domain/money/quantity-prices.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";

import { lineName } from "../../shared/local-line.ts";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { Price } from "../../shared/product/price.tsx";
import { UnitQuantity } from "../../shared/product/unit-notes.tsx";
import { TotalLine, UpdatingNote } from "../../shared/sums/total-line.tsx";
import { LineChangeNote } from "../carts/line-change-note.tsx";
import { QuotedDelivery } from "../delivery/quoted-delivery.tsx";

export interface OrderSummaryProps {
  /** The ordered lines: changed ones are listed first and never collapsed. */
  readonly lines: readonly CheckedLine[];
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** How the order is paid; its fee is stated where there is one. */
  readonly payBy?: PayBy | null | undefined;
  /** Called with the id of the line whose change is accepted. */
  readonly onAccept: (ids: readonly number[]) => void;
}

const sumBefore = (qty: number, price: string | null): string | null =>
  price === null ? null : totalOf([{ price, qty }]);

/** Number of lines that are always shown; the others are collapsed. */
const SHOWN_LINES = 6;

function Lines({ lines, onAccept }: Omit<OrderSummaryProps, "delivery" | "payBy">) {
  const { locale } = useLocale();
  return (
    <ul className="divide-line divide-y">
      {lines.map((checked) => {
        const { line, product, change } = checked;
        const name = lineName(checked, locale);
        return (
          <li key={line.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="figures shrink-0 font-semibold">{formatCount(line.qty)} ×</span>
              <span className="min-w-32 grow basis-0 leading-snug wrap-anywhere">
                <LocalText text={name} />
                {product?.part_number && (
                  <span className="text-muted block text-sm">
                    <PartNumber number={product.part_number} />
                  </span>
                )}
                {product && <UnitQuantity sold={product} qty={line.qty} price={line.price} />}
              </span>
              <Price
                price={totalOf([line])}
                before={
                  change?.price == null && product
                    ? sumBefore(line.qty, priceBeforeForPieces(product, line.qty))
                    : null
                }
                size="sm"
              />
            </div>
            {change && (
              <LineChangeNote
                change={change}
                price={line.price}
                name={name}
                onAccept={() => onAccept([line.id])}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Ordered lines, their changes and the total. */
export function OrderSummary({ lines, delivery, payBy, onAccept }: OrderSummaryProps) {
  const texts = useMessages("checkout");
  const { chat } = useMessages("carts");
  const { locale } = useLocale();
  // Changed lines are never collapsed.
  const sorted = lines.toSorted((one, other) => Number(Boolean(other.change)) - Number(Boolean(one.change)));
  const shown = Math.max(SHOWN_LINES, lines.filter(({ change }) => change).length);
  const others = sorted.slice(shown);
  const own = lines.map(({ line }) => line);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{texts.summary}</h2>
        <TextLink href={pages.cart} className="inline-flex min-h-11 items-center">
          {texts.backToCart}
        </TextLink>
      </div>
      <div className="border-line border-y">
        <Lines lines={sorted.slice(0, shown)} onAccept={onAccept} />
        {others.length > 0 && (
          <details className="border-line border-t">
            <summary className="min-h-11 content-center font-semibold">
              {plural(locale, others.length, chat.more)}
            </summary>
            <Lines lines={others} onAccept={onAccept} />
          </details>
        )}
      </div>
      <TotalLine label={texts.total} lines={own} />
      <UpdatingNote lines={own} />
      {delivery && <QuotedDelivery delivery={delivery} payBy={payBy} total={totalOf(own)} />}
    </div>
  );
}
