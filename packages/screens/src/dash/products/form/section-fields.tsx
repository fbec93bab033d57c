import type { ProductFormValues } from "@shop/data/dash/products/view.ts";
import type { ProductFieldDeclaration } from "@shop/domain/catalogue/product-field-declaration.ts";
import {
  declarationOf,
  type ProductField,
  productFieldsWith,
} from "@shop/domain/catalogue/product-fields.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { TextField, type TextFieldProps } from "../../../form/text-field.tsx";
import type { SchemaForm } from "../../../form/use-schema-form.ts";

export interface SectionFieldsProps {
  /** The form that holds the fields. */
  readonly form: SchemaForm<ProductFormValues, ProductFormValues>;
  /** The part of the form. */
  readonly section: NonNullable<ProductFieldDeclaration["section"]>;
}

const inputOf = (kind: ProductFieldDeclaration["kind"]): Partial<TextFieldProps> =>
  kind === "day"
    ? { type: "date" }
    : { dir: "ltr", autoComplete: "off", ...(kind === "count" && { inputMode: "numeric" }) };

/** The inputs of the fields that are declared for one part of a product's form. */
export function SectionFields({ form, section }: SectionFieldsProps) {
  const { optional, hints: someHints } = useMessages("dashProducts").edit;
  const { names } = useMessages("dashShell").fields;
  const hints: Readonly<Partial<Record<ProductField, string>>> = someHints;
  return productFieldsWith((declaration) => declaration.section === section).map((field) => (
    <TextField
      key={field}
      {...form.field(field)}
      {...inputOf(declarationOf(field).kind)}
      label={names[field]}
      hint={hints[field]}
      optional={optional}
    />
  ));
}
