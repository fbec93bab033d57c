import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseMoveView } from "@shop/data/dash/purchases/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { CostQuestion } from "./cost-question.tsx";

export interface PurchaseMoveProps extends PurchaseMoveView {
  readonly order: Purchase;
  /** Whether what has arrived may be booked. */
  readonly mayReceive: boolean;
}

/** The next steps of an order: it is sent, what arrived of it is booked, or it is cancelled. */
export function PurchaseMove({
  order,
  mayReceive,
  moving,
  costs,
  onKeepCosts,
  onSend,
  onCancel,
  onBook,
}: PurchaseMoveProps) {
  const { move: texts } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const [asking, setAsking] = useState<"book" | "cancel" | null>(null);
  const isPending = moving.status === "pending";
  const isDraft = order.state === "draft";
  const hint = isDraft
    ? texts.draftHint
    : !mayReceive
      ? texts.notAllowed
      : order.arrived > 0
        ? texts.bookHint
        : texts.nothing;
  return (
    <DashSection title={texts.title}>
      <div className="grid gap-3">
        <p className="text-muted text-sm">{hint}</p>
        {moving.status === "failed" && moving.error !== "cost_jumped" && (
          <FormFailure>
            {moving.error === "edit_conflict"
              ? texts.conflict
              : `${texts.failed} ${errorWords(errors, moving.error)}`}
          </FormFailure>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isDraft && order.lines > 0 && (
            <Button
              variant="signal"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && onSend(order.version)}
            >
              {texts.send}
            </Button>
          )}
          {!isDraft && mayReceive && order.arrived > 0 && (
            <Button
              variant="signal"
              aria-disabled={isPending || undefined}
              onClick={() => {
                if (isPending) return;
                if (order.over > 0) setAsking("book");
                else onBook(order.version);
              }}
            >
              {plural(locale, order.arrived, texts.book)}
            </Button>
          )}
          {order.state !== "received" && (
            <Button aria-disabled={isPending || undefined} onClick={() => !isPending && setAsking("cancel")}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking === "cancel"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.cancelTitle}
        message={texts.cancelText}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        tone="danger"
        onConfirm={() => {
          setAsking(null);
          onCancel();
        }}
      />
      <ConfirmDialog
        open={asking === "book"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.overTitle}
        message={plural(locale, order.over, texts.overText)}
        confirmLabel={texts.bookOver}
        cancelLabel={texts.checkFirst}
        onConfirm={() => {
          setAsking(null);
          onBook(order.version);
        }}
      />
      <CostQuestion {...{ costs, onKeepCosts }} onConfirm={() => onBook(order.version, true)} />
    </DashSection>
  );
}
