import type { PartProposal, ProductFormValues, SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";
import { useWatch } from "react-hook-form";

import { SelectField } from "../../../form/select-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";
import {
  attributeLabel,
  SpecificationHelp,
  useNumberExample,
  YesNoOptions,
} from "../../shared/value/specification-parts.tsx";
import { PartProposalNote } from "./part-proposal-note.tsx";
import { PasteSpecifications } from "./paste-specifications.tsx";

type ProductForm = SchemaForm<ProductFormValues, ProductFormValues>;

export interface AttributeFieldsProps {
  /** The form that holds the fields. */
  readonly form: ProductForm;
  /** The attributes of all products, in their order. */
  readonly attributes: readonly Attribute[];
  /** The sub categories that the product can be put into. */
  readonly subCategories: readonly SubCategoryChoice[];
  /** Proposes values from the part numbers of the form. */
  readonly partProposal: PartProposal;
}

function AttributeField({
  form,
  attribute,
}: Pick<AttributeFieldsProps, "form"> & { readonly attribute: Attribute }) {
  const { specifications: words, edit } = useMessages("dashProducts");
  const { locale } = useLocale();
  const exampleOf = useNumberExample();
  const list = useId();
  const name = `attribute_values.${attribute.id}` as const;
  const texts = useWatch({ control: form.control, name: "attribute_values" });
  const label = attributeLabel(attribute, locale);
  if (attribute.kind === "yes_no") {
    return (
      <SelectField {...form.field(name)} label={label} optional={edit.optional}>
        <YesNoOptions attribute={attribute} none={words.notStated} />
      </SelectField>
    );
  }
  const example = exampleOf(attribute);
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...form.field(name)}
        label={label}
        dir="auto"
        autoComplete="off"
        aria-describedby={`${list}-reading`}
        {...(attribute.choices.length > 0 && { list })}
        {...(example !== undefined && { placeholder: example })}
      />
      <SpecificationHelp
        readingId={`${list}-reading`}
        listId={list}
        attribute={attribute}
        text={texts[attribute.id] ?? ""}
      />
    </div>
  );
}

/** The attributes that a product's form shows: those of its group, and others of which it has a value. */
function useFormAttributes({
  form,
  attributes,
  subCategories,
}: Omit<AttributeFieldsProps, "partProposal">): readonly Attribute[] {
  const id = useWatch({ control: form.control, name: "sub_category_id" });
  const texts = form.getValues("attribute_values");
  const sub = subCategories.find((one) => String(one.id) === id);
  const group = sub && { category_id: sub.category.id, sub_category_id: sub.id };
  return attributes.filter((one) => (group && isOfGroup(one, group)) || (texts[one.id] ?? "") !== "");
}

/** The values of a product's attributes, each with what it is read as, and a field for a whole block of them. */
export function AttributeFields(props: AttributeFieldsProps) {
  const { form, partProposal } = props;
  const { specifications: texts } = useMessages("dashProducts");
  const heading = useId();
  const shown = useFormAttributes(props);
  if (shown.length === 0) return null;
  const take = (values: ReadonlyMap<number, string>) => {
    for (const [id, text] of values) form.setValue(`attribute_values.${id}`, text, { shouldDirty: true });
  };
  return (
    <section aria-labelledby={heading} className="border-line grid gap-4 border-t pt-5">
      <h3 id={heading} className="font-semibold">
        {texts.title}
      </h3>
      <PartProposalNote {...{ form, partProposal }} attributes={shown} onTake={take} />
      <PasteSpecifications attributes={shown} onTake={take} />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {shown.map((attribute) => (
          <AttributeField key={attribute.id} form={form} attribute={attribute} />
        ))}
      </div>
    </section>
  );
}
