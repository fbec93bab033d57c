import type { AdminOrder, OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import { mapBuyerChange } from "@shop/domain/orders/order-buyer.ts";
import { mapPaymentText } from "@shop/domain/orders/order-payments.ts";
import { mapReturnText } from "@shop/domain/orders/order-returns.ts";
import { isTakenBack } from "@shop/domain/orders/order-state.ts";
import { mapPayByChange } from "@shop/domain/payments/pay-by-change.ts";
import { amountWords } from "@shop/i18n/amount-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { payByWords } from "@shop/i18n/payment-words.ts";
import type { LucideIcon } from "lucide-react";
import Banknote from "lucide-react/icons/banknote";
import BellRing from "lucide-react/icons/bell-ring";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import PackageCheck from "lucide-react/icons/package-check";
import PackageOpen from "lucide-react/icons/package-open";
import Pencil from "lucide-react/icons/pencil";
import Receipt from "lucide-react/icons/receipt";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import type { ReactNode } from "react";

import { sumText } from "../overview/sum-text.ts";
import { formatDeliveryChange } from "./delivery-change.ts";
import { formatLinesChange } from "./lines-change.ts";
import { OrderSection } from "./order-section.tsx";
import { paymentWords } from "./payment-words.ts";

const stateIcons = {
  quoted: FileText,
  received: Inbox,
  confirmed: CircleCheck,
  sent: Truck,
  delivered: PackageCheck,
  cancelled: CircleX,
} as const;

const iconOf = ({ action, to }: OrderLogEntry): LucideIcon => {
  if (action === "note") return StickyNote;
  if (action === "quotation" || action === "invoice" || action === "credit_note") return FileText;
  if (action === "quotation_mailed") return Mail;
  if (action === "taken") return ShoppingCart;
  if (action === "reminder") return BellRing;
  if (action === "payment" || action === "payment_voided" || action === "pay_by" || action === "costs")
    return Banknote;
  if (action === "proof" || action === "proof_declined") return Receipt;
  if (action === "return" || action === "return_voided") return PackageOpen;
  if (action === "delivery" || action === "parcel" || action === "parcel_voided") return Truck;
  return action === "state" && to ? stateIcons[to] : Pencil;
};

interface EntryProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly at: string;
  readonly children?: ReactNode;
}

function Entry({ Icon, title, at, children }: EntryProps) {
  const { log } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <li className="group/entry relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden
        className="border-line bg-sunken z-10 grid size-8 shrink-0 place-items-center rounded-full border"
      >
        <Icon className="size-4" />
      </span>
      <span aria-hidden className="bg-line absolute start-4 top-8 bottom-0 w-px group-last/entry:hidden" />
      <div className="min-w-0 grow pt-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{title}</span>
          <time dateTime={at} className="text-muted ms-auto text-sm">
            {fill(log.moment, { day: formatDay(at, locale), time: formatTime(at, locale) })}
          </time>
        </p>
        {children}
      </div>
    </li>
  );
}

/** What happened to an order, the newest first: who did it, when and what. */
export function OrderLog({
  order: { log: entries, request, created_at, mail_held, quotation: placedAs },
}: {
  readonly order: AdminOrder;
}) {
  const { log, order: texts, buyer, payments, returns, quotation } = useMessages("dashOrders");
  const [ordered, OrderedIcon] = placedAs
    ? [quotation.log.made, FileText]
    : [request ? log.requested : log.placed, ShoppingCart];
  const taxDocuments = useMessages("dashTaxDocuments");
  const { priceUpdating } = useMessages("common");
  const delivery = useMessages("delivery");
  const payment = useMessages("payment");
  const { locale } = useLocale();
  const textOf = ({ action, text }: OrderLogEntry): string => {
    if (action === "lines") return formatLinesChange(text, priceUpdating);
    // Something may have cost nothing.
    if (action === "costs") return formatLinesChange(text, sumText("0.00"));
    if (action === "payment" || action === "payment_voided" || action === "proof")
      return mapPaymentText(text, (kind, method, amount) =>
        paymentWords({ kind, method, amount }, locale, payments),
      );
    if (action === "return" || action === "return_voided")
      return mapReturnText(
        text,
        (reason, value) => `${returns.reasons[reason]} · ${amountWords(value, locale)}`,
      );
    if (action === "pay_by")
      return mapPayByChange(text, (payBy) => `\u2068${payByWords(payBy, locale, payment)}\u2069`);
    if (action === "buyer") return mapBuyerChange(text, (field) => buyer.fields[field]);
    return action === "delivery" ? formatDeliveryChange(text, locale, delivery) : text;
  };
  const [beforeWho, afterWho] = log.by.split("{who}");
  const titleOf = ({ action, from, to }: OrderLogEntry): string => {
    if (action === "note") return log.note;
    if (action === "reminder") return log.reminder;
    if (action === "payment") return log.payment;
    if (action === "payment_voided") return log.paymentVoided;
    if (action === "proof") return log.proof;
    if (action === "proof_declined") return log.proofDeclined;
    if (action === "parcel") return log.parcel;
    if (action === "parcel_voided") return log.parcelVoided;
    if (action === "return") return log.return;
    if (action === "return_voided") return log.returnVoided;
    if (action === "delivery") return log.delivery;
    if (action === "pay_by") return log.payBy;
    if (action === "costs") return log.costs;
    if (action === "buyer") return log.buyer;
    if (action === "invoice" || action === "credit_note") return taxDocuments.kinds[action];
    if (action === "quotation") return quotation.log.changed;
    if (action === "quotation_mailed") return quotation.log.mailed;
    if (action === "taken") return to === "quoted" ? quotation.log.taken : log.taken;
    if (action !== "state" || !to) return log.lines;
    if (from === "quoted" && to === "received") return quotation.log.accepted;
    if (from && isTakenBack(from, to)) return log.back[from] ?? log.to[to];
    return request && from === "received" && to === "cancelled" ? log.cancelledRequest : log.to[to];
  };
  return (
    <OrderSection title={texts.log}>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} Icon={iconOf(entry)} title={titleOf(entry)} at={entry.at}>
            <p className="text-muted flex flex-wrap gap-x-3 text-sm">
              <span className="wrap-anywhere">
                {entry.by ? (
                  <>
                    {beforeWho}
                    <bdi>{entry.by}</bdi>
                    {afterWho}
                  </>
                ) : (
                  log.byBuyer
                )}
              </span>
              {entry.mail !== null && (
                <span className="inline-flex items-center gap-1">
                  <Mail aria-hidden className="size-4 shrink-0" />
                  {log.mail[entry.mail]}
                </span>
              )}
            </p>
            {entry.text && (
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                {textOf(entry)}
              </p>
            )}
          </Entry>
        ))}
        {!entries.some(({ action }) => action === "taken") && (
          <Entry Icon={OrderedIcon} title={ordered} at={created_at}>
            {mail_held && <p className="text-muted text-sm">{log.mailHeld}</p>}
          </Entry>
        )}
      </ol>
    </OrderSection>
  );
}
