import { Input } from "@shop/ui/input.tsx";
import type { ComponentProps } from "react";

import { FormField, type FormFieldProps, splitField } from "./form-field.tsx";

/** Props of {@link TextField} beside the attributes of `<input>`. */
export interface TextFieldProps
  extends Omit<ComponentProps<"input">, keyof FormFieldProps | "children">, FormFieldProps {
  /** Name of the field in the form's values. */
  readonly name: string;
}

/** A field of one line. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  return (
    <FormField {...field}>
      <Input {...control} />
    </FormField>
  );
}

/** A field of a mail address. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" dir="ltr" {...props} />
);

/** A field of a phone number. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" dir="ltr" {...props} />
);
