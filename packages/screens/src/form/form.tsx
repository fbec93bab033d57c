import type { FieldErrors } from "@shop/view-types/state.ts";
import type { ComponentProps } from "react";
import type { FieldErrors as FormErrors, FieldValues } from "react-hook-form";

import type { SchemaForm } from "./use-schema-form.ts";

/** Props of {@link Form} beside the attributes of `<form>`. */
export interface FormProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<"form">,
  "method" | "noValidate" | "onSubmit" | "onInvalid"
> {
  /** The form from `useSchemaForm`, whose schema validates each submit. */
  readonly form: SchemaForm<Values, Output>;
  /** Ignores submits while an earlier one is pending. */
  readonly pending?: boolean;
  /** Called with the schema's output; a promise keeps the form submitting. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
  /** Called with the errors by field where the form is invalid. */
  readonly onInvalid?: ((errors: FieldErrors) => void) | undefined;
}

/** The message of each invalid top-level field. */
const messagesOf = (errors: FormErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === "string" ? [[name, error.message]] : [],
    ),
  );

/** A form that is validated by its schema; an invalid submit focuses the first invalid field. */
export function Form<Values extends FieldValues, Output>({
  form,
  pending = false,
  onSubmit,
  onInvalid,
  ...props
}: FormProps<Values, Output>) {
  const submit = form.handleSubmit(
    (values) => onSubmit(values),
    (errors) => onInvalid?.(messagesOf(errors)),
  );
  const blocked = pending || form.formState.isSubmitting;
  return (
    <form
      {...props}
      // Outside a dialog element this method does nothing natively: without scripts Enter sends the fields nowhere.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked) void submit(event);
      }}
    />
  );
}
