import type { AdminOrder, AdminOrderLine } from "@shop/contract/orders/admin-order.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures } from "@shop/domain/locale/figures.ts";
import { directionOf, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { totalWithDelivery } from "@shop/domain/orders/order-delivery.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { amountWords, costWords, deliveryLabel } from "@shop/i18n/delivery-words.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { plural } from "@shop/i18n/plural.ts";

import { keyedLines } from "./line-keys.ts";
import type { PaperTexts } from "./paper-texts.ts";

/** A printed paper of an order: with prices for the buyer, or without them for whoever packs it. */
export type PrintedPaperKind = "invoice" | "packing";

/** Props of {@link OrderPaper}. */
export interface OrderPaperProps {
  /** The order to print. */
  readonly order: AdminOrder;
  /** An invoice has prices, a packing list has none. */
  readonly kind: PrintedPaperKind;
  /** Texts in the buyer's language. */
  readonly texts: PaperTexts;
}

const headClasses = "border-ink border-b py-1.5 pe-3 text-start text-sm font-semibold";
const cellClasses = "border-line border-b py-2 pe-3 align-top";
const numberClasses = "w-0 pe-0 ps-3 text-end whitespace-nowrap";

const amountOf = (price: string, texts: PaperTexts): string =>
  isZeroPrice(price) ? texts.priceUpdating : formatAmount(price);

function Parties({ order, texts }: Omit<OrderPaperProps, "kind">) {
  const { name, phone, email, address1, address2, locale } = order;
  const blocks = [
    { title: texts.shop, lines: [texts.sender.legal_name[locale], texts.sender.mail, texts.sender.phone] },
    { title: texts.buyer, lines: [name, address1, address2, phone, email] },
  ];
  return (
    <div className="mt-6 grid grid-cols-2 gap-6">
      {blocks.map(({ title, lines }) => (
        <div key={title}>
          <h2 className="text-muted text-sm">{title}</h2>
          {lines.filter(Boolean).map((line) => (
            <p key={line} className="wrap-anywhere">
              <bdi>{isolateFigures(line, locale)}</bdi>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function LineRow({ line, kind, order, texts }: OrderPaperProps & { readonly line: AdminOrderLine }) {
  const { part_number, price, qty } = line;
  return (
    <tr className="break-inside-avoid">
      {kind === "packing" && (
        <td className={cellClasses}>
          <span aria-hidden className="border-ink inline-block size-4 border" />
          <span className="sr-only">{texts.packed}</span>
        </td>
      )}
      <td className={cellClasses}>
        <span className="block font-semibold wrap-anywhere">
          <bdi>{isolateFigures(localName(line, order.locale), order.locale)}</bdi>
        </span>
        {part_number && (
          <span className="block text-sm">
            {texts.partNumber.split("{number}")[0]}
            <bdi dir="ltr">{part_number}</bdi>
          </span>
        )}
      </td>
      <td className={`${cellClasses} ${numberClasses}`}>{formatCount(qty)}</td>
      {kind === "invoice" && (
        <>
          <td className={`${cellClasses} ${numberClasses}`}>{amountOf(price, texts)}</td>
          <td className={`${cellClasses} ${numberClasses}`}>
            {isZeroPrice(price) ? "–" : formatAmount(totalOf([line]))}
          </td>
        </>
      )}
    </tr>
  );
}

/** Where the order goes; on an invoice what that costs, and the total with it. */
function PaperDelivery({ order: { delivery, total, locale }, kind, texts }: OrderPaperProps) {
  if (!delivery) return null;
  const isInvoice = kind === "invoice";
  const sum = totalWithDelivery(total, delivery);
  const row = "mt-1 flex items-baseline justify-between gap-6 text-lg font-bold";
  return (
    <>
      <p className={row}>
        <span>{deliveryLabel(delivery, locale, texts.delivery)}</span>
        {isInvoice && <bdi>{costWords(delivery.cost, locale, texts.delivery)}</bdi>}
      </p>
      {isInvoice && (
        <p className={row}>
          <span>{texts.delivery.totalWithDelivery}</span>
          <bdi>{isZeroPrice(sum) ? texts.priceUpdating : amountWords(sum, locale)}</bdi>
        </p>
      )}
    </>
  );
}

/** An order as it is printed, in the buyer's language; only paper shows it. */
export function OrderPaper({ order, kind, texts }: OrderPaperProps) {
  const { locale, number, state, created_at, lines, total, note } = order;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const isInvoice = kind === "invoice";
  return (
    <article
      lang={locale}
      dir={directionOf(locale)}
      data-paper={kind}
      className="text-ink hidden text-base print:block"
    >
      <header className="border-ink flex items-end justify-between gap-6 border-b-2 pb-3">
        <div>
          <p className="text-2xl font-bold">{texts.sender.name[locale]}</p>
          <p className="text-sm">{texts.sender.tagline[locale]}</p>
        </div>
        <div className="text-end">
          <h1 className="text-xl font-bold">{texts[kind]}</h1>
          {state === "cancelled" && <p className="font-bold">{texts.cancelled}</p>}
          <p>
            {texts.order.split("{number}")[0]}
            <bdi dir="ltr" className="font-semibold">
              {formatOrderNumber(number)}
            </bdi>
          </p>
          <p className="text-sm">
            {texts.date}: {formatDay(created_at, locale)}
          </p>
        </div>
      </header>
      <Parties {...{ order, texts }} />
      <table className="mt-6 w-full border-collapse">
        <thead>
          <tr>
            {!isInvoice && <th className={`${headClasses} w-20`}>{texts.packed}</th>}
            <th className={headClasses}>{texts.product}</th>
            <th className={`${headClasses} ${numberClasses}`}>{texts.quantity}</th>
            {isInvoice && (
              <>
                <th className={`${headClasses} ${numberClasses}`}>{texts.price}</th>
                <th className={`${headClasses} ${numberClasses}`}>{texts.sum}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {keyedLines(lines).map(({ key, line }) => (
            <LineRow key={key} {...{ line, kind, order, texts }} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex items-baseline justify-between gap-6 text-lg font-bold">
        <span>{isInvoice ? texts.total : plural(locale, pieces, texts.pieces)}</span>
        {isInvoice && (
          <bdi>{isZeroPrice(total) ? texts.priceUpdating : `${formatAmount(total)} ${CURRENCY_LABEL}`}</bdi>
        )}
      </p>
      <PaperDelivery {...{ order, kind, texts }} />
      {isInvoice && lines.some(({ price }) => isZeroPrice(price)) && (
        <p className="text-sm">{texts.totalWithoutUpdating}</p>
      )}
      {note && (
        <div className="mt-6">
          <h2 className="text-muted text-sm">{texts.note}</h2>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </div>
      )}
    </article>
  );
}
