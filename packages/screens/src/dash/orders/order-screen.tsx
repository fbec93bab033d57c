import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminOrderView, OrderDialog, OrderNeighbours } from "@shop/data/dash/orders/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { isWaiting } from "@shop/domain/orders/list/order-waiting.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import CalendarX from "lucide-react/icons/calendar-x";
import PackageX from "lucide-react/icons/package-x";
import Truck from "lucide-react/icons/truck";
import { lazy, Suspense } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { useMay } from "../shared/rights.tsx";
import type { ContactTextsByLocale } from "./buyer/contact-texts.ts";
import { OrderBuyer } from "./buyer/order-buyer.tsx";
import { OtherOrders } from "./buyer/other-orders.tsx";
import { WaitingFrom } from "./buyer/waiting-from.tsx";
import { WaitingNotice } from "./buyer/waiting-notice.tsx";
import { ChangedNotice } from "./changed-elsewhere.tsx";
import { OrderLines } from "./lines/order-lines.tsx";
import { OrderMargin } from "./lines/order-margin.tsx";
import type { OrderDialogsProps } from "./order-dialogs.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLog } from "./order-log.tsx";
import { OrderNotice } from "./order-notice.tsx";
import { OrderPlaces } from "./order-places.tsx";
import { OrderTaken } from "./order-taken.tsx";
import { OrderTaxSection } from "./papers/order-tax.tsx";
import { OrderParcels } from "./parcels/order-parcels.tsx";
import { OrderPayments } from "./payments/order-payments.tsx";
import { OrderProofs } from "./payments/order-proofs.tsx";
import { OrderQuotation } from "./quotations/order-quotation.tsx";
import { ReadOrderNote } from "./read-order-note.tsx";
import { OrderReturns } from "./returns/order-returns.tsx";

// Forms and dialogs need libraries that the order itself does without.
const OrderNote = lazy(async () => ({ default: (await import("./order-note.tsx")).OrderNoteSection }));
const OrderDialogs = lazy(async () => ({ default: (await import("./order-dialogs.tsx")).OrderDialogs }));

export interface OrderScreenProps extends AdminOrderView, Pick<OrderDialogsProps, "onDirty"> {
  /** Address of the list of orders, as it was left. */
  readonly listAddress: string;
  /** Address of the page on which the next order is taken, where this one was stored just now; null by default. */
  readonly takenAddress?: string | null;
  /** The orders before and after this one in that list; none by default. */
  readonly neighbours?: OrderNeighbours;
  /** The dialog that the page's address names; null for none. */
  readonly dialog: OrderDialog | null;
  /** Called with the dialog that is to be opened; null to close it. */
  readonly onDialog: (dialog: OrderDialog | null) => void;
  /** Texts that begin chats and mails in the buyers' languages, as far as they are loaded. */
  readonly contactTexts: ContactTextsByLocale;
  /** Keeps an unsaved note; the same object between renders. */
  readonly noteDraft: DraftStore;
  /** Keeps unsaved lines; the same object between renders. */
  readonly linesDraft: DraftStore;
}

const skeleton = (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <Skeleton className="h-96 rounded-md" />
    <Skeleton className="h-72 rounded-md" />
  </div>
);

interface LoadedProps extends Omit<OrderScreenProps, "order" | "listAddress" | "neighbours"> {
  readonly order: AdminOrder;
}

const noticeIcon = "text-caution mt-1 size-4 shrink-0";

