import type { BulkChange, BulkItem } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkChangeView } from "@shop/data/dash/bulk-changes/view.ts";
import { isPriceField } from "@shop/domain/catalogue/product-fields.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useEffect, useRef } from "react";

import { LocalText } from "../../shared/local-text.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { useMay } from "../shared/rights.tsx";
import { type BulkColumn, BulkRows } from "./bulk-rows.tsx";
import { BulkSection } from "./bulk-section.tsx";
import { BulkValueText } from "./bulk-value.tsx";
import { useBulkWords } from "./bulk-words.ts";

/** What was changed and undone, and the undo. */
function Summary({
  change,
  undoing,
  onUndo,
}: Pick<BulkChangeView, "undoing" | "onUndo"> & { readonly change: BulkChange }) {
  const texts = useMessages("dashBulkChanges");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const { by, changed, skipped, undone } = change;
  const mayPrice = useMay("prices");
  const mayUndo = mayPrice || !isPriceField(change.rule.field);
  const isPending = undoing.status === "pending";
  const outcome = useRef<HTMLOutputElement>(null);
  const wasUndone = useRef(undone !== null);
  useEffect(() => {
    // The focused button is removed, which would reset the focus to the body.
    if (undone && !wasUndone.current) outcome.current?.focus();
    wasUndone.current = undone !== null;
  }, [undone]);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">
        <strong>{plural(locale, changed, texts.done)}</strong>{" "}
        {skipped > 0 && <span>{`· ${plural(locale, skipped, texts.doneSkipped)} `}</span>}
        <span className="text-muted">{fill(texts.doneBy, { who: by })}</span>
      </p>
      <output ref={outcome} tabIndex={-1} className="grid gap-1 wrap-anywhere outline-none">
        {undone && (
          <>
            <span className="font-semibold">
              {fill(texts.undone, {
                day: formatDay(undone.at, locale),
                time: formatTime(undone.at, locale),
                who: undone.by,
              })}
            </span>
            <span>{plural(locale, undone.restored, texts.restored)}</span>
            {undone.kept > 0 && (
              <span className="text-caution">{plural(locale, undone.kept, texts.kept)}</span>
            )}
          </>
        )}
      </output>
      {!undone && mayUndo && (
        <>
          <p className="text-muted text-sm">{texts.undoHint}</p>
          <Button
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) onUndo();
            }}
          >
            {isPending ? texts.undoing : texts.undo}
          </Button>
        </>
      )}
      {undoing.status === "failed" && (
        <p role="alert" className="text-negative">
          {`${texts.undoFailed} ${errorWords(errors, undoing.error)}`}
        </p>
      )}
    </div>
  );
}

/** The page of one bulk change: what it did, its undo, and its products. */
export function BulkChangeScreen({
  change,
  attribute,
  items,
  hasMore,
  more,
  onLoadMore,
  undoing,
  onUndo,
}: BulkChangeView) {
  const texts = useMessages("dashBulkChanges");
  const { products: list } = useMessages("dashProducts");
  const { retry } = useMessages("common");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const words = useBulkWords();
  const links = (
    <span className="flex flex-wrap gap-x-4">
      <TextLink href={dashPages.products.path}>{texts.toProducts}</TextLink>
      <TextLink href={dashPages.bulk.path}>{list.bulkHistory}</TextLink>
    </span>
  );
  if (change.status !== "ready") {
    return (
      <>
        <DashHead title={texts.title} note={links} />
        {change.status === "loading" ? (
          <Spinner label={texts.loading} showLabel />
        ) : (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-negative">{`${texts.failed} ${errorWords(errors, change.error)}`}</p>
            <Button onClick={change.onRetry}>{retry}</Button>
          </div>
        )}
      </>
    );
  }
  const { rule, undone } = change.data;
  const value = (which: BulkItem["current"]) =>
    which === null ? texts.deleted : <BulkValueText field={rule.field} value={which} attribute={attribute} />;
  const columns: readonly BulkColumn<BulkItem>[] = [
    { id: "name", label: texts.name, render: (row) => <LocalText text={localName(row, locale)} /> },
    { id: "old", label: texts.before, isValue: true, render: ({ old }) => value(old) },
    { id: "new", label: texts.after, isValue: true, render: ({ new: now }) => value(now) },
    { id: "current", label: texts.current, isValue: true, render: ({ current }) => value(current) },
  ];
  const title = undone ? texts.keptProducts : texts.products;
  return (
    <>
      <DashHead title={words.rule(rule)} note={links} />
      <BulkSection
        title={fill(texts.changeTitle, {
          day: formatDay(change.data.at, locale),
          time: formatTime(change.data.at, locale),
        })}
      >
        <Summary change={change.data} {...{ undoing, onUndo }} />
      </BulkSection>
      {items.length > 0 && (
        <BulkSection title={title}>
          <BulkRows caption={title} columns={columns} rows={items} />
          {hasMore && (
            <Button className="mt-3" aria-disabled={more.status === "pending"} onClick={onLoadMore}>
              {more.status === "failed" ? retry : texts.moreProducts}
            </Button>
          )}
        </BulkSection>
      )}
    </>
  );
}
