import type { ArrivalListView } from "@shop/data/dash/purchases/view.ts";
import { MAX_ARRIVAL_LIST_BYTES } from "@shop/domain/purchases/read-arrival-list.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { CodeListInput } from "../shared/sheet/code-list-input.tsx";

/** Counts what arrived by a file, such as a delivery note, or by pasted rows. */
export function ArrivalListInput({ upload, list, onList }: ArrivalListView) {
  const { arrivals: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  return (
    <CodeListInput
      {...{ texts, upload, onList }}
      maxBytes={MAX_ARRIVAL_LIST_BYTES}
      unread={list && list.unread}
      done={
        list
          ? [
              plural(locale, list.lines, texts.counted),
              ...(list.costs > 0 ? [plural(locale, list.costs, texts.costs)] : []),
            ]
          : []
      }
    />
  );
}
