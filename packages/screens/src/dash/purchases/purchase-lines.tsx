import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import type { PurchasePage, PurchaseQuery, PurchaseView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import Trash from "lucide-react/icons/trash";

import { LocalText, PartNumber } from "../../parts/local-text.tsx";
import type { BulkColumn } from "../bulk-changes/bulk-rows.tsx";
import { sumText } from "../overview/sum-text.ts";
import { EnteredLines } from "../parts/entered-lines.tsx";
import { figures } from "../parts/figures.tsx";
import { LineQuantity } from "../parts/line-quantity.tsx";

/** Props of {@link PurchaseLines}. */
export interface PurchaseLinesProps extends Pick<PurchaseView, "editing" | "onQty" | "onCost" | "onArrived"> {
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

/** What one piece costs, which is stored once the entry ends. */
function Cost({ line, onCost }: Pick<PurchaseLinesProps, "onCost"> & { readonly line: PurchaseLine }) {
  const { lines: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const stored = line.unit_cost ?? "";
  return (
    <span className="block w-28">
      <Input
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        aria-label={fill(texts.costOf, { name: localName(line, locale) })}
        defaultValue={stored}
        onBlur={({ target }) => {
          if (target.value.trim() !== stored) onCost(line.id, target.value.trim());
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.blur();
        }}
      />
    </span>
  );
}

/** The columns of the lines of an order: what can be entered depends on its state. */
function useColumns({ page, mayReceive, onQty, onCost, onArrived }: PurchaseLinesProps) {
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
      render: (line) =>
        isDraft ? (
          <LineQuantity
            key={line.qty}
            value={line.qty}
            min={1}
            max={MAX_PURCHASE_QTY}
            labels={labelsOf(line, texts.qtyOf)}
            onChange={(qty) => onQty(line.id, qty)}
          />
        ) : (
          figures(formatCount(line.qty))
        ),
    },
    {
      id: "cost",
      label: texts.cost,
      isValue: !isCosting,
      isControl: isCosting,
      render: (line) =>
        isCosting ? (
          <Cost key={line.unit_cost} {...{ line, onCost }} />
        ) : line.unit_cost === null ? (
          "–"
        ) : (
          figures(sumText(line.unit_cost))
        ),
    },
    !isDraft && {
      id: "received",
      label: texts.received,
      isValue: true,
      render: ({ received }) => figures(formatCount(received)),
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
          {order.unknown > 0 && (
            <span className="text-muted">{plural(locale, order.unknown, texts.unknown)}</span>
          )}
        </p>
      )}
    </EnteredLines>
  );
}
