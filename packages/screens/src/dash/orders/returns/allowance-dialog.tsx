import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { NewReturn } from "@shop/contract/orders/order-returns.ts";
import { allowanceFormSchema } from "@shop/contract/orders/return-form.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { differenceOf, minorOf } from "@shop/domain/money/money.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { allowanceReasons, needsNote } from "@shop/domain/orders/returns/order-returns.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

import { Form } from "../../../form/form.tsx";
import { SelectField } from "../../../form/select-field.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";
import { canAllow, returnWords, sameReturns } from "./return-values.ts";

export interface AllowanceDialogProps extends OrderChangeView<NewReturn> {
  /** The order that is to cost less. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const emptyValues = () => ({ reason: "" as const, value: "", note: "" });

/** What is due of an order after an allowance; as before where the amount cannot be read, or is too large. */
function dueAfter(due: string, value: string): string {
  const amount = storedPrice(value);
  return amount && minorOf(amount) <= minorOf(due) ? differenceOf(due, amount) : due;
}

function AllowanceForm({
  order,
  conflict,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: AllowanceDialogProps) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(allowanceFormSchema, {
    order,
    conflict,
    errors,
    valuesOf: emptyValues,
    onDirty,
  });
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(entry) =>
        onSubmit({ ...entry, version, lines: [], delivery: false, fee: false, refund: null, mail: false })
      }
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict texts={texts} isOther={!sameReturns(theirs, opened)} onTakeTheirs={takeTheirs}>
            {theirs.returns
              .filter(({ voided }) => voided === null)
              .map((one) => (
                <p key={one.id}>{returnWords(one, locale, texts)}</p>
              ))}
          </OrderEditConflict>
        )}
        <SelectField {...form.field("reason")} label={texts.reason} required>
          <option value="">{texts.choose}</option>
          {allowanceReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          hint={fill(texts.allowanceMost, { amount: amountWords(opened.due, locale) })}
          {...form.field("value")}
          label={texts.amount}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          hint={texts.noteHint}
          {...form.field("note")}
          label={texts.note}
          {...(needsNote(form.watch("reason")) ? { required: true } : { optional: texts.optional })}
          autoComplete="off"
        />
        <output className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <span className="font-semibold">{texts.dueAfterAllowance}</span>
          <bdi dir="ltr" className="figures font-semibold">
            {amountWords(dueAfter(opened.due, String(form.watch("value"))), locale)}
          </bdi>
        </output>
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator records that an order that is delivered costs less, without anything coming back. */
export function AllowanceDialog(props: AllowanceDialogProps) {
  const { order, conflict, submission, onClose } = props;
  const { returns: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{
        ...texts,
        title: texts.allowanceTitle,
        hint: texts.allowanceHint,
        locked: texts.allowanceLocked,
      }}
      pending={submission.status === "pending"}
      isOpen={canAllow(order) || conflict !== null}
    >
      <AllowanceForm {...props} />
    </OrderEditDialog>
  );
}
