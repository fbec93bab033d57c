import { isOwnMethod, openMethods, type PaymentMethod } from "@shop/domain/payments/payment-methods.ts";

import { SelectField, type SelectFieldProps } from "../../../form/select-field.tsx";
import { useMethodWords, useOwnMethods } from "../../shared/own-methods.tsx";

export interface MethodFieldProps extends Omit<SelectFieldProps, "children"> {
  /** The fixed methods that are offered, before the owner's own; all by default. */
  readonly fixed?: readonly PaymentMethod[];
  /** Whether the customer's credit can be chosen; not by default. */
  readonly withCredit?: boolean;
  /** The text of the choice of none; no such choice by default. */
  readonly none?: string;
}

/** The methods of payment that can be chosen: those that every shop has, and the owner's own that are not archived. */
export function MethodField({ fixed, withCredit = false, none, ...field }: MethodFieldProps) {
  const own = useOwnMethods();
  const methodOf = useMethodWords();
  const methods = openMethods(own).filter((one) =>
    one === "credit" ? withCredit : isOwnMethod(one) || (fixed?.includes(one) ?? true),
  );
  return (
    <SelectField {...field}>
      {none !== undefined && <option value="">{none}</option>}
      {methods.map((one) => (
        <option key={one} value={one}>
          {methodOf(one)}
        </option>
      ))}
    </SelectField>
  );
}
