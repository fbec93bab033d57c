import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import { EXEMPT_VAT_RATE, readProductVat } from "@shop/domain/orders/lines/vat-rate.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";

import { SelectField } from "../../../form/select-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface VatFieldProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
}

const choices = ["standard", "exempt", "own"] as const;
type VatChoice = (typeof choices)[number];

const choiceOf = (rate: string): VatChoice => {
  const read = readProductVat(rate);
  if (read === null) return "standard";
  return read === EXEMPT_VAT_RATE ? "exempt" : "own";
};

/** The rate of value added tax that a product has: the standard one, none, or one of its own. */
export function VatField({ form }: VatFieldProps) {
  const { names, vatRates } = useMessages("dashShell").fields;
  const { vat_rate: hint } = useMessages("dashProducts").edit.hints;
  const rate = useWatch({ control: form.control, name: "vat_rate" });
  // An own rate is chosen before it is entered, and stays chosen while it is '' or 0.
  const [hasOwn, setHasOwn] = useState(false);
  const choice = hasOwn ? "own" : choiceOf(rate);
  return (
    <>
      <SelectField
        name="vat_choice"
        label={names.vat_rate}
        value={choice}
        onChange={({ target }) => {
          setHasOwn(target.value === "own");
          form.setValue("vat_rate", target.value === "exempt" ? "0" : "", { shouldDirty: true });
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {vatRates[one]}
          </option>
        ))}
      </SelectField>
      {choice === "own" && (
        <TextField
          {...form.field("vat_rate")}
          label={vatRates.own}
          hint={hint}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
      )}
    </>
  );
}
