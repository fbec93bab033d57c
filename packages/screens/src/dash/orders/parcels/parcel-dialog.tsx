import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { type NewParcel, parcelFormSchema } from "@shop/contract/orders/order-parcels.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { piecesOfLines } from "@shop/domain/catalogue/selling-unit.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { useId, useMemo } from "react";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import { GoodsList } from "../../../shared/sums/goods-list.tsx";
import { PickedLine } from "../lines/picked-line.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter, OrderEditMail } from "../order-edit-dialog.tsx";
import { UnpaidNotice } from "../payments/unpaid-notice.tsx";
import { useOrderForm } from "../use-order-form.ts";
import {
  canSend,
  isCarried,
  parcelFormErrors,
  parcelValuesOf,
  previewCollect,
  sameParcels,
  sendableLines,
  toNewParcel,
} from "./parcel-values.ts";
import { ShipmentFields } from "./shipment-fields.tsx";

export interface ParcelDialogProps extends OrderChangeView<NewParcel> {
  /** The order of which a part is sent. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

function ParcelForm({ order, conflict, errors, submission, onDirty, onClose, onSubmit }: ParcelDialogProps) {
  const { parcels: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const linesId = useId();
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(parcelFormSchema, {
    order,
    conflict,
    errors: useMemo(() => parcelFormErrors(errors), [errors]),
    valuesOf: parcelValuesOf,
    onDirty,
  });
  const pending = submission.status === "pending";
  const lines = form.watch("lines");
  const put = (at: number, qty: number) => {
    form.setValue(`lines.${at}.qty`, qty, { shouldDirty: true });
    form.clearErrors("lines");
  };
  const sendable = sendableLines(opened);
  const { lines: lineErrors } = form.formState.errors;
  const noLines = lineErrors?.root?.message ?? lineErrors?.message;
  const after = piecesOfLines(
    sendable.map(({ line, left }, at) => Object.assign({}, line, { qty: left - (lines[at]?.qty ?? 0) })),
  );
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(entry) => onSubmit(toNewParcel(version, entry))}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict texts={texts} isOther={!sameParcels(theirs, opened)} onTakeTheirs={takeTheirs}>
            {countedEntries(theirs.parcels).map((one) => (
              <GoodsList key={one.id} lines={one.lines} />
            ))}
          </OrderEditConflict>
        )}
        <fieldset
          data-invalid={noLines ? "" : undefined}
          tabIndex={noLines ? -1 : undefined}
          aria-describedby={noLines ? linesId : undefined}
        >
          <legend className="flex w-full flex-wrap items-center justify-between gap-x-3 font-semibold">
            {texts.products}
            <span className="flex gap-2">
              {(
                [
                  [texts.all, true],
                  [texts.nothing, false],
                ] as const
              ).map(([label, isAll]) => (
                <Button
                  key={label}
                  size="sm"
                  className="max-sm:min-h-11"
                  disabled={pending}
                  onClick={() => {
                    for (const [at, { left }] of sendable.entries()) put(at, isAll ? left : 0);
                  }}
                >
                  {label}
                </Button>
              ))}
            </span>
          </legend>
          <ul className="divide-line divide-y">
            {sendable.map(({ place, line, left }, at) => (
              <PickedLine
                key={place}
                {...{ line, left, texts }}
                qty={lines[at]?.qty ?? 0}
                error={lineErrors?.[at]?.qty?.message}
                disabled={pending}
                onQty={(qty) => put(at, qty)}
              />
            ))}
          </ul>
          {noLines && <FieldError id={linesId}>{texts.noLines}</FieldError>}
        </fieldset>
        <output className="border-line grid gap-1 border-t pt-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.collect}</span>
            <bdi dir="ltr" className="figures font-semibold">
              {amountWords(previewCollect(opened, lines), locale)}
            </bdi>
          </span>
          <span className="text-muted flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{texts.after}</span>
            <span>{plural(locale, after, texts.pieces)}</span>
          </span>
        </output>
        <UnpaidNotice order={order} />
        {isCarried(opened) && (
          <ShipmentFields carrier={form.field("carrier")} tracking={form.field("tracking")} texts={texts} />
        )}
        <TextareaField
          {...form.field("note")}
          label={texts.note}
          optional={texts.optional}
          hint={texts.noteHint}
          rows={2}
          dir="auto"
        />
        <OrderEditMail email={order.email} field={form.field("mail")} label={texts.mail} />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator sends a part of a confirmed order, or all that is left of it. */
export function ParcelDialog(props: ParcelDialogProps) {
  const { order, conflict, submission, onClose } = props;
  const { parcels: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, onClose }}
      texts={{ ...texts, title: texts.dialogTitle }}
      pending={submission.status === "pending"}
      isOpen={canSend(order) || conflict !== null}
    >
      <ParcelForm {...props} />
    </OrderEditDialog>
  );
}
