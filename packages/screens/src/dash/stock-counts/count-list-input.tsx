import type { StockCountView } from "@shop/data/dash/stock-counts/view.ts";
import { MAX_COUNT_BYTES } from "@shop/domain/stock-counts/read-count-list.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { CodeListInput } from "../shared/sheet/code-list-input.tsx";

/** Counts the lines of a file, or pasted rows. */
export function CountListInput({ upload, list, onList }: Pick<StockCountView, "upload" | "list" | "onList">) {
  const { list: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  return (
    <CodeListInput
      {...{ texts, upload, onList }}
      maxBytes={MAX_COUNT_BYTES}
      unread={list && list.unread}
      done={list ? [plural(locale, list.lines, texts.counted)] : []}
    />
  );
}
