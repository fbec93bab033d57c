import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { proofDeclineFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderChangeView, ProofDeclineEntry } from "@shop/data/dash/orders/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { OrderEditMail } from "../order-edit-dialog.tsx";

export interface DeclineProofDialogProps extends OrderChangeView<ProofDeclineEntry> {
  /** The order of the proof. */
  readonly order: AdminOrder;
  /** Id of the proof that is declined. */
  readonly proofId: number;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Asks for the reason why a proof of payment is declined; nothing for one that is decided. */
export function DeclineProofDialog({
  order,
  proofId,
  errors,
  submission,
  onSubmit,
  onClose,
}: DeclineProofDialogProps) {
  const { proofs: texts } = useMessages("dashOrders");
  const form = useSchemaForm(proofDeclineFormSchema, {
    defaultValues: { note: "", mail: order.email !== "" },
    errors,
  });
  const pending = submission.status === "pending";
  const proof = order.proofs.find(({ id }) => id === proofId);
  if (proof?.state !== "waiting") return null;
  const submit = (entry: Omit<ProofDeclineEntry, "proofId">) => onSubmit({ proofId, ...entry });
  return (
    <ConfirmDialog
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.declineTitle}
      message={texts.declineHint}
      cancelLabel={texts.keep}
      confirmLabel={texts.decline}
      pending={pending}
      onConfirm={() => void form.handleSubmit(submit)()}
    >
      <Form form={form} pending={pending} onSubmit={submit} className="mt-2 grid gap-3">
        <TextareaField {...form.field("note")} label={texts.reason} required />
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
        <SubmissionFailure {...{ submission, form, errors }} />
      </Form>
    </ConfirmDialog>
  );
}