function LoadedOrder({
  order,
  changed,
  reloading,
  onReload,
  at,
  reminding,
  onRemind,
  contactTexts,
  dialog,
  changes,
  quotationMail,
  taxIssue,
  productSearch,
  noteDraft,
  linesDraft,
  takenAddress = null,
  onDialog,
  onDirty,
}: LoadedProps) {
  const { order: words, quotation: quotationTexts } = useMessages("dashOrders");
  const mayChange = useMay("orders");
  const texts = contactTexts[order.locale];
  return (
    <>
      {takenAddress !== null && <OrderTaken order={order} nextAddress={takenAddress} />}
      <OrderHead order={order} onState={(to) => onDialog({ kind: "state", to })} />
      <div aria-live="polite">
        {changed && <ChangedNotice change={changed} reloading={reloading} onReload={onReload} />}
      </div>
      {isOpenRequest(order) && (
        <OrderNotice
          icon={<PackageX aria-hidden className={noticeIcon} />}
          title={words.requestTitle}
          hint={order.channel === "chat" ? words.chatHint : words.requestHint}
        />
      )}
      {isQuoted(order.state) && order.quotation?.expired && (
        <OrderNotice
          icon={<CalendarX aria-hidden className={noticeIcon} />}
          title={quotationTexts.expiredTitle}
          hint={quotationTexts.expiredHint}
        />
      )}
      {order.delivery_missing && (
        <OrderNotice
          icon={<Truck aria-hidden className={noticeIcon} />}
          title={words.deliveryMissing}
          hint={words.deliveryMissingHint}
        />
      )}
      {order.state === "received" && order.email !== "" && !isWaiting(order, at) && (
        <WaitingFrom order={order} />
      )}
      {isWaiting(order, at) && (
        <WaitingNotice
          order={order}
          now={at}
          pending={reminding === order.id}
          onRemind={() => onRemind(order.id)}
          onCancel={() => onDialog({ kind: "state", to: "cancelled" })}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <OrderLines
          order={order}
          onEdit={() => onDialog({ kind: "lines" })}
          onEditDelivery={() => onDialog({ kind: "delivery" })}
        />
        <div className="grid gap-4 lg:row-span-2">
          <OrderQuotation order={order} mail={quotationMail} onEdit={() => onDialog({ kind: "quotation" })} />
          <OrderBuyer order={order} contactTexts={texts} onEdit={() => onDialog({ kind: "buyer" })} />
          {mayChange ? (
            <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
              <OrderNote key={order.id} {...changes.note} order={order} draft={noteDraft} />
            </Suspense>
          ) : (
            <ReadOrderNote note={order.shop_note} />
          )}
          <OtherOrders orders={order.other_orders} />
        </div>
        <div className="grid gap-4">
          <OrderProofs
            order={order}
            onConfirm={(proofId) => onDialog({ kind: "payment", proofId })}
            onDecline={(proofId) => onDialog({ kind: "declineProof", proofId })}
          />
          <OrderParcels
            order={order}
            onSend={() => onDialog({ kind: "parcel" })}
            onVoid={(parcelId) => onDialog({ kind: "voidParcel", parcelId })}
          />
          {!isQuoted(order.state) && (
            <OrderPayments
              order={order}
              onEditPayBy={() => onDialog({ kind: "payBy" })}
              onRecord={() => onDialog({ kind: "payment" })}
              onVoid={(paymentId) => onDialog({ kind: "void", paymentId })}
            />
          )}
          <OrderTaxSection order={order} issue={taxIssue} />
          <OrderReturns
            order={order}
            onRecord={() => onDialog({ kind: "return" })}
            onAllow={() => onDialog({ kind: "allowance" })}
            onVoid={(returnId) => onDialog({ kind: "voidReturn", returnId })}
          />
          <OrderMargin order={order} onEdit={() => onDialog({ kind: "costs" })} />
          <OrderLog order={order} />
        </div>
      </div>
      {dialog && mayChange && (
        <Suspense>
          <OrderDialogs
            {...{ order, dialog, changes, productSearch, linesDraft, onDirty }}
            onClose={() => onDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** One order: its products, buyer, notes, payments and log; its state and lines are changed here, and its papers printed from PDF files. */
export function OrderScreen({ order, listAddress, neighbours, ...props }: OrderScreenProps) {
  const { order: texts } = useMessages("dashOrders");
  return (
    <>
      <OrderPlaces listAddress={listAddress} {...(neighbours && { neighbours })} />
      {order.status !== "ready" && (
        <h1 className="mb-4 text-2xl font-bold">{fill(texts.title, { number: "…" })}</h1>
      )}
      <RemoteView remote={order} skeleton={skeleton} loading={texts.loading} failed={texts.failed}>
        {(data) => <LoadedOrder key={data.id} {...props} order={data} />}
      </RemoteView>
    </>
  );
}

/** The title of the page of an order; '…' until it is loaded. */
export const orderTitle = (order: AdminOrderView["order"], title: string): string =>
  fill(title, { number: order.status === "ready" ? formatOrderNumber(order.data.number) : "…" });
