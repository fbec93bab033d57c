import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { Purchase, Receipt } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseQuery, PurchaseView } from "@shop/data/dash/purchases/view.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { useMay } from "../shared/rights.tsx";
import { CountScan } from "../stock-counts/count-scan.tsx";
import { AdjustQuestion } from "./adjust-question.tsx";
import { ArrivalListInput } from "./arrival-list-input.tsx";
import { BuyingLinks } from "./buying-links.tsx";
import { PurchaseAdd } from "./purchase-add.tsx";
import { PurchaseCharges } from "./purchase-charges.tsx";
import { PurchaseLines } from "./purchase-lines.tsx";
import { PurchaseMoments } from "./purchase-moments.tsx";
import { PurchaseMove } from "./purchase-move.tsx";
import { PurchaseNote } from "./purchase-note.tsx";
import { PurchaseReturnForm } from "./purchase-return-form.tsx";
import { PurchaseReturns } from "./purchase-returns.tsx";
import { PurchaseStateBadge } from "./purchase-state-badge.tsx";

export interface PurchaseScreenProps extends PurchaseView {
  /** Which lines of the order are listed. */
  readonly query: PurchaseQuery;
  /** Called with the chosen lines and page. */
  readonly onQuery: (query: PurchaseQuery) => void;
}

/** Supplier, state and files of an order. */
function Facts({ order }: { readonly order: Purchase }) {
  const { files } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const { id, supplier } = order;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <PurchaseStateBadge state={order.state} />
        <span className="font-semibold wrap-anywhere">
          <LocalText text={supplier.name} />
        </span>
        {[supplier.phone, supplier.email].map(
          (text) =>
            text !== "" && (
              <bdi key={text} dir="ltr" className="text-muted text-sm wrap-anywhere">
                {text}
              </bdi>
            ),
        )}
      </span>
      <PurchaseMoments order={order} />
      {order.lines > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {locales.map((one) => (
            <a
              key={one}
              href={addressOf(adminAddresses.readPurchasePaper, { id }, { locale: one })}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: "quiet" })}
            >
              {files[one]}
            </a>
          ))}
          <a
            href={addressOf(adminAddresses.exportPurchase, { id }, { format: "xlsx", locale })}
            download
            className={buttonClasses({ variant: "quiet" })}
          >
            {files.xlsx}
          </a>
        </span>
      )}
    </div>
  );
}

/** The bookings of an order, with the way to their undo. */
function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const { receipts: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const isolated = useIsolated();
  return (
    <DashSection title={texts.title}>
      <ul>
        {receipts.map(({ id, booked, pieces, change, undone }) => (
          <li
            key={id}
            className="border-line flex flex-wrap items-center gap-x-3 border-b py-2 last:border-b-0"
          >
            <strong>{plural(locale, pieces, texts.pieces)}</strong>
            <span className="text-muted text-sm wrap-anywhere">
              {fill(texts.booked, { day: formatDay(booked.at, locale), who: isolated(booked.by) })}
            </span>
            {undone && <Badge>{texts.undone}</Badge>}
            {change !== null && <TextLink href={dashPathOf.bulkChange(change)}>{texts.change}</TextLink>}
          </li>
        ))}
      </ul>
    </DashSection>
  );
}

/** A purchase order: it is written as a draft, sent to its supplier, and received by scans or by its lines. */
export function PurchaseScreen({
  purchase,
  add,
  edits,
  scans,
  arrivals,
  note,
  charges,
  giveBack,
  adjust,
  moves,
  query,
  onQuery,
}: PurchaseScreenProps) {
  const texts = useMessages("dashPurchases");
  const mayReceive = useMay("products");
  const title = purchase.status === "ready" ? purchase.data.order.number : texts.list.title;
  return (
    <div className="max-w-5xl">
      <DashHead title={title} note={<BuyingLinks current="order" />} />
      <RemoteView remote={purchase} skeleton={<Skeleton className="h-64 w-full" />}>
        {(page) => {
          const { order, lines, receipts, returns } = page;
          const isSent = order.state !== "draft" && order.state !== "cancelled";
          return (
            <div className="grid gap-4">
              <Facts order={order} />
              {order.state === "draft" && <PurchaseAdd {...add} />}
              {isSent && mayReceive && (
                <>
                  <CountScan {...scans} />
                  <ArrivalListInput {...arrivals} />
                </>
              )}
              <PurchaseLines {...edits} {...{ page, mayReceive, query, onQuery }} />
              {order.state !== "cancelled" && <PurchaseCharges order={order} {...charges} />}
              <PurchaseNote stored={order.note} {...note} />
              {order.state !== "cancelled" && <PurchaseMove {...moves} {...{ order, mayReceive }} />}
              {receipts.length > 0 && <Receipts receipts={receipts} />}
              {returns.length > 0 && (
                <PurchaseReturns orderId={order.id} {...giveBack} {...{ returns, mayReceive }} />
              )}
              {mayReceive && order.received > 0 && (
                <PurchaseReturnForm {...giveBack} {...{ lines, version: order.version }} />
              )}
              <AdjustQuestion {...adjust} />
            </div>
          );
        }}
      </RemoteView>
    </div>
  );
}
