import type { ReorderLine } from "@shop/contract/purchases/purchase.ts";
import type { ReorderPage, ReorderView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { type BulkColumn, BulkRows } from "../bulk-changes/bulk-rows.tsx";
import { VisibilityBadge } from "../products/list/visibility-badge.tsx";
import { figures } from "../shared/value/figures.tsx";

export interface ReorderLinesProps extends Pick<ReorderView, "quantities" | "onQuantity"> {
  readonly page: ReorderPage;
}

/** Weeks below which the stock is marked as running out. */
const SOON = 2;

/** The name of a product with its numbers, supplier and pack. */
function LineName({ line }: { readonly line: ReorderLine }) {
  const { reorder: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  return (
    <span className="grid gap-0.5">
      <span>
        <LocalText text={localName(line, locale)} /> <VisibilityBadge visibility={line.visibility} />
      </span>
      <span className="text-muted flex flex-wrap gap-x-3 font-normal">
        {line.part_number && <PartNumber number={line.part_number} />}
        {line.supplier && (
          <span className="wrap-anywhere">
            <LocalText text={line.supplier.name} />
          </span>
        )}
        {line.pack > 1 && <span>{plural(locale, line.pack, texts.pack)}</span>}
      </span>
    </span>
  );
}

/** Products that may have to be ordered, with quantities to be changed. */
export function ReorderLines({ page, quantities, onQuantity }: ReorderLinesProps) {
  const { reorder: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const columns: readonly BulkColumn<ReorderLine>[] = [
    { id: "name", label: texts.product, render: (line) => <LineName line={line} /> },
    {
      id: "week",
      label: texts.perWeek,
      isValue: true,
      render: ({ per_week: sold }) => figures(formatCount(sold)),
    },
    { id: "stock", label: texts.stock, isValue: true, render: ({ stock }) => figures(formatCount(stock)) },
    {
      id: "order",
      label: texts.onOrder,
      isValue: true,
      render: ({ on_order: open }) => figures(formatCount(open)),
    },
    {
      id: "left",
      label: texts.weeksLeft,
      isValue: true,
      render: ({ weeks_left: left }) => (
        <span className={left < SOON ? "text-negative font-semibold" : undefined}>
          {figures(formatCount(left))}
        </span>
      ),
    },
    {
      id: "qty",
      label: texts.qty,
      isControl: true,
      render: (line) => {
        const name = localName(line, locale);
        return (
          <QuantityControl
            value={quantities.get(line.id) ?? line.proposed}
            min={0}
            max={MAX_PURCHASE_QTY}
            size="sm"
            labels={{
              quantity: fill(texts.qtyOf, { name }),
              decrease: fill(texts.less, { name }),
              increase: fill(texts.more, { name }),
              rejected: texts.rejected,
            }}
            onChange={(qty) => onQuantity(line.id, qty)}
          />
        );
      },
    },
  ];
  return <BulkRows caption={texts.title} columns={columns} rows={page.lines} />;
}
