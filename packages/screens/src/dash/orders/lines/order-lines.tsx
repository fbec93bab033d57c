import type { AdminOrder, AdminOrderLine } from "@shop/contract/orders/admin-order.ts";
import { piecesOfLines } from "@shop/domain/catalogue/selling-unit.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, toMinorUnits, totalOf } from "@shop/domain/money/money.ts";
import { canEditLines } from "@shop/domain/orders/order-state.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { costWords } from "@shop/i18n/words/delivery-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import Clock from "lucide-react/icons/clock";
import Pencil from "lucide-react/icons/pencil";
import Truck from "lucide-react/icons/truck";

import { LocalText, PartNumber } from "../../../shared/local-text.tsx";
import { Price } from "../../../shared/product/price.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";
import { UnitQuantity } from "../../../shared/product/unit-notes.tsx";
import { DeliverySums } from "../../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../../shared/sums/discount-sums.tsx";
import { OrderPrice } from "../../../shared/sums/order-price.tsx";
import { ReturnedUnits, ReturnSums } from "../../../shared/sums/return-sums.tsx";
import { VatDetails } from "../../../shared/sums/vat-details.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";
import { keyedLines } from "./line-keys.ts";

/** Stock of at most this many pieces is marked. */
const LOW_STOCK = 5;

interface LineProps {
  readonly order: AdminOrder;
  readonly line: AdminOrderLine;
  /** Whether the order still has to take its pieces. */
  readonly isRequest: boolean;
  /** Marks stock and price of the product as they are now. */
  readonly isOpen: boolean;
}

/** What has changed about the product of a line, as far as it matters to an order that is not sent. */
function LineMarks({
  line: { amount, price, current_price, qty },
  isOpen,
  isRequest,
}: Omit<LineProps, "order">) {
  const { order: texts, edit } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (!isOpen) return null;
  const isChanged =
    current_price !== null &&
    !isZeroPrice(current_price) &&
    toMinorUnits(current_price) !== toMinorUnits(price);
  const isShort = isRequest && amount !== null && amount > 0 && amount < qty;
  return (
    <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {amount === null && <Badge>{texts.noLongerSold}</Badge>}
      {amount !== null && amount <= 0 && <Badge tone="negative">{texts.soldOut}</Badge>}
      {isShort && <Badge tone="negative">{plural(locale, amount, edit.left)}</Badge>}
      {amount !== null && amount > 0 && amount <= LOW_STOCK && !isShort && (
        <Badge tone="caution">{plural(locale, amount, texts.short)}</Badge>
      )}
      {isChanged && (
        <Badge>{fill(texts.priceNow, { price: `${formatAmount(current_price)} ${CURRENCY_LABEL}` })}</Badge>
      )}
    </span>
  );
}

function Line({ order, line, isOpen, isRequest }: LineProps) {
  const { order: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { product_id, image, has_page: hasPage, part_number, price, qty } = line;
  const name = <LocalText text={localName(line, locale)} />;
  const isUnpriced = isZeroPrice(price);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_7rem_minmax(6rem,auto)]">
      <span className="border-line bg-surface block overflow-hidden rounded-sm border">
        <ProductPicture address={image ?? undefined} alt="" width={56} sizes="56px" />
      </span>
      <span className="min-w-0 leading-snug">
        {!hasPage ? (
          <span className="block font-semibold wrap-anywhere">{name}</span>
        ) : (
          <Link
            href={pages.product(product_id)}
            className="-my-1 block py-1 font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        {part_number && (
          <span className="text-muted block text-sm">
            <PartNumber number={part_number} />
          </span>
        )}
        <UnitQuantity sold={line} qty={qty} price={price} />
        <ReturnedUnits line={line} />
        <LineMarks line={line} isOpen={isOpen} isRequest={isRequest} />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 max-sm:col-start-2 sm:contents">
        <span
          className={cn(
            "flex flex-wrap items-baseline gap-x-1.5 sm:justify-end",
            isUnpriced && "sm:col-span-2",
          )}
        >
          <span className="sr-only">{texts.quantity}</span>
          <span className="figures">
            <span className="font-semibold">{formatCount(qty)}</span> × {!isUnpriced && formatAmount(price)}
          </span>
          {isUnpriced && <OrderPrice order={order} price={price} size="sm" />}
        </span>
        {!isUnpriced && (
          <span className="min-w-0 sm:text-end">
            <span className="sr-only">{texts.sum} </span>
            <Price
              price={totalOf([line])}
              before={line.price_before && totalOf([{ price: line.price_before, qty }])}
              size="sm"
            />
          </span>
        )}
      </span>
    </li>
  );
}

export interface OrderLinesProps {
  /** The order whose lines and total are shown. */
  readonly order: AdminOrder;
  /** Opens the dialog in which the lines are edited. */
  readonly onEdit: () => void;
  /** Opens the dialog in which the delivery is changed, as a hint advises where it costs another amount now. */
  readonly onEditDelivery: () => void;
}

/** The lines of an order with their sums and the total, and what is to be agreed. */
export function OrderLines({ order, onEdit, onEditDelivery }: OrderLinesProps) {
  const { lines, total, state, delivery, quoted_cost: quoted } = order;
  const { order: texts } = useMessages("dashOrders");
  const words = useMessages("delivery");
  const { locale } = useLocale();
  const mayChange = useMay("orders");
  const isOpen = canEditLines(state) && !order.tax.invoiced;
  const unpriced = lines.filter(({ price }) => isZeroPrice(price)).length;
  return (
    <DashSection
      title={texts.lines}
      note={plural(locale, piecesOfLines(lines), texts.pieces)}
      action={
        isOpen &&
        mayChange && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" className="max-sm:min-h-11" onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
              {texts.editLines}
            </Button>
            <Button size="sm" className="max-sm:min-h-11" onClick={onEditDelivery}>
              <Truck aria-hidden className="size-4" />
              {texts.editDelivery}
            </Button>
          </span>
        )
      }
    >
      {isOpen && unpriced > 0 && (
        <p className="bg-caution-soft mb-2 flex items-start gap-2 rounded-md px-3 py-2 text-sm">
          <Clock aria-hidden className="text-caution mt-0.5 size-4 shrink-0" />
          {plural(locale, unpriced, texts.unpriced)}
        </p>
      )}
      <ul className="divide-line divide-y">
        {keyedLines(lines).map(({ key, line }) => (
          <Line key={key} {...{ order, line, isOpen }} isRequest={isOpenRequest(order)} />
        ))}
      </ul>
      <div className="border-line border-t pt-3">
        <DiscountSums discount={order.discount} total={total} />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{texts.total}</span>
          <OrderPrice order={order} price={total} />
        </p>
      </div>
      <DeliverySums delivery={delivery} payBy={order.pay_by} total={total}>
        {isOpen && delivery && quoted !== null && delivery.cost !== quoted && (
          <p className="bg-caution-soft rounded-md px-3 py-2 text-sm">
            {fill(texts.quotedDelivery, { cost: costWords(quoted, locale, words) })}
          </p>
        )}
      </DeliverySums>
      <VatDetails vat={order.vat} />
      <ReturnSums order={order} />
    </DashSection>
  );
}
