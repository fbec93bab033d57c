import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { type ComponentProps, useId } from "react";

/** Props of {@link CheckboxField} beside the attributes of `<input>`. */
export interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  /** Text beside the box; a click on it toggles the box. */
  readonly label: string;
  /** Name of the field in the form's values. */
  readonly name: string;
  /** The error's code or text. */
  readonly error?: string | undefined;
}

/** A checkbox with its label and error in words. */
export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const errors = useMessages("errors");
  const errorId = useId();
  return (
    <div className="grid gap-1">
      <Checkbox
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {label}
      </Checkbox>
      {error && <FieldError id={errorId}>{errorWords(errors, error)}</FieldError>}
    </div>
  );
}
