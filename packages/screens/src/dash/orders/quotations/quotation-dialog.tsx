import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { quotationFormSchema } from "@shop/contract/orders/quotation.ts";
import type { OrderChangeView, QuotationEntry } from "@shop/data/dash/orders/view.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter, OrderEditMail } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";

export interface QuotationDialogProps extends OrderChangeView<QuotationEntry> {
  /** The quotation whose day and terms are changed. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** What the form of a quotation starts with. */
const valuesOf = ({ quotation }: AdminOrder) => ({
  valid_until: quotation?.valid_until ?? "",
  terms: quotation?.terms ?? "",
  mail: true,
});

function QuotationForm({
  order,
  conflict,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: QuotationDialogProps) {
  const { quotation: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(quotationFormSchema, {
    order,
    conflict,
    errors,
    valuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  const other = theirs?.quotation;
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(entry) => onSubmit({ version, ...entry })}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict
            texts={{ ...texts, title: texts.dialogTitle, hint: texts.dialogHint }}
            isOther={
              other?.valid_until !== opened.quotation?.valid_until || other?.terms !== opened.quotation?.terms
            }
            onTakeTheirs={takeTheirs}
          >
            <p className="font-semibold">{other && formatShopDay(other.valid_until, locale)}</p>
            <p className="wrap-anywhere whitespace-pre-line">{other?.terms}</p>
          </OrderEditConflict>
        )}
        <TextField
          {...form.field("valid_until")}
          type="date"
          label={texts.lastDay}
          required
          className="sm:w-1/2"
        />
        <TextareaField {...form.field("terms")} label={texts.termsLabel} hint={texts.termsHint} rows={5} />
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mailBuyer} />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator changes until when a quotation holds, and its terms. */
export function QuotationDialog(props: QuotationDialogProps) {
  const { order, submission, onClose } = props;
  const { quotation: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{ ...texts, title: texts.dialogTitle, hint: texts.dialogHint }}
      pending={submission.status === "pending"}
      isOpen={isQuoted(order.state)}
    >
      <QuotationForm {...props} />
    </OrderEditDialog>
  );
}
