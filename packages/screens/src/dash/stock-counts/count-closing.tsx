import type { CountPage, StockCountView } from "@shop/data/dash/stock-counts/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";

export interface CountClosingProps extends Pick<StockCountView, "closing" | "onBook" | "onDiscard"> {
  readonly page: CountPage;
}

/** Books an open count as it is shown, or discards it. */
export function CountClosing({ page: { count, sums }, closing, onBook, onDiscard }: CountClosingProps) {
  const { close: texts } = useMessages("dashStockCounts");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const [asking, setAsking] = useState<"book" | "discard" | null>(null);
  const isPending = closing.status === "pending";
  const differences = sums.more + sums.fewer;
  return (
    <DashSection title={texts.title}>
      <div className="grid gap-3">
        <p className="text-muted text-sm">{texts.hint}</p>
        {closing.status === "failed" && (
          <FormFailure>
            {closing.error === "edit_conflict"
              ? texts.conflict
              : `${texts.failed} ${errorWords(errors, closing.error)}`}
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="signal"
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (isPending) return;
              // A difference that was entered by hand meanwhile would be booked twice.
              if (sums.moved > 0) setAsking("book");
              else onBook(count.version);
            }}
          >
            {differences === 0 ? texts.bookNone : plural(locale, differences, texts.book)}
          </Button>
          <Button aria-disabled={isPending || undefined} onClick={() => !isPending && setAsking("discard")}>
            {texts.discard}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking === "discard"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.discardTitle}
        message={texts.discardText}
        confirmLabel={texts.discard}
        cancelLabel={texts.cancel}
        tone="danger"
        onConfirm={() => {
          setAsking(null);
          onDiscard();
        }}
      />
      <ConfirmDialog
        open={asking === "book"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.movedTitle}
        message={plural(locale, sums.moved, texts.movedText)}
        confirmLabel={texts.bookMoved}
        cancelLabel={texts.checkFirst}
        onConfirm={() => {
          setAsking(null);
          onBook(count.version);
        }}
      />
    </DashSection>
  );
}
