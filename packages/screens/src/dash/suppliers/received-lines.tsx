import type { ReceivedLine } from "@shop/contract/suppliers/received.ts";
import type { ReceivedPage } from "@shop/data/dash/suppliers/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { ReactNode } from "react";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { type BulkColumn, BulkRows } from "../bulk-changes/bulk-rows.tsx";
import { countText, sumText } from "../overview/sum-text.ts";
import { ListPages } from "../shared/list/list-pages.tsx";
import { useMay } from "../shared/rights.tsx";
import { figures } from "../shared/value/figures.tsx";

interface LineProps {
  readonly line: ReceivedLine;
}

/** The product as the order names it, which links to it where it can be edited, and whether what came of it was taken back. */
function ReceivedProduct({ line }: LineProps) {
  const { received: texts } = useMessages("dashSuppliers");
  const { receipts, returns } = useMessages("dashPurchases");
  const [undone, back] = [receipts.undone, returns.title];
  const { locale } = useLocale();
  const mayEdit = useMay("products");
  const name = <LocalText text={localName(line, locale)} />;
  return (
    <span className="grid justify-items-start gap-0.5">
      {mayEdit && !line.deleted ? (
        <TextLink href={`${dashPages.products.path}?edit=${line.product_id}`}>{name}</TextLink>
      ) : (
        <span>{name}</span>
      )}
      {line.part_number && (
        <span className="text-muted font-normal">
          <PartNumber number={line.part_number} />
        </span>
      )}
      {line.deleted && <span className="text-muted text-sm font-normal">{texts.deleted}</span>}
      {line.undone && <Badge tone="caution">{undone}</Badge>}
      {line.returned && <Badge>{back}</Badge>}
    </span>
  );
}

/** A number that no longer counts is struck through. */
const counted = ({ undone }: ReceivedLine, number: ReactNode): ReactNode =>
  undone ? <s className="text-muted">{number}</s> : number;

/** Pieces, and the packs that they were bought in. */
function ReceivedPieces({ line }: LineProps) {
  const { lines: texts, reorder } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const { qty, pack } = line;
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 sm:justify-items-end">
      {counted(line, figures(countText(qty)))}
      {pack > 1 && qty > 0 && (
        <span className="text-muted text-sm">
          {qty % pack === 0
            ? fill(plural(locale, qty / pack, texts.packs), {
                pack: formatCount(pack),
                qty: formatCount(qty),
              })
            : plural(locale, pack, reorder.pack)}
        </span>
      )}
    </span>
  );
}

/** What one piece cost, what its pack did, and what the order states now where that was changed since. */
function ReceivedCost({ line: { pack, cost, unit_cost: unitCost, cost_now: now } }: LineProps) {
  const { received: texts } = useMessages("dashSuppliers");
  const isolated = useIsolated();
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5 sm:justify-items-end">
      {unitCost === null ? "–" : figures(sumText(unitCost))}
      {pack > 1 && cost !== null && (
        <span className="text-muted text-sm">{fill(texts.packCost, { cost: isolated(sumText(cost)) })}</span>
      )}
      {now !== null && now !== cost && (
        <span className="text-caution text-sm">{fill(texts.costNow, { cost: isolated(sumText(now)) })}</span>
      )}
    </span>
  );
}

export interface ReceivedLinesProps {
  /** The shown page. */
  readonly page: ReceivedPage;
  /** Called with the number of a chosen page. */
  readonly onPage: (page: number) => void;
}

/** What was received from a supplier: when, by which order, how much, and at which cost. */
export function ReceivedLines({ page, onPage }: ReceivedLinesProps) {
  const { received: texts } = useMessages("dashSuppliers");
  const { locale } = useLocale();
  if (page.data.length === 0) return <p className="text-muted">{texts.empty}</p>;
  const columns: readonly BulkColumn<ReceivedLine>[] = [
    { id: "product", label: texts.product, render: (line) => <ReceivedProduct line={line} /> },
    { id: "day", label: texts.day, render: ({ at }) => formatDay(at, locale) },
    {
      id: "order",
      label: texts.order,
      render: ({ order }) => (
        <TextLink href={dashPathOf.purchase(order.id)}>{figures(order.number)}</TextLink>
      ),
    },
    { id: "qty", label: texts.qty, isValue: true, render: (line) => <ReceivedPieces line={line} /> },
    { id: "cost", label: texts.cost, isValue: true, render: (line) => <ReceivedCost line={line} /> },
    {
      id: "total",
      label: texts.total,
      isValue: true,
      render: (line) => (line.total === null ? "–" : counted(line, figures(sumText(line.total)))),
    },
  ];
  return (
    <>
      <BulkRows caption={texts.title} columns={columns} rows={page.data} />
      <ListPages name={texts.title} list={page} onPage={onPage} />
    </>
  );
}
