import type { ProductFormValues, ProductFormView } from "@shop/data/dash/products/view.ts";
import {
  type LinkField,
  linkFields,
  linksOfText,
  linksText,
  MAX_LINKS,
} from "@shop/domain/catalogue/product-links.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useId } from "react";
import { useController } from "react-hook-form";

import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { ProductListField } from "../../shared/form/product-list-field.tsx";
import type { Linked } from "./use-linked.ts";

export interface LinkFieldsProps extends Pick<ProductFormView, "productSearch"> {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** Names the linked products. */
  readonly linked: Linked;
  /** The product of the form, which cannot be linked to itself; null for a new one. */
  readonly own: number | null;
  /** Disables all changes while the form is being saved. */
  readonly disabled: boolean;
}

/** The products of one field. */
function LinkList({
  form,
  field,
  linked,
  own,
  disabled,
  productSearch,
}: LinkFieldsProps & { readonly field: LinkField }) {
  const { links: texts } = useMessages("dashProducts");
  const names = useMessages("dashShell").fields.names;
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control: form.control, name: field });
  return (
    <ProductListField
      {...{ own, disabled, productSearch }}
      label={names[field]}
      hint={texts.hints[field]}
      ids={linksOfText(value)}
      names={linked}
      most={MAX_LINKS}
      error={error?.message}
      onChange={(next) => {
        onChange(linksText(next));
        form.clearOnEdit(field);
      }}
    />
  );
}

/** The products that a product names: what it needs, its accessories and its alternatives. */
export function LinkFields(props: LinkFieldsProps) {
  const { links: texts } = useMessages("dashProducts");
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line grid gap-5 border-t pt-5">
      <h3 id={heading} className="font-semibold">
        {texts.label}
      </h3>
      {linkFields.map((field) => (
        <LinkList key={field} field={field} {...props} />
      ))}
    </section>
  );
}
