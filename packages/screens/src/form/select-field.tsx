import { Select } from "@shop/ui/select.tsx";
import type { ComponentProps } from "react";

import { FormField, type FormFieldProps, splitField } from "./form-field.tsx";

/** Props of {@link SelectField} beside the attributes of `<select>`; children are its options. */
export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, keyof FormFieldProps>, FormFieldProps {
  /** Name of the field in the form's values. */
  readonly name: string;
}

/** A field with a short list of options, in the platform's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitField(props);
  return (
    <FormField {...field}>
      <Select {...control} />
    </FormField>
  );
}
