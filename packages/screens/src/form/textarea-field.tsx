import { Textarea } from "@shop/ui/textarea.tsx";
import type { ComponentProps } from "react";

import { FormField, type FormFieldProps, splitField } from "./form-field.tsx";

/** Props of {@link TextareaField} beside the attributes of `<textarea>`. */
export interface TextareaFieldProps
  extends Omit<ComponentProps<"textarea">, keyof FormFieldProps | "children">, FormFieldProps {
  /** Name of the field in the form's values. */
  readonly name: string;
}

/** A field of several lines. */
export function TextareaField(props: TextareaFieldProps) {
  const { field, control } = splitField(props);
  return (
    <FormField {...field}>
      <Textarea {...control} />
    </FormField>
  );
}
