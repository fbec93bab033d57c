import type { ProductFormValues, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { printSpecification } from "@shop/domain/specifications/print-specification.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";
import { useWatch } from "react-hook-form";

import { SelectField } from "../../form/select-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import { PasteSpecifications } from "./paste-specifications.tsx";
import { useReading } from "./use-reading.ts";

/** Choices that a field suggests. */
const MAX_SUGGESTIONS = 200;

type ProductForm = SchemaForm<ProductFormValues, ProductFormValues>;

/** Props of {@link AttributeFields}. */
export interface AttributeFieldsProps {
  /** The form that holds the fields. */
  readonly form: ProductForm;
  /** The attributes of all products, in their order. */
  readonly attributes: readonly Attribute[];
  /** The sub categories that the product can be put into. */
  readonly subCategories: readonly SubCategoryChoice[];
}

/** The unit of an attribute as its label has it; empty where it has none. */
const unitLabel = ({ unit }: Attribute, locale: Locale): string => {
  const { symbol, ar } = unitOf(unit);
  return locale === "ar" ? ar : symbol;
};

function AttributeField({
  form,
  attribute,
}: Pick<AttributeFieldsProps, "form"> & { readonly attribute: Attribute }) {
  const { specifications: words, edit } = useMessages("dashProducts");
  const { locale } = useLocale();
  const readingOf = useReading();
  const list = useId();
  const name = `attribute_values.${attribute.id}` as const;
  const texts = useWatch({ control: form.control, name: "attribute_values" });
  const text = texts[attribute.id] ?? "";
  const unit = unitLabel(attribute, locale);
  const label = localName(attribute, locale) + (unit === "" ? "" : ` (${unit})`);
  if (attribute.kind === "yes_no") {
    return (
      <SelectField {...form.field(name)} label={label} optional={edit.optional}>
        <option value="">{words.notStated}</option>
        {[true, false].map((yes) => (
          <option key={String(yes)} value={printSpecification(attribute, { yes }, "en")}>
            {printSpecification(attribute, { yes }, locale)}
          </option>
        ))}
      </SelectField>
    );
  }
  const choices = attribute.choices.slice(0, MAX_SUGGESTIONS);
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...form.field(name)}
        label={label}
        dir="auto"
        autoComplete="off"
        aria-describedby={`${list}-reading`}
        {...(choices.length > 0 && { list })}
        {...(attribute.kind === "number" && {
          placeholder: fill(words.example, { value: printNumber(4700, attribute.unit, locale) }),
        })}
      />
      <p id={`${list}-reading`} aria-live="polite" className="text-muted min-h-5 text-sm">
        {readingOf(attribute, text)}
      </p>
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice.id} value={localName(choice, locale)}>
              {localName(choice, locale)}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** The attributes that a product's form shows: those of its group, and others of which it has a value. */
function useFormAttributes({ form, attributes, subCategories }: AttributeFieldsProps): readonly Attribute[] {
  const id = useWatch({ control: form.control, name: "sub_category_id" });
  const texts = form.getValues("attribute_values");
  const sub = subCategories.find((one) => String(one.id) === id);
  const group = sub && { category_id: sub.category.id, sub_category_id: sub.id };
  return attributes.filter((one) => (group && isOfGroup(one, group)) || (texts[one.id] ?? "") !== "");
}

/** The values of a product's attributes, each with what it is read as, and a field for a whole block of them. */
export function AttributeFields(props: AttributeFieldsProps) {
  const { form } = props;
  const { specifications: texts } = useMessages("dashProducts");
  const heading = useId();
  const shown = useFormAttributes(props);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="border-line grid gap-4 border-t pt-5">
      <h3 id={heading} className="font-semibold">
        {texts.title}
      </h3>
      <PasteSpecifications
        attributes={shown}
        onTake={(values) => {
          for (const [id, text] of values) {
            form.setValue(`attribute_values.${id}`, text, { shouldDirty: true });
          }
        }}
      />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {shown.map((attribute) => (
          <AttributeField key={attribute.id} form={form} attribute={attribute} />
        ))}
      </div>
    </section>
  );
}
