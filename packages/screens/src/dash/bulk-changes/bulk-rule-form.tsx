import type { BulkAttributes, BulkRuleErrors, BulkRuleText } from "@shop/data/dash/bulk-changes/view.ts";
import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import type { Remote } from "@shop/data/view.ts";
import {
  boundChanges,
  type BulkField,
  bulkFields,
  costChanges,
  isWithoutValue,
  offerChanges,
  piecesOfRule,
  priceChanges,
  priceRoundings,
  specificationChanges,
  stockChanges,
  supplierChanges,
  unitChanges,
  vatChanges,
  visibilityChanges,
} from "@shop/domain/bulk/bulk-rule.ts";
import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { type SubmitEvent, useId, useRef, useState } from "react";

import { StockReasonField } from "../shared/form/stock-reason-field.tsx";
import { SpecificationRuleFields } from "./specification-rule.tsx";
import { SupplierRuleField } from "./supplier-rule.tsx";
import { UnitRuleFields } from "./unit-rule.tsx";
import { VisibilityRuleField } from "./visibility-rule.tsx";

export interface BulkRuleFormProps {
  /** The fields that can be changed. */
  readonly fields: ReadonlyArray<BulkField>;
  /** The rule that the form starts with. */
  readonly rule: BulkRuleText;
  /** The error codes that the server reported for the rule. */
  readonly errors: BulkRuleErrors;
  /** The errors of a rule that cannot be applied; null for one that can. */
  readonly check: (rule: BulkRuleText) => BulkRuleErrors | null;
  /** The attributes that a specification is chosen from. */
  readonly attributes: BulkAttributes;
  /** The suppliers that products can name. */
  readonly suppliers: Remote<ReadonlyArray<SupplierChoice>>;
  /** True while the rule is applied: it cannot be edited then. */
  readonly disabled: boolean;
  /** Called on each edit: whether the form holds another rule than `rule`. */
  readonly onEdit: (isEdited: boolean) => void;
  /** Called on submit with a rule that passes `check`. */
  readonly onRule: (rule: BulkRuleText) => void;
}

/** The changes of each field; the first is the default. */
const changes = {
  price: priceChanges,
  cost_price: costChanges,
  offer: offerChanges,
  amount: stockChanges,
  visibility: visibilityChanges,
  vat_rate: vatChanges,
  unit: unitChanges,
  min_order: boundChanges,
  order_step: boundChanges,
  max_order: boundChanges,
  supply: supplierChanges,
  specification: specificationChanges,
} as const;

const isSameRule = (one: BulkRuleText, other: BulkRuleText): boolean =>
  one.field === other.field &&
  one.change === other.change &&
  one.value === other.value &&
  one.rounding === other.rounding &&
  one.attributeId === other.attributeId &&
  one.from === other.from &&
  one.until === other.until &&
  one.stockReason === other.stockReason;

/** The values that stay where another field of the same kind is chosen: money and pieces, or units. */
const kinds: Readonly<Partial<Record<BulkField, "calculated" | "bound" | "rate">>> = {
  price: "calculated",
  cost_price: "calculated",
  offer: "calculated",
  amount: "calculated",
  vat_rate: "rate",
  min_order: "bound",
  order_step: "bound",
  max_order: "bound",
};

const noErrors: BulkRuleErrors = {};

/** The label of the value of a price or a stock. */
function useValueLabel({ field, change }: BulkRuleText): string {
  const { value: texts } = useMessages("dashBulkChanges");
  if (field === "offer") return texts.offer[change === "percent" || change === "amount" ? change : "fixed"];
  if (kinds[field] === "bound") return texts.bound;
  if (field === "vat_rate") return texts.vatRate;
  if (field === "amount") return change === "fixed" ? texts.fixed : texts.pieces;
  if (change === "percent") return texts.percent;
  if (change === "from_cost") return texts.overCost;
  if (change !== "fixed") return texts.pounds;
  return field === "cost_price" ? texts.cost : texts.price;
}

/** First and last minute of an offer; without them it begins at once, and holds until it is ended. */
function OfferTimes({
  rule,
  errors,
  onEdit,
}: {
  readonly rule: BulkRuleText;
  readonly errors: BulkRuleErrors;
  readonly onEdit: (values: Partial<BulkRuleText>) => void;
}) {
  const texts = useMessages("dashProducts");
  const errorTexts = useMessages("errors");
  return (["from", "until"] as const).map((end) => {
    const code = errors[end];
    return (
      <Field
        key={end}
        label={
          <>
            {texts.offer[end]} <span className="text-muted text-sm font-normal">({texts.edit.optional})</span>
          </>
        }
        error={code === undefined ? undefined : errorWords(errorTexts, code)}
      >
        <Input
          type="datetime-local"
          value={rule[end]}
          onChange={({ currentTarget }) => onEdit({ [end]: currentTarget.value })}
        />
      </Field>
    );
  });
}

