import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { NewReturn } from "@shop/contract/orders/order-returns.ts";
import { returnFormSchema } from "@shop/contract/orders/return-form.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { refundableOf } from "@shop/domain/orders/payments/order-payments.ts";
import { RETURN_DAYS, returnReasons } from "@shop/domain/orders/returns/order-returns.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { useEffect, useEffectEvent, useId, useMemo, useRef } from "react";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { FormFailure } from "../../../form/form-failure.tsx";
import { Form } from "../../../form/form.tsx";
import { SelectField } from "../../../form/select-field.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter, OrderEditMail } from "../order-edit-dialog.tsx";
import { RefundFields } from "../payments/refund-fields.tsx";
import { useOrderForm } from "../use-order-form.ts";
import { ReturnedGoods } from "./order-returns.tsx";
import { ReturnLine } from "./return-lines.tsx";
import {
  canReturn,
  formErrors,
  goalFor,
  namesDeleted,
  previewReturn,
  returnableLines,
  returnValuesOf,
  sameReturns,
  toNewReturn,
} from "./return-values.ts";

export interface ReturnDialogProps extends OrderChangeView<NewReturn> {
  /** The order of which goods come back. */
  readonly order: AdminOrder;
  /** The names of the branches that give money back. */
  readonly branches: readonly Bilingual[];
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** When an order was delivered; null where its log does not have it. */
const deliveredAt = ({ log }: AdminOrder): string | null =>
  log.find(({ to }) => to === "delivered")?.at ?? null;

function ReturnForm({
  order,
  branches,
  conflict,
  errors,
  submission,
  onDirty,
  onClose,
  onSubmit,
}: ReturnDialogProps) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const linesId = useId();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(returnFormSchema, {
    order,
    conflict,
    errors: useMemo(() => formErrors(errors), [errors]),
    valuesOf: returnValuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  const lines = form.watch("lines");
  const preview = previewReturn(opened, {
    lines,
    value: form.watch("value"),
    delivery: form.watch("delivery"),
    fee: form.watch("fee"),
  });
  const proposed = useRef("");
  useEffect(() => {
    // An amount that was entered by hand stays.
    if (form.getValues("refund.amount") === proposed.current)
      form.setValue("refund.amount", preview.refund, { shouldDirty: true });
    proposed.current = preview.refund;
  }, [form, preview.refund]);
  const hasFee = !isZeroPrice(preview.fee);
  useEffect(() => {
    // The fee of a delivery of which nothing is kept goes back with it, unless that is decided otherwise.
    form.setValue("fee", hasFee && preview.isWhole);
  }, [form, hasFee, preview.isWhole]);
  const reason = form.watch("reason");
  const proposedFor = useRef<typeof reason>("");
  const propose = useEffectEvent((next: typeof reason) => {
    // What was decided by hand stays.
    for (const [at, { line }] of returnableLines(opened).entries())
      if (form.getValues(`lines.${at}.goal`) === goalFor(line, proposedFor.current))
        form.setValue(`lines.${at}.goal`, goalFor(line, next));
    proposedFor.current = next;
  });
  useEffect(() => propose(reason), [reason]);
  const put = (at: number, qty: number) => {
    form.setValue(`lines.${at}.qty`, qty, { shouldDirty: true });
    form.clearErrors("lines");
  };
  const returnable = returnableLines(opened);
  const { lines: lineErrors } = form.formState.errors;
  const noLines = lineErrors?.root?.message ?? lineErrors?.message;
  const delivered = deliveredAt(opened);
  const mostBack = refundableOf(opened.payments);
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(entry) => onSubmit(toNewReturn(version, entry))}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict texts={texts} isOther={!sameReturns(theirs, opened)} onTakeTheirs={takeTheirs}>
            {theirs.returns
              .filter(({ voided }) => voided === null)
              .map((one) => (
                <ReturnedGoods key={one.id} lines={one.lines} />
              ))}
          </OrderEditConflict>
        )}
        {delivered !== null && (
          <p className="text-muted text-sm">
            {fill(texts.deliveredOn, {
              day: formatDay(delivered, locale),
              any: String(RETURN_DAYS.any),
              defect: String(RETURN_DAYS.defect),
            })}
          </p>
        )}
        <SelectField {...form.field("reason")} label={texts.reason} required>
          <option value="">{texts.choose}</option>
          {returnReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          hint={texts.noteHint}
          {...form.field("note")}
          label={texts.note}
          {...(reason === "another" ? { required: true } : { optional: texts.optional })}
          autoComplete="off"
        />
        <fieldset
          data-invalid={noLines ? "" : undefined}
          tabIndex={noLines ? -1 : undefined}
          aria-describedby={noLines ? linesId : undefined}
        >
          <legend className="flex w-full flex-wrap items-center justify-between gap-x-3 font-semibold">
            {texts.products}
            <Button
              size="sm"
              className="max-sm:min-h-11"
              onClick={() => {
                for (const [at, { left }] of returnable.entries()) put(at, left);
              }}
            >
              {texts.all}
            </Button>
          </legend>
          <ul className="divide-line divide-y">
            {returnable.map((one, at) => (
              <ReturnLine
                key={one.place}
                returnable={one}
                entry={lines[at] ?? { place: one.place, qty: 0, goal: "stock" }}
                goal={form.field(`lines.${at}.goal`)}
                error={lineErrors?.[at]?.qty?.message}
                disabled={pending}
                onQty={(qty) => put(at, qty)}
              />
            ))}
          </ul>
          {noLines && <FieldError id={linesId}>{texts.noLines}</FieldError>}
        </fieldset>
        <TextField
          hint={fill(texts.valueHint, { amount: amountWords(preview.worth, locale) })}
          {...form.field("value")}
          label={texts.value}
          optional={texts.optional}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        {!isZeroPrice(preview.delivery) && (
          <CheckboxField
            {...form.field("delivery")}
            label={fill(texts.delivery, { amount: amountWords(preview.delivery, locale) })}
          />
        )}
        {hasFee && (
          <CheckboxField
            {...form.field("fee")}
            label={fill(texts.fee, { amount: amountWords(preview.fee, locale) })}
          />
        )}
        {!isZeroPrice(mostBack) && (
          <RefundFields
            form={form}
            most={mostBack}
            withCredit={order.credit !== null}
            isGiven={form.watch("refund.given")}
            branch={form.watch("refund.branch") ?? null}
            branches={branches}
          />
        )}
        <output className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <span className="font-semibold">{texts.dueAfter}</span>
          <bdi dir="ltr" className="figures font-semibold">
            {amountWords(preview.due, locale)}
          </bdi>
        </output>
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
        {submission.status === "failed" && namesDeleted(errors) ? (
          <FormFailure>{texts.deleted}</FormFailure>
        ) : (
          <SubmissionFailure {...{ submission, form, errors }} />
        )}
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator records what came back of an order that is delivered. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { order, conflict, submission, onClose } = props;
  const { returns: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{ ...texts, title: texts.dialogTitle }}
      pending={submission.status === "pending"}
      isOpen={canReturn(order) || conflict !== null}
    >
      <ReturnForm {...props} />
    </OrderEditDialog>
  );
}
