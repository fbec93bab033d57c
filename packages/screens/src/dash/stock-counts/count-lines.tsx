import type { CountedLine } from "@shop/contract/stock-counts/stock-count.ts";
import type { CountPage, CountQuery, StockCountView } from "@shop/data/dash/stock-counts/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { countDifference, MAX_COUNTED } from "@shop/domain/stock-counts/stock-count.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import Trash from "lucide-react/icons/trash";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import type { BulkColumn } from "../bulk-changes/bulk-rows.tsx";
import { countText, sumText } from "../overview/sum-text.ts";
import { EnteredLines } from "../shared/sheet/entered-lines.tsx";
import { LineQuantity } from "../shared/sheet/line-quantity.tsx";
import { figures } from "../shared/value/figures.tsx";

export interface CountLinesProps extends Pick<StockCountView, "editing" | "onSet" | "onRemove"> {
  readonly page: CountPage;
  readonly query: CountQuery;
  /** Called with the chosen products and page. */
  readonly onQuery: (query: CountQuery) => void;
}

/** A difference with its sign. */
const signed = (difference: number): string =>
  difference > 0 ? `+${formatCount(difference)}` : countText(difference);

/** The name of a product with what has to be checked of it. */
function LineName({ line, isOpen }: { readonly line: CountedLine; readonly isOpen: boolean }) {
  const { lines: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  return (
    <span className="grid gap-0.5">
      <span>
        <LocalText text={localName(line, locale)} />
      </span>
      {line.part_number && (
        <span className="text-muted font-normal">
          <PartNumber number={line.part_number} />
        </span>
      )}
      {line.moved && <span className="text-caution text-sm font-normal">{texts.moved}</span>}
      {line.missing > 0 && (
        <span className="text-negative text-sm font-normal">
          {plural(locale, line.missing, texts.missing)}
        </span>
      )}
      {isOpen && line.amount === null && (
        <span className="text-muted text-sm font-normal">{texts.deleted}</span>
      )}
    </span>
  );
}

/** What was counted of a product, which is stored once the entry ends. */
function Counted({ line, onSet }: Pick<CountLinesProps, "onSet"> & { readonly line: CountedLine }) {
  const { lines: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const name = localName(line, locale);
  return (
    <LineQuantity
      value={line.counted}
      min={0}
      max={MAX_COUNTED}
      labels={{
        quantity: fill(texts.countOf, { name }),
        decrease: fill(texts.decrease, { name }),
        increase: fill(texts.increase, { name }),
        rejected: texts.rejected,
      }}
      onChange={(counted) => onSet(line.id, counted)}
    />
  );
}

/** The counted products with what was expected of them; on an open count numbers are corrected and products removed. */
export function CountLines({ page, query, onQuery, editing, onSet, onRemove }: CountLinesProps) {
  const { lines: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const { count, lines, total, per_page: pageSize } = page;
  const isOpen = count.state === "open";
  const seesCosts = page.sums.at_cost !== undefined;
  const columns: readonly BulkColumn<CountedLine>[] = [
    { id: "name", label: texts.product, render: (line) => <LineName {...{ line, isOpen }} /> },
    {
      id: "counted",
      label: texts.counted,
      isValue: !isOpen,
      isControl: isOpen,
      render: (line) =>
        isOpen ? <Counted key={line.counted} {...{ line, onSet }} /> : figures(formatCount(line.counted)),
    },
    {
      id: "expected",
      label: texts.expected,
      isValue: true,
      render: ({ expected }) => figures(formatCount(expected)),
    },
    {
      id: "difference",
      label: texts.difference,
      isValue: true,
      render: (line) => {
        const difference = countDifference(line);
        return <strong>{figures(difference === 0 ? "0" : signed(difference))}</strong>;
      },
    },
    ...(seesCosts
      ? [
          {
            id: "cost",
            label: texts.atCost,
            isValue: true,
            render: ({ at_cost: cost }: CountedLine) => (cost == null ? "–" : figures(sumText(cost))),
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            id: "after",
            label: texts.after,
            isValue: true,
            render: ({ after }: CountedLine) => (after === null ? "–" : figures(formatCount(after))),
          },
        ]
      : []),
    {
      id: "by",
      label: texts.by,
      render: ({ by }) => <bdi className="wrap-anywhere">{by.join(", ")}</bdi>,
    },
    ...(isOpen
      ? [
          {
            id: "actions",
            label: texts.actions,
            render: (line: CountedLine) => (
              <Button
                variant="quiet"
                size="icon"
                aria-label={fill(texts.remove, { name: localName(line, locale) })}
                onClick={() => onRemove(line.id)}
              >
                <Trash aria-hidden className="size-4" />
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <EnteredLines
      {...{ texts, onQuery, editing, columns, lines, total, pageSize }}
      query={{ ...query, page: page.page }}
      shows={isOpen ? ["all", "different", "check"] : ["all", "different"]}
      empty={count.products === 0 ? texts.empty : texts.emptyShown}
    />
  );
}
