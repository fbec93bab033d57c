import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView, ReturnVoidEntry } from "@shop/data/dash/orders/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isAllowance } from "@shop/domain/orders/returns/order-returns.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { useState } from "react";

import { FormFailure } from "../../../form/form-failure.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { LocalText } from "../../../shared/local-text.tsx";
import { useLeftWords } from "../lines/use-left-words.ts";
import { CountedNote } from "../payments/counted-note.tsx";
import { VoidEntryDialog } from "../void-entry-dialog.tsx";
import { ReturnedGoods } from "./order-returns.tsx";
import { returnWords } from "./return-values.ts";

export interface VoidReturnDialogProps extends OrderChangeView<ReturnVoidEntry> {
  /** The order of the return. */
  readonly order: AdminOrder;
  /** Id of the return that is taken back. */
  readonly returnId: number;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Asks before a return is taken back, and its refund with it; nothing for one that no longer counts. */
export function VoidReturnDialog({
  order,
  returnId,
  errors,
  refused,
  submission,
  onSubmit,
  onClose,
}: VoidReturnDialogProps) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const leftWords = useLeftWords();
  const [refund, setRefund] = useState(true);
  const [note, setNote] = useState("");
  const words = useMessages("errors");
  const entry = order.returns.find(({ id }) => id === returnId);
  if (!entry || entry.voided) return null;
  const hasRefund = order.payments.some(({ id, voided }) => id === entry.refund_id && voided === null);
  return (
    <VoidEntryDialog
      {...{ onClose }}
      texts={
        isAllowance(entry.reason)
          ? { ...texts, voidTitle: texts.voidAllowance, voidHint: texts.voidAllowanceHint }
          : texts
      }
      name={returnWords(entry, locale, texts)}
      pending={submission.status === "pending"}
      onConfirm={() => onSubmit({ returnId, refund: hasRefund && refund, note })}
    >
      <ReturnedGoods lines={entry.lines} />
      {hasRefund && (
        <Checkbox checked={refund} onChange={({ target }) => setRefund(target.checked)}>
          {texts.voidRefund}
        </Checkbox>
      )}
      <CountedNote error={errors["note"]} note={note} onNote={setNote} />
      {submission.status === "failed" && refused.length > 0 ? (
        <FormFailure>
          {texts.short}
          <span className="mt-1 grid gap-1">
            {refused.map(({ place, left }) => {
              const line = entry.lines[place];
              return (
                line && (
                  <span key={place}>
                    <LocalText text={localName(line, locale)} />: {leftWords(left ?? 0)}
                  </span>
                )
              );
            })}
          </span>
        </FormFailure>
      ) : submission.status === "failed" && errors["amount"] !== undefined ? (
        <FormFailure>{errorWords(words, errors["amount"])}</FormFailure>
      ) : (
        errors["note"] === undefined && <SubmissionFailure submission={submission} />
      )}
    </VoidEntryDialog>
  );
}
