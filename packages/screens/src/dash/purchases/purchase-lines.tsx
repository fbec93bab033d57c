import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseLinesView, PurchasePage, PurchaseQuery } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { wholePacks } from "@shop/domain/purchases/packs.ts";
import { MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import { MAX_PACK } from "@shop/domain/suppliers/supplier.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import Trash from "lucide-react/icons/trash";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import type { BulkColumn } from "../bulk-changes/bulk-rows.tsx";
import { sumText } from "../overview/sum-text.ts";
import { EnteredLines } from "../shared/sheet/entered-lines.tsx";
import { LineQuantity } from "../shared/sheet/line-quantity.tsx";
import { figures } from "../shared/value/figures.tsx";
import { PurchaseCost } from "./purchase-cost.tsx";

export interface PurchaseLinesProps extends PurchaseLinesView {
  readonly page: PurchasePage;
  /** Whether what has arrived may be entered. */
  readonly mayReceive: boolean;
  readonly query: PurchaseQuery;
  /** Called with the chosen lines and page. */
  readonly onQuery: (query: PurchaseQuery) => void;
}

/** The name of a line with the part numbers of maker and supplier, and what is special about it. */
function LineName({ line }: { readonly line: PurchaseLine }) {
  const { lines: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const over = line.received + line.arrived - line.qty;
  return (
    <span className="grid gap-0.5">
      <span>
        <LocalText text={localName(line, locale)} />
      </span>
      <span className="text-muted flex flex-wrap gap-x-3 font-normal">
        {line.part_number && <PartNumber number={line.part_number} />}
        {line.supplier_part !== "" && (
          <span className="wrap-anywhere">
            {fill(texts.supplierPart, { number: isolated(line.supplier_part) })}
          </span>
        )}
      </span>
      {over > 0 && (
        <span className="text-caution text-sm font-normal">{plural(locale, over, texts.over)}</span>
      )}
      {line.amount === null && <span className="text-muted text-sm font-normal">{texts.deleted}</span>}
    </span>
  );
}

/** The columns of the lines of an order: what can be entered depends on its state. */
function useColumns({ page, mayReceive, onQty, onPack, onCost, onArrived }: PurchaseLinesProps) {
  const { lines: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const { state } = page.order;
  const isDraft = state === "draft";
  const isCosting = state !== "cancelled";
  const isReceiving = mayReceive && (state === "sent" || state === "part_received" || state === "received");
  const labelsOf = (line: PurchaseLine, label: string) => {
    const name = localName(line, locale);
    return {
      quantity: fill(label, { name }),
      decrease: fill(texts.less, { name }),
      increase: fill(texts.more, { name }),
      rejected: texts.rejected,
    };
  };
  const columns: readonly (BulkColumn<PurchaseLine> | false)[] = [
    { id: "name", label: texts.product, render: (line) => <LineName line={line} /> },
    {
      id: "qty",
      label: texts.qty,
      isValue: !isDraft,
      isControl: isDraft,
      render: (line) => {
        const { id, qty, pack } = line;
        return (
          <span className={`grid justify-items-start gap-0.5 ${isDraft ? "" : "sm:justify-items-end"}`}>
            {isDraft ? (
              <LineQuantity
                key={`${qty} ${pack}`}
                value={qty / pack}
                min={1}
                max={Math.floor(MAX_PURCHASE_QTY / pack)}
                labels={labelsOf(line, pack > 1 ? texts.packsOf : texts.qtyOf)}
                onChange={(packs) => onQty(id, packs * pack)}
              />
            ) : (
              figures(formatCount(qty))
            )}
            {pack > 1 && (
              <span className="text-muted text-sm">
                {fill(plural(locale, qty / pack, texts.packs), {
                  pack: formatCount(pack),
                  qty: formatCount(qty),
                })}
              </span>
            )}
          </span>
        );
      },
    },
    isDraft && {
      id: "pack",
      label: texts.pack,
      isControl: true,
      render: (line) => (
        <LineQuantity
          key={line.pack}
          value={line.pack}
          min={1}
          max={MAX_PACK}
          labels={{
            ...labelsOf(line, texts.packOf),
            decrease: fill(texts.lessPack, { name: localName(line, locale) }),
            increase: fill(texts.morePack, { name: localName(line, locale) }),
            rejected: texts.rejectedPack,
          }}
          onChange={(pack) => onPack(line.id, pack, wholePacks(line.qty, pack))}
        />
      ),
    },
    {
      id: "cost",
      label: texts.cost,
      isValue: !isCosting,
      isControl: isCosting,
      render: (line) => <PurchaseCost {...{ line, isCosting, onCost }} />,
    },
    !isDraft && {
      id: "received",
      label: texts.received,
      isValue: true,
      render: ({ received, returned }) => (
        <span className="grid justify-items-start gap-0.5 sm:justify-items-end">
          {figures(formatCount(received))}
          {returned > 0 && (
            <span className="text-muted text-sm">{plural(locale, returned, texts.returned)}</span>
          )}
        </span>
      ),
    },
    isReceiving && {
      id: "arrived",
      label: texts.arrived,
      isControl: true,
      render: (line) => (
        <LineQuantity
          key={line.arrived}
          value={line.arrived}
          min={0}
          max={MAX_PURCHASE_QTY}
          labels={labelsOf(line, texts.arrivedOf)}
          onChange={(qty) => onArrived(line.id, qty)}
        />
      ),
    },
    {
      id: "stock",
      label: texts.stock,
      isValue: true,
      render: ({ amount }) => (amount === null ? "–" : figures(formatCount(amount))),
    },
    isDraft && {
      id: "actions",
      label: texts.actions,
      render: (line) => (
        <Button
          variant="quiet"
          size="icon"
          aria-label={fill(texts.remove, { name: localName(line, locale) })}
          onClick={() => onQty(line.id, 0)}
        >
          <Trash aria-hidden className="size-4" />
        </Button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The lines of a purchase order: quantities of a draft are changed, and what arrives of one that was sent is entered. */
export function PurchaseLines(props: PurchaseLinesProps) {
  const { lines: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const columns = useColumns(props);
  const { page, query, onQuery, editing } = props;
  const { order, lines, total, per_page: pageSize } = page;
  return (
    <EnteredLines
      {...{ texts, onQuery, editing, columns, lines, total, pageSize }}
      query={{ ...query, page: page.page }}
      shows={order.state === "draft" ? [] : ["all", "open", "arrived"]}
      empty={order.lines === 0 ? texts.empty : texts.emptyShown}
    >
      {order.lines > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-3">
          <strong>
            {order.state === "draft" ? texts.total : texts.ordered} {figures(sumText(order.total))}
          </strong>
          {order.state !== "draft" && (
            <span>
              {texts.came} {figures(sumText(order.received_total))}
            </span>
          )}
          {(order.state === "sent" || order.state === "part_received") && (
            <span>
              {texts.open} {figures(sumText(order.open_total))}
            </span>
          )}
          {order.returned > 0 && (
            <span>
              {texts.credited} {figures(sumText(order.returned_total))}
            </span>
          )}
          {order.landed_total !== order.total && (
            <span>
              {texts.landed} {figures(sumText(order.landed_total))}
            </span>
          )}
          {order.unknown > 0 && (
            <span className="text-muted">{plural(locale, order.unknown, texts.unknown)}</span>
          )}
        </p>
      )}
    </EnteredLines>
  );
}
