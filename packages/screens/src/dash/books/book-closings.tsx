import type { BookClosing, ClosedBooks } from "@shop/contract/books/endpoints.ts";
import type { BooksView } from "@shop/data/dash/books/view.ts";
import { proposedClosing } from "@shop/domain/books/proposed-closing.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatShopDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { Allowed } from "../shared/rights.tsx";
import { CloseBooksDialog } from "./close-books-dialog.tsx";

/** Closings that are shown before the older ones are asked for: those of a year. */
const RECENT = 12;

/** A closing, with who made it and who took it back. */
function ClosingRow({ until, at, by, reopened }: BookClosing) {
  const texts = useMessages("dashBooks");
  const { locale } = useLocale();
  const signed = (text: string, { at: moment, by: who }: Pick<BookClosing, "at" | "by">) =>
    fill(text, {
      day: formatDay(moment, locale),
      time: formatTime(moment, locale),
      who: isolated(who, locale),
    });
  return (
    <li className="border-line border-t py-2 wrap-anywhere">
      <span className={reopened ? "text-muted line-through" : "font-semibold"}>
        {fill(texts.closingOf, { day: formatShopDay(until, locale) })}
      </span>
      <span className="text-muted block text-sm">{signed(texts.closedBy, { at, by })}</span>
      {reopened && <span className="block text-sm">{signed(texts.reopenedBy, reopened)}</span>}
    </li>
  );
}

export interface BookClosingsProps extends Omit<BooksView, "closed"> {
  /** Which days are closed, and every closing. */
  readonly closed: ClosedBooks;
  /** The present day, as '2026-03-02'. */
  readonly today: string;
}

/** Up to which day the books are closed, the commands that close them and open them again, and every closing. */
export function BookClosings({
  closed: { closed_until: closedUntil, closings },
  today,
  close,
  onClose,
  reopen,
  onReopen,
  onDismiss,
}: BookClosingsProps) {
  const texts = useMessages("dashBooks");
  const { locale } = useLocale();
  const [asking, setAsking] = useState<"close" | "reopen" | null>(null);
  const proposed = proposedClosing(closedUntil, today);
  const dismiss = () => {
    setAsking(null);
    onDismiss();
  };
  const recent = closings.slice(0, RECENT);
  const older = closings.slice(RECENT);
  return (
    <DashSection title={texts.closing}>
      <p className="text-xl font-semibold">
        {closedUntil === null
          ? texts.notClosed
          : fill(texts.closedUntil, { day: formatShopDay(closedUntil, locale) })}
      </p>
      <p className="text-muted mt-1 text-sm">
        {closedUntil === null ? texts.notClosedHint : texts.closedHint}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {proposed !== null && (
          <Allowed need="books">
            <Button variant="signal" onClick={() => setAsking("close")}>
              {texts.close}
            </Button>
          </Allowed>
        )}
        {closedUntil !== null && (
          <Allowed need="owner">
            <Button onClick={() => setAsking("reopen")}>{texts.reopen}</Button>
          </Allowed>
        )}
      </div>
      {closings.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-1 text-sm font-semibold">{texts.closings}</h3>
          <ul aria-label={texts.closings}>
            {recent.map((closing) => (
              <ClosingRow key={closing.id} {...closing} />
            ))}
          </ul>
          {older.length > 0 && (
            <details>
              <summary className="border-line min-h-11 cursor-pointer border-t py-2.5 text-sm sm:min-h-9">
                {plural(locale, older.length, texts.older)}
              </summary>
              <ul>
                {older.map((closing) => (
                  <ClosingRow key={closing.id} {...closing} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {asking === "close" && proposed !== null && (
        <CloseBooksDialog
          {...{ proposed, today, close }}
          onClose={(entry) => onClose(entry, () => setAsking(null))}
          onCancel={dismiss}
        />
      )}
      <ConfirmDialog
        open={asking === "reopen"}
        onOpenChange={(open) => !open && dismiss()}
        title={texts.reopenTitle}
        message={fill(texts.reopenText, { day: formatShopDay(closedUntil ?? today, locale) })}
        confirmLabel={texts.reopenConfirm}
        cancelLabel={texts.cancel}
        tone="danger"
        pending={reopen.status === "pending"}
        onConfirm={() => onReopen(() => setAsking(null))}
      >
        <SubmissionFailure submission={reopen} />
      </ConfirmDialog>
    </DashSection>
  );
}
