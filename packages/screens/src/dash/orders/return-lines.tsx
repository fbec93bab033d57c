import type { ReturnFormValues } from "@shop/contract/orders/return-form.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { returnGoals } from "@shop/domain/orders/order-returns.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useId } from "react";

import { SelectField, type SelectFieldProps } from "../../form/select-field.tsx";
import { LocalText, PartNumber } from "../../parts/local-text.tsx";
import { UnitQuantity } from "../../parts/unit-notes.tsx";
import type { ReturnableLine } from "./return-values.ts";

/** Props of {@link ReturnLine}. */
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
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const id = useId();
  const name = localName(line, locale);
  const isDeleted = line.amount === null;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-44 leading-snug">
          <p className="font-semibold wrap-anywhere">
            <LocalText text={name} />
          </p>
          {line.part_number && (
            <p className="text-muted text-sm">
              <PartNumber number={line.part_number} />
            </p>
          )}
          <UnitQuantity sold={line} qty={left} />
        </div>
        <div className="grid justify-items-end gap-1">
          <span className="flex items-center gap-2">
            <QuantityControl
              value={qty}
              min={0}
              max={left}
              disabled={disabled}
              invalid={error !== undefined}
              errorId={error && `${id}-error`}
              labels={{
                quantity: fill(texts.quantityOf, { name }),
                decrease: fill(texts.decrease, { name }),
                increase: fill(texts.increase, { name }),
                rejected: fill(texts.wholePieces, { most: formatCount(left) }),
              }}
              onChange={onQty}
            />
            <span className="text-muted text-sm whitespace-nowrap">
              {fill(texts.of, { count: formatCount(left) })}
            </span>
          </span>
          {error && <FieldError id={`${id}-error`}>{errorWords(errors, error)}</FieldError>}
        </div>
      </div>
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
    </li>
  );
}
