import type { FieldErrors } from "@shop/data/view.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField } from "../../form/select-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import type { NewOrderForm } from "./new-order-values.ts";
import { PaymentsField } from "./payments-field.tsx";

export interface PaymentFieldsProps {
  readonly form: NewOrderForm;
  /** Percent by which prices may be lowered. */
  readonly discountLimit: number;
  /** Whether something may be paid at once. */
  readonly isPayable: boolean;
  /** Errors by field that the server reported. */
  readonly errors: FieldErrors;
}

/** The discount of an order that is being taken, and how it is paid at once. */
export function PaymentFields({ form, discountLimit, isPayable, errors }: PaymentFieldsProps) {
  const { taken: texts } = useMessages("dashOrders");
  // Asked for once the server has refused cash of a day that was counted.
  const asksWhy = errors["payment_note"] !== undefined || form.watch("payment_note") !== "";
  return (
    <div className="grid grid-cols-2 gap-4 sm:max-w-96">
      {discountLimit > 0 && (
        <>
          <SelectField {...form.field("discount.kind")} label={texts.discountKind}>
            <option value="percent">{texts.percent}</option>
            <option value="amount">{CURRENCY_LABEL}</option>
          </SelectField>
          <TextField
            {...form.field("discount.value")}
            label={texts.discount}
            optional={texts.optional}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
      {isPayable && <PaymentsField form={form} />}
      {asksWhy && (
        <TextField
          {...form.field("payment_note")}
          label={texts.paymentNote}
          autoComplete="off"
          className="col-span-2"
        />
      )}
    </div>
  );
}
