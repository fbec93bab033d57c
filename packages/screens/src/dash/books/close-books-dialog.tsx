import { type BookClosingEntry, closingEntrySchema } from "@shop/contract/books/endpoints.ts";
import type { FormState } from "@shop/data/view.ts";
import { addDays } from "@shop/domain/orders/list/shop-days.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";

export interface CloseBooksDialogProps {
  /** The day that is filled in. */
  readonly proposed: string;
  /** The present day, before which a closing ends. */
  readonly today: string;
  /** The request that closes the books. */
  readonly close: FormState;
  /** Closes the books. */
  readonly onClose: (entry: BookClosingEntry) => void;
  /** Called when the dialog is to be closed. */
  readonly onCancel: () => void;
}

/** Asks up to which day the books are to be closed. */
export function CloseBooksDialog({
  proposed,
  today,
  close: { errors, submission },
  onClose,
  onCancel,
}: CloseBooksDialogProps) {
  const texts = useMessages("dashBooks");
  const form = useSchemaForm(closingEntrySchema, { defaultValues: { until: proposed }, errors });
  const pending = submission.status === "pending";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={texts.closeTitle}
      message={texts.closeText}
      confirmLabel={texts.closeConfirm}
      cancelLabel={texts.cancel}
      pending={pending}
      onConfirm={() => void form.handleSubmit(onClose)()}
    >
      <Form form={form} pending={pending} onSubmit={onClose} className="mt-2 grid gap-3">
        <TextField
          {...form.field("until")}
          type="date"
          max={addDays(today, -1)}
          label={texts.until}
          hint={texts.untilHint}
          required
        />
        <SubmissionFailure {...{ submission, form, errors }} />
      </Form>
    </ConfirmDialog>
  );
}
