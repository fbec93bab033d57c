import type { CountedList, StockCountView } from "@shop/data/dash/stock-counts/view.ts";
import { MAX_COUNT_BYTES } from "@shop/domain/stock-counts/read-count-list.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { useState } from "react";

import { OrderSection } from "../orders/order-section.tsx";
import { SheetInput } from "../parts/sheet-input.tsx";

/** Lines that are named of those that were not counted. */
const MAX_NAMED = 100;

/** What a list has counted, and which of its lines it has not. */
function ListResult({ lines, unread }: CountedList) {
  const { list: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const left = unread.length - MAX_NAMED;
  return (
    <div className="mt-3 grid gap-2">
      <output className="grid gap-1">
        <span className="font-semibold">{plural(locale, lines, texts.counted)}</span>
        {unread.length > 0 && (
          <span className="text-negative">{plural(locale, unread.length, texts.notCounted)}</span>
        )}
      </output>
      <ul className="grid gap-1 text-sm empty:hidden">
        {unread.slice(0, MAX_NAMED).map(({ row, code, written, fault }) => (
          <li key={row} className="bg-caution-soft flex flex-wrap gap-x-3 rounded-md px-3 py-1.5">
            <span className="text-muted">{fill(texts.row, { row: formatCount(row) })}</span>
            {code !== "" && (
              <bdi dir="ltr" className="font-semibold wrap-anywhere">
                {code}
              </bdi>
            )}
            <span className="wrap-anywhere">{fill(texts.unread[fault], { written: isolated(written) })}</span>
          </li>
        ))}
        {left > 0 && <li className="text-muted">{plural(locale, left, texts.more)}</li>}
      </ul>
    </div>
  );
}

/** Counts the lines of a file, or pasted rows. */
export function CountListInput({ upload, list, onList }: Pick<StockCountView, "upload" | "list" | "onList">) {
  const { list: texts } = useMessages("dashStockCounts");
  const [replace, setReplace] = useState(false);
  return (
    <OrderSection title={texts.title}>
      <p className="text-muted mb-2 text-sm">{texts.hint}</p>
      <Checkbox checked={replace} onChange={({ target }) => setReplace(target.checked)}>
        {texts.replace}
      </Checkbox>
      <SheetInput
        {...{ upload, texts }}
        progress={1}
        onUpload={(file) => void onList(file, replace)}
        pastedName="list.txt"
        maxBytes={MAX_COUNT_BYTES}
        isOpen
      />
      {list && upload.status !== "pending" && <ListResult {...list} />}
    </OrderSection>
  );
}
