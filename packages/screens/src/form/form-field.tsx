import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Field, type FieldProps } from "@shop/ui/field.tsx";
import type { ReactNode } from "react";

/** Props that all fields of a form share. */
export interface FormFieldProps {
  /** Text of the control's `<label>`, above it. */
  readonly label: string;
  /** Help between label and control, part of the control's description. */
  readonly hint?: ReactNode;
  /** The error's code or text. */
  readonly error?: string | undefined;
  /** Marks the label and sets `aria-required`, while the schema validates; false by default. */
  readonly required?: boolean | undefined;
  /** The word 'optional', shown behind the label of a field that may stay empty. */
  readonly optional?: string | undefined;
  /** Classes of the box around label, control and error. */
  readonly className?: string | undefined;
}

/** Separates the props of a field from those of its control. */
export const splitField = <P extends FormFieldProps>({
  label,
  hint,
  error,
  required,
  optional,
  className,
  ...control
}: P) => ({ field: { label, hint, error, required, optional, className }, control });

/** A control with its label, hint and error in words. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  optional,
  className,
  children,
}: FormFieldProps & Pick<FieldProps, "children">) {
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
      {children}
    </Field>
  );
}
