import type { BulkRuleText } from "@shop/data/dash/bulk-changes/view.ts";
import { type BulkField, priceChanges, priceRoundings, stockChanges } from "@shop/domain/bulk/bulk-rule.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { type SubmitEvent, useId, useRef, useState } from "react";

/** Props of {@link BulkRuleForm}. */
export interface BulkRuleFormProps {
  /** The rule that the form starts with. */
  readonly rule: BulkRuleText;
  /** The error code that the server reported for the value; null without one. */
  readonly error: string | null;
  /** The error code of a rule that cannot be calculated with; null for one that can. */
  readonly check: (rule: BulkRuleText) => string | null;
  /** True while the rule is applied: it cannot be edited then. */
  readonly disabled: boolean;
  /** Called on each edit: whether the form holds another rule than `rule`. */
  readonly onEdit: (isEdited: boolean) => void;
  /** Called on submit with a rule that passes `check`. */
  readonly onRule: (rule: BulkRuleText) => void;
}

const fields: readonly BulkField[] = ["price", "amount"];

const isSameRule = (one: BulkRuleText, other: BulkRuleText): boolean =>
  one.field === other.field &&
  one.change === other.change &&
  one.value === other.value &&
  one.rounding === other.rounding;

/** The form of a rule: what changes, how, by how much, and how it is rounded. */
export function BulkRuleForm({ rule, error, check, disabled, onEdit, onRule }: BulkRuleFormProps) {
  const texts = useMessages("dashBulkChanges");
  const errors = useMessages("errors");
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(rule);
  const [problem, setProblem] = useState<string | null>(null);
  const { field, change, value, rounding } = entered;
  const edit = (values: Partial<BulkRuleText>) => {
    const edited = { ...entered, ...values };
    setEntered(edited);
    setProblem(null);
    onEdit(!isSameRule(edited, rule));
  };
  const valueLabels = {
    price: { percent: texts.value.percent, amount: texts.value.pounds, fixed: texts.value.price },
    amount: { percent: texts.value.pieces, amount: texts.value.pieces, fixed: texts.value.fixed },
  };
  const shownError = problem ?? (entered === rule ? error : null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(entered);
    setProblem(found);
    if (found === null) onRule(entered);
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={texts.field}>
          <Select
            value={field}
            onChange={({ currentTarget }) => {
              const next = fields.find((one) => one === currentTarget.value) ?? "price";
              edit({ field: next, change: next === "price" ? "percent" : "amount" });
            }}
          >
            {fields.map((one) => (
              <option key={one} value={one}>
                {texts.fields[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.change}>
          <Select
            value={change}
            onChange={({ currentTarget }) =>
              edit({ change: priceChanges.find((one) => one === currentTarget.value) ?? "amount" })
            }
          >
            {field === "price"
              ? priceChanges.map((one) => (
                  <option key={one} value={one}>
                    {texts.changes.price[one]}
                  </option>
                ))
              : stockChanges.map((one) => (
                  <option key={one} value={one}>
                    {texts.changes.amount[one]}
                  </option>
                ))}
          </Select>
        </Field>
        <Field
          label={valueLabels[field][change]}
          required
          error={shownError === null ? undefined : errorWords(errors, shownError)}
        >
          <Input
            ref={input}
            dir="ltr"
            inputMode="text"
            autoComplete="off"
            aria-describedby={change === "fixed" ? undefined : hintId}
            className="figures"
            value={value}
            onChange={({ currentTarget }) => edit({ value: currentTarget.value })}
          />
        </Field>
        {field === "price" && change !== "fixed" && (
          <Field label={texts.rounding}>
            <Select
              value={rounding}
              onChange={({ currentTarget }) =>
                edit({ rounding: priceRoundings.find((one) => one === currentTarget.value) ?? "none" })
              }
            >
              {priceRoundings.map((one) => (
                <option key={one} value={one}>
                  {texts.roundings[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid justify-items-start gap-3 sm:col-span-full">
          {change !== "fixed" && (
            <p id={hintId} className="text-muted text-sm">
              {field === "price" ? `${texts.signHint} ${texts.roundingHint}` : texts.signHint}
            </p>
          )}
          <Button type="submit">{texts.show}</Button>
        </div>
      </fieldset>
    </form>
  );
}
