import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import type { ComponentProps, ReactNode } from "react";

/** What a {@link TextField} takes beside the attributes of `<input>`. */
export interface TextFieldProps extends Omit<ComponentProps<"input">, "children" | "className"> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  /** Why the value is refused: a code, or words. */
  readonly error?: string | undefined;
  /** Written behind the label of a field that may stay empty. */
  readonly optional?: string | undefined;
  readonly className?: string;
}

/** A field of one line with its label, hint and reason for a refusal in words. */
export function TextField({
  label,
  hint,
  error,
  optional,
  required = false,
  className,
  ...input
}: TextFieldProps) {
  const errors = useMessages("errors");
  return (
    <Field
      label={
        optional ? (
          <>
            {label} <span className="text-muted text-sm font-normal">({optional})</span>
          </>
        ) : (
          label
        )
      }
      hint={hint}
      error={error && errorWords(errors, error)}
      required={required}
      {...(className && { className })}
    >
      <Input {...input} />
    </Field>
  );
}
