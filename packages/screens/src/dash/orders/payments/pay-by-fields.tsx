import { type PaymentOption, paymentOptions } from "@shop/domain/payments/payment-options.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField, type SelectFieldProps } from "../../../form/select-field.tsx";
import { TextField, type TextFieldProps } from "../../../form/text-field.tsx";

export interface PayByFieldsProps {
  /** The chosen option; '' for none. */
  readonly chosen: PaymentOption | "";
  /** Binds the field of the option. */
  readonly option: Omit<SelectFieldProps, "label">;
  /** Binds the field of the fee. */
  readonly fee: Omit<TextFieldProps, "label">;
  /** Called with a newly chosen option: its fee follows it. */
  readonly onChosen: (option: PaymentOption | undefined) => void;
}

/** How an order is to be paid, and what that costs. */
export function PayByFields({ chosen, option: { onChange, ...option }, fee, onChosen }: PayByFieldsProps) {
  const { payBy: texts } = useMessages("dashOrders");
  const { options } = useMessages("payment");
  return (
    <>
      <SelectField
        {...option}
        label={texts.label}
        className="max-w-80"
        onChange={(event) => {
          onChange?.(event);
          onChosen(paymentOptions.find((one) => one === event.target.value));
        }}
      >
        <option value="">{texts.none}</option>
        {paymentOptions.map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </SelectField>
      {chosen !== "" && (
        <TextField
          hint={texts.feeHint}
          {...fee}
          label={texts.fee}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-80"
        />
      )}
    </>
  );
}
