import type { BulkChange } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkChangesView } from "@shop/data/dash/bulk-changes/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";

import { BulkSection } from "./bulk-section.tsx";
import { useBulkWords } from "./bulk-words.ts";

function Entry({ change }: { readonly change: BulkChange }) {
  const texts = useMessages("dashBulkChanges");
  const { locale } = useLocale();
  const words = useBulkWords();
  const { id, at, by, rule, changed, undone } = change;
  const moment = (time: string) => ({ day: formatDay(time, locale), time: formatTime(time, locale) });
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <Link
        href={dashPathOf.bulkChange(id)}
        className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline sm:min-h-8"
      >
        {words.rule(rule)}
      </Link>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <time dateTime={at}>{fill(texts.changeTitle, moment(at))}</time>
        <span className="wrap-anywhere">{fill(texts.doneBy, { who: by })}</span>
        <span>{plural(locale, changed, texts.done)}</span>
      </p>
      {undone && (
        <p className="text-caution text-sm">{fill(texts.undone, { ...moment(undone.at), who: undone.by })}</p>
      )}
    </li>
  );
}

/** The earlier bulk changes; each leads to its page, where it can be undone. */
export function BulkHistory({ changes, more, onLoadMore }: BulkChangesView) {
  const texts = useMessages("dashBulkChanges");
  const { products: list } = useMessages("dashProducts");
  const { retry } = useMessages("common");
  const errors = useMessages("errors");
  const content = () => {
    switch (changes.status) {
      case "loading":
        return <Spinner label={texts.historyLoading} showLabel />;
      case "failed":
        return (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-negative">{`${texts.historyFailed} ${errorWords(errors, changes.error)}`}</p>
            <Button onClick={changes.onRetry}>{retry}</Button>
          </div>
        );
      case "ready":
        return changes.data.items.length === 0 ? (
          <p className="text-muted">{texts.historyNone}</p>
        ) : (
          <>
            <ul>
              {changes.data.items.map((change) => (
                <Entry key={change.id} change={change} />
              ))}
            </ul>
            {changes.data.hasMore && (
              <Button className="mt-3" aria-disabled={more.status === "pending"} onClick={onLoadMore}>
                {more.status === "failed" ? retry : texts.more}
              </Button>
            )}
          </>
        );
      default:
        return changes satisfies never;
    }
  };
  return <BulkSection title={list.bulkHistory}>{content()}</BulkSection>;
}
