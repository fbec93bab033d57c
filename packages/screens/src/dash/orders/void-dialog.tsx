import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { FormFailure } from "../../form/form-failure.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { paymentWords } from "./payment-words.ts";

/** Props of {@link VoidDialog}. */
export interface VoidDialogProps extends OrderChangeView<number> {
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
  const entry = order.payments.find(({ id }) => id === paymentId);
  if (!entry || entry.voided) return null;
  return (
    <ConfirmDialog
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.voidTitle}
      message={texts.voidHint}
      cancelLabel={texts.keep}
      confirmLabel={texts.takeBack}
      pending={submission.status === "pending"}
      onConfirm={() => onSubmit(paymentId)}
    >
      <p className="font-semibold">{paymentWords(entry, locale, texts)}</p>
      {submission.status === "failed" && errors["amount"] !== undefined ? (
        <FormFailure>{texts.tooMuchBack}</FormFailure>
      ) : (
        <SubmissionFailure submission={submission} />
      )}
    </ConfirmDialog>
  );
}
