import { Input } from "@shop/ui/input.tsx";
import type { ComponentProps } from "react";

import { FormField } from "./form-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import type { FieldBinding } from "./use-schema-form.ts";

/** Signs of which browsers make a number. */
const NUMBER_SIGNS = /^[\d.,eE+-]*$/;

interface NumberInputProps extends Omit<ComponentProps<"input">, "ref" | "type"> {
  readonly ref: FieldBinding["ref"];
  readonly onForeignSign: () => void;
}

function NumberInput({ ref, onForeignSign, ...props }: NumberInputProps) {
  // React's own event of this name lacks signs that the browser is about to drop.
  const check = ({ data }: InputEvent) => {
    if (data !== null && !NUMBER_SIGNS.test(data)) onForeignSign();
  };
  return (
    <Input
      {...props}
      type="number"
      // Turning the wheel above the field would change the number.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      ref={(input: HTMLInputElement) => {
        ref(input);
        input.addEventListener("beforeinput", check);
        return () => {
          input.removeEventListener("beforeinput", check);
          ref(null);
        };
      }}
    />
  );
}

/** Props of {@link NumberField} beside those of a text field. */
export interface NumberFieldProps extends Omit<TextFieldProps, "type" | "ref"> {
  /** Ref callback of the field's registration; called with the input, and with null when it unmounts. */
  readonly ref: FieldBinding["ref"];
  /** Called where a sign is typed or pasted that is not part of a number, which browsers drop without a word. */
  readonly onForeignSign: () => void;
}

/** A field for a number. */
export const NumberField = ({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...input
}: NumberFieldProps) => (
  <FormField {...{ label, hint, error, required, optional, className }}>
    <NumberInput {...input} />
  </FormField>
);