/** The form of a rule: what changes, how, by how much or to which value, and how it is rounded. */
export function BulkRuleForm({
  fields,
  rule,
  errors,
  check,
  attributes,
  suppliers,
  disabled,
  onEdit,
  onRule,
}: BulkRuleFormProps) {
  const texts = useMessages("dashBulkChanges");
  const errorTexts = useMessages("errors");
  const hintId = useId();
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const attributeInput = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(rule);
  const [problems, setProblems] = useState<BulkRuleErrors>(noErrors);
  const { field, change, value, rounding } = entered;
  const edit = (values: Partial<BulkRuleText>) => {
    const edited = { ...entered, ...values };
    setEntered(edited);
    setProblems(noErrors);
    onEdit(!isSameRule(edited, rule));
    if (edited.field === "specification") attributes.onLoad();
  };
  const shownErrors = entered === rule && problems === noErrors ? errors : problems;
  const valueLabel = useValueLabel(entered);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(entered);
    setProblems(found ?? noErrors);
    if (found === null) onRule(entered);
    else if (found.attribute_id === undefined) input.current?.focus();
    else attributeInput.current?.focus();
  };
  const changeTexts: Readonly<Record<string, string>> = texts.changes[field];
  const seesCosts = fields.some((one) => isCostField(one));
  const offered = changes[field].filter((one) => one !== "from_cost" || seesCosts);
  const isCalculated = kinds[field] === "calculated" && change !== "fixed" && change !== "clear";
  const signHint = change === "from_cost" ? texts.fromCostHint : field !== "offer" && texts.signHint;
  const isRounded = isCalculated && field !== "amount";
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={disabled} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={texts.field}>
          <Select
            value={field}
            onChange={({ currentTarget }) => {
              const next = bulkFields.find((one) => one === currentTarget.value) ?? "price";
              const isKept = kinds[next] !== undefined && kinds[next] === kinds[field] && change !== "clear";
              edit({
                field: next,
                change: changes[next][0],
                attributeId: null,
                from: "",
                until: "",
                stockReason: "",
                ...(!isKept && { value: "" }),
              });
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
            onChange={({ currentTarget }) => {
              const next = changes[field].find((one) => one === currentTarget.value) ?? changes[field][0];
              edit({ change: next, ...(isWithoutValue(next) && { value: "" }) });
            }}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {changeTexts[one]}
              </option>
            ))}
          </Select>
        </Field>
        {field === "visibility" && (
          <VisibilityRuleField
            ref={input}
            value={value}
            error={shownErrors.value}
            onValue={(chosen) => edit({ value: chosen })}
          />
        )}
        {field === "unit" && change === "set" && (
          <UnitRuleFields
            ref={input}
            value={value}
            error={shownErrors.value}
            onValue={(chosen) => edit({ value: chosen })}
          />
        )}
        {field === "supply" && change === "set" && (
          <SupplierRuleField
            ref={input}
            suppliers={suppliers}
            value={value}
            error={shownErrors.value}
            onValue={(chosen) => edit({ value: chosen })}
          />
        )}
        {field === "specification" && (
          <SpecificationRuleFields
            {...{ attributes, onEdit: edit }}
            rule={entered}
            errors={shownErrors}
            attributeRef={attributeInput}
            valueRef={input}
          />
        )}
        {kinds[field] !== undefined && !isWithoutValue(change) && (
          <Field
            label={valueLabel}
            required
            error={shownErrors.value === undefined ? undefined : errorWords(errorTexts, shownErrors.value)}
          >
            <Input
              ref={input}
              dir="ltr"
              inputMode="text"
              autoComplete="off"
              aria-describedby={isCalculated ? hintId : undefined}
              className="figures"
              value={value}
              onChange={({ currentTarget }) => edit({ value: currentTarget.value })}
            />
          </Field>
        )}
        {field === "amount" && (
          <StockReasonField
            pieces={piecesOfRule(entered)}
            value={entered.stockReason}
            onValue={(stockReason) => edit({ stockReason })}
          />
        )}
        {isRounded && (
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
        {field === "offer" && change !== "clear" && (
          <OfferTimes rule={entered} errors={shownErrors} onEdit={edit} />
        )}
        <div className="grid justify-items-start gap-3 sm:col-span-full">
          {field === "unit" && change === "from_name" && (
            <p className="text-muted text-sm">{texts.fromNameHint}</p>
          )}
          {isCalculated && (
            <p id={hintId} className="text-muted text-sm">
              {[signHint, isRounded && texts.roundingHint].filter(Boolean).join(" ")}
            </p>
          )}
          <Button type="submit">{texts.show}</Button>
        </div>
      </fieldset>
    </form>
  );
}
