import type { OrderReturn } from "@shop/contract/orders/order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { LocalText } from "../local-text.tsx";
import { UnitQuantity } from "../product/unit-notes.tsx";

type Goods = OrderReturn["lines"][number];

export interface GoodsListProps<Line extends Goods> {
  /** Units by product. */
  readonly lines: readonly Line[];
  /** What is said of a line beside it; nothing by default. */
  readonly noteOf?: (line: Line) => string;
}

/** Goods of an order that were sent or came back, one product a line. */
export function GoodsList<Line extends Goods & { readonly place?: number }>({
  lines,
  noteOf,
}: GoodsListProps<Line>) {
  const { locale } = useLocale();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.place ?? line.product_id} className="flex flex-wrap gap-x-2">
          <span className="figures shrink-0">{formatCount(line.qty)} ×</span>
          <span className="min-w-0 grow basis-40 wrap-anywhere">
            <LocalText text={localName(line, locale)} />
            <UnitQuantity sold={line} qty={line.qty} />
          </span>
          {noteOf && <span className="text-muted text-sm">{noteOf(line)}</span>}
        </li>
      ))}
    </ul>
  );
}
