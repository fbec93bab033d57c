import { Textarea } from "@shop/ui/textarea.tsx";
import type { ComponentProps } from "react";

import { FormField, type FormFieldProps } from "./form-field.tsx";

/** Props of {@link TextareaField} beside the attributes of `<textarea>`. */
export interface TextareaFieldProps
  extends Omit<ComponentProps<"textarea">, keyof FormFieldProps | "children">, FormFieldProps {
  /** Name of the field in the form's values. */
  readonly name: string;
}

/** A field of several lines. */
export const TextareaField = ({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...textarea
}: TextareaFieldProps) => (
  <FormField {...{ label, hint, error, required, optional, className }}>
    <Textarea {...textarea} />
  </FormField>
);
