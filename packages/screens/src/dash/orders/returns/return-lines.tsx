import type { ReturnFormValues } from "@shop/contract/orders/return-form.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { returnGoals } from "@shop/domain/orders/returns/order-returns.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField, type SelectFieldProps } from "../../../form/select-field.tsx";
import { PickedLine } from "../lines/picked-line.tsx";
import type { ReturnableLine } from "./return-values.ts";

export interface ReturnLineProps {
  readonly returnable: ReturnableLine;
  /** What is entered for the line. */
  readonly entry: ReturnFormValues["lines"][number];
  /** Binds the field of where the units go. */
  readonly goal: Omit<SelectFieldProps, "label">;
  /** What is wrong with the number of units; undefined for a valid one. */
  readonly error: string | undefined;
  /** Disables the number while the return is being recorded. */
  readonly disabled: boolean;
  /** Called with the number of units that come back. */
  readonly onQty: (qty: number) => void;
}

/** How many units of a line come back, and where they go. */
export function ReturnLine({
  returnable: { line, left },
  entry: { qty },
  goal,
  error,
  disabled,
  onQty,
}: ReturnLineProps) {
  const { returns: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const name = localName(line, locale);
  const isDeleted = line.amount === null;
  return (
    <PickedLine {...{ line, left, qty, error, disabled, texts, onQty }}>
      {qty > 0 && (
        <SelectField
          {...goal}
          label={texts.goal}
          aria-label={fill(texts.goalOf, { name })}
          {...(isDeleted && { hint: texts.deleted })}
          className="max-w-80"
        >
          {returnGoals
            .filter((one) => one !== "stock" || !isDeleted)
            .map((one) => (
              <option key={one} value={one}>
                {texts.goals[one]}
              </option>
            ))}
        </SelectField>
      )}
    </PickedLine>
  );
}
