import type { BulkAttributes, BulkRuleErrors, BulkRuleText } from "@shop/data/dash/bulk-changes/view.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Combobox, type ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { type Ref, useId, useMemo } from "react";

import { bothNames } from "../shared/form/sub-category-option.ts";
import {
  attributeLabel,
  SpecificationHelp,
  useNumberExample,
  YesNoOptions,
} from "../shared/value/specification-parts.tsx";

export interface SpecificationRuleFieldsProps {
  /** The attributes to choose from. */
  readonly attributes: BulkAttributes;
  /** The rule that the form holds. */
  readonly rule: BulkRuleText;
  /** Error codes of the rule. */
  readonly errors: BulkRuleErrors;
  /** Called with what changes of the rule. */
  readonly onEdit: (values: Partial<BulkRuleText>) => void;
  /** The control of the attribute. */
  readonly attributeRef: Ref<HTMLInputElement>;
  /** The control of the value. */
  readonly valueRef: Ref<HTMLInputElement & HTMLSelectElement>;
}

/** Attributes as options: first those that selected products can have, with how many of them, then all others. */
function useAttributeOptions({ all, products }: BulkAttributes): readonly ComboboxOption[] {
  const texts = useMessages("dashBulkChanges").specification;
  const { locale } = useLocale();
  return useMemo(() => {
    if (all.status !== "ready") return [];
    const option = (attribute: Attribute): ComboboxOption => {
      const count = products.get(attribute.id);
      const label = attributeLabel(attribute, locale);
      return {
        value: String(attribute.id),
        label: count === undefined ? label : fill(texts.counted, { name: label, count: formatCount(count) }),
        keywords: bothNames(attribute),
        group: count === undefined ? texts.others : texts.ofSelected,
      };
    };
    return [
      ...all.data.filter(({ id }) => products.has(id)),
      ...all.data.filter(({ id }) => !products.has(id)),
    ].map(option);
  }, [all, products, texts, locale]);
}

/** The field of a value, with what its text is read as. */
function ValueField({
  attribute,
  rule,
  errors,
  onEdit,
  valueRef,
}: Omit<SpecificationRuleFieldsProps, "attributes" | "attributeRef"> & { readonly attribute: Attribute }) {
  const texts = useMessages("dashBulkChanges").specification;
  const { specifications: words } = useMessages("dashProducts");
  const errorTexts = useMessages("errors");
  const exampleOf = useNumberExample();
  const id = useId();
  const error = errors.value === undefined ? undefined : errorWords(errorTexts, errors.value);
  if (attribute.kind === "yes_no") {
    return (
      <Field label={texts.value} required error={error}>
        <Select
          ref={valueRef}
          value={rule.value}
          onChange={({ currentTarget }) => onEdit({ value: currentTarget.value })}
        >
          <YesNoOptions attribute={attribute} none={words.notStated} />
        </Select>
      </Field>
    );
  }
  return (
    <div className="grid content-start gap-1">
      <Field label={texts.value} required error={error}>
        <Input
          ref={valueRef}
          dir="auto"
          autoComplete="off"
          aria-describedby={`${id}-reading`}
          list={attribute.choices.length > 0 ? id : undefined}
          placeholder={exampleOf(attribute)}
          value={rule.value}
          onChange={({ currentTarget }) => onEdit({ value: currentTarget.value })}
        />
      </Field>
      <SpecificationHelp readingId={`${id}-reading`} listId={id} attribute={attribute} text={rule.value} />
    </div>
  );
}

/** The fields of a rule that sets or clears a specification: its attribute, and the value. */
export function SpecificationRuleFields(props: SpecificationRuleFieldsProps) {
  const { attributes, rule, errors, onEdit, attributeRef } = props;
  const texts = useMessages("dashBulkChanges").specification;
  const { retry } = useMessages("common");
  const errorTexts = useMessages("errors");
  const options = useAttributeOptions(attributes);
  const { all } = attributes;
  const attribute = all.status === "ready" ? all.data.find(({ id }) => id === rule.attributeId) : undefined;
  if (all.status === "failed") {
    return (
      <div role="alert" className="grid content-start justify-items-start gap-2">
        <p className="text-negative">{`${texts.failed} ${errorWords(errorTexts, all.error)}`}</p>
        <Button onClick={all.onRetry}>{retry}</Button>
      </div>
    );
  }
  return (
    <>
      <Field
        label={texts.attribute}
        required
        error={errors.attribute_id === undefined ? undefined : errorWords(errorTexts, errors.attribute_id)}
      >
        <Combobox
          ref={attributeRef}
          options={options}
          value={rule.attributeId === null ? null : String(rule.attributeId)}
          onChange={(chosen) => onEdit({ attributeId: Number(chosen), value: "" })}
          placeholder={all.status === "loading" ? texts.loading : texts.choose}
          searchPlaceholder={texts.search}
          emptyText={all.status === "loading" ? texts.loading : texts.none}
        />
      </Field>
      {attribute && rule.change === "set" && <ValueField {...props} attribute={attribute} />}
    </>
  );
}
