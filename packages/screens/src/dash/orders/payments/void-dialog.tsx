import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView, PaymentVoidEntry } from "@shop/data/dash/orders/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { paymentWords } from "@shop/i18n/words/ledger-words.ts";
import { useState } from "react";

import { FormFailure } from "../../../form/form-failure.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { useOwnMethods } from "../../shared/own-methods.tsx";
import { VoidEntryDialog } from "../void-entry-dialog.tsx";
import { CountedNote } from "./counted-note.tsx";

export interface VoidDialogProps extends OrderChangeView<PaymentVoidEntry> {
  /** The order of the ledger. */
  readonly order: AdminOrder;
  /** Id of the entry that is taken back. */
  readonly paymentId: number;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Asks before an entry of a ledger is taken back; nothing for one that no longer counts. */
export function VoidDialog({ order, paymentId, errors, submission, onSubmit, onClose }: VoidDialogProps) {
  const { payments: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const own = useOwnMethods();
  const words = useMessages("errors");
  const [note, setNote] = useState("");
  const entry = order.payments.find(({ id }) => id === paymentId);
  if (!entry || entry.voided) return null;
  return (
    <VoidEntryDialog
      {...{ texts, onClose }}
      name={paymentWords(entry, locale, texts, own)}
      pending={submission.status === "pending"}
      onConfirm={() => onSubmit({ paymentId, note })}
    >
      <CountedNote error={errors["note"]} note={note} onNote={setNote} />
      {submission.status === "failed" && errors["amount"] !== undefined ? (
        <FormFailure>
          {errors["amount"] === "too_large" ? texts.tooMuchBack : errorWords(words, errors["amount"])}
        </FormFailure>
      ) : (
        errors["note"] === undefined && <SubmissionFailure submission={submission} />
      )}
    </VoidEntryDialog>
  );
}
