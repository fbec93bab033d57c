import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { type NewPayment, newPaymentSchema } from "@shop/contract/orders/order-payments.ts";
import type { AdminPaymentProof } from "@shop/contract/orders/payment-proof.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import {
  leftOf,
  type PaymentKind,
  paymentKinds,
  paymentKindsIn,
  refundableOf,
} from "@shop/domain/orders/payments/order-payments.ts";
import type { PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import { accountOptions } from "@shop/domain/payments/payment-options.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { useState } from "react";

import { FormFailure } from "../../../form/form-failure.tsx";
import { Form } from "../../../form/form.tsx";
import { SelectField } from "../../../form/select-field.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { OrderEditDialog, OrderEditFooter } from "../order-edit-dialog.tsx";
import { BranchField } from "../parcels/delivery-fields.tsx";
import { useDirtyReport } from "../use-order-form.ts";
import { MethodField } from "./method-field.tsx";

export interface PaymentDialogProps extends OrderChangeView<NewPayment> {
  /** The order that is paid. */
  readonly order: AdminOrder;
  /** The proof of the buyer that is confirmed, which fills the form; none by default. */
  readonly proof?: AdminPaymentProof | null;
  /** The names of the branches that take or give money. */
  readonly branches: readonly Bilingual[];
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The most that an entry can be: what is left, or for a refund what came in. */
const mostOf = ({ due, paid, payments }: AdminOrder, kind: PaymentKind): string =>
  kind === "refund" ? refundableOf(payments) : leftOf(due, paid);

/** The amount that is proposed; '' for nothing. */
const proposed = (order: AdminOrder, kind: PaymentKind): string => {
  const amount = mostOf(order, kind);
  return isZeroPrice(amount) ? "" : amount;
};

/** The method by which an order is to be paid: cash where that is not to an account. */
const expectedMethod = ({ pay_by: payBy }: AdminOrder): PaymentMethod =>
  accountOptions.find((option) => option === payBy?.option) ?? "cash";

function PaymentForm({
  order,
  proof = null,
  branches,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: PaymentDialogProps) {
  const { payments: texts, proofs } = useMessages("dashOrders");
  const { locale } = useLocale();
  const [today] = useState(() => shopDayOf(Date.now()));
  const kinds = paymentKindsIn(order.state);
  const [firstKind = "payment"] = kinds;
  const form = useSchemaForm(newPaymentSchema, {
    defaultValues: {
      kind: firstKind,
      method: proof?.method ?? expectedMethod(order),
      amount: proof?.amount ?? proposed(order, firstKind),
      reference: proof?.reference ?? "",
      note: "",
      value_date: today,
      branch: null,
      ...(proof && { proof: proof.id }),
    },
    errors,
  });
  useDirtyReport(form.formState.isDirty, onDirty);
  const pending = submission.status === "pending";
  const kind = form.watch("kind") ?? firstKind;
  const { onChange, ...kindField } = form.field("kind");
  const limit = mostOf(order, kind);
  return (
    <Form form={form} pending={pending} aria-busy={pending} onSubmit={onSubmit}>
      <div className="grid gap-4">
        {proof && proof.state !== "waiting" && <FormFailure>{proofs.gone}</FormFailure>}
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            {...kindField}
            label={texts.kind}
            onChange={(event) => {
              void onChange(event);
              const next = paymentKinds.find((one) => one === event.target.value) ?? "payment";
              // An amount that was entered by hand stays.
              if (form.getValues("amount") === proposed(order, kind))
                form.setValue("amount", proposed(order, next));
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </SelectField>
          <MethodField
            {...form.field("method")}
            label={texts.method}
            withCredit={order.credit !== null && kind !== "withheld"}
            hint={
              order.credit && form.watch("method") === "credit"
                ? fill(texts.creditHint, { amount: amountWords(order.credit.balance, locale) })
                : undefined
            }
          />
        </div>
        <TextField
          hint={fill(kind === "refund" ? texts.refundHint : texts.amountHint, {
            amount: amountWords(limit, locale),
          })}
          {...form.field("amount")}
          label={texts.amount}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          hint={texts.valueDateHint}
          {...form.field("value_date")}
          type="date"
          min={shopDayOf(order.created_at)}
          max={today}
          label={texts.valueDate}
          optional={texts.optional}
        />
        <TextField
          hint={texts.referenceHint}
          {...form.field("reference")}
          label={texts.reference}
          optional={texts.optional}
          dir="ltr"
          autoComplete="off"
        />
        {branches.length > 0 && (
          <BranchField
            branches={branches}
            branch={form.watch("branch") ?? null}
            none={texts.noBranch}
            onBranch={(next) => form.setValue("branch", next, { shouldDirty: true })}
          />
        )}
        <TextField {...form.field("note")} label={texts.note} optional={texts.optional} autoComplete="off" />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator records what was paid of an order, or given back. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { order, submission, onClose } = props;
  const { payments: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{ ...texts, title: texts.dialogTitle }}
      pending={submission.status === "pending"}
    >
      <PaymentForm {...props} />
    </OrderEditDialog>
  );
}
