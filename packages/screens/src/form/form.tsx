import type { FieldErrors } from "@shop/data/view.ts";
import { type ComponentProps, useId, useLayoutEffect } from "react";
import type { FieldValues } from "react-hook-form";

import { faultsOf, focusFirstFault } from "./faults.ts";
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

/** A form that is validated by its schema; the first fault, found by a submit or shown afterwards, is focused. */
export function Form<Values extends FieldValues, Output>({
  form,
  pending = false,
  onSubmit,
  onInvalid,
  id,
  ...props
}: FormProps<Values, Output>) {
  const ownId = useId();
  const formId = id ?? ownId;
  const { submitCount } = form.formState;
  // With the marks of the faults, not after they are painted.
  useLayoutEffect(() => {
    if (submitCount > 0) focusFirstFault(document.getElementById(formId));
  }, [formId, submitCount]);
  useLayoutEffect(() => {
    if (form.takeFocusDue()) focusFirstFault(document.getElementById(formId));
  });

  const submit = form.handleSubmit(
    (values) => onSubmit(values),
    (errors) => onInvalid?.(faultsOf(errors)),
  );
  const blocked = pending || form.formState.isSubmitting;
  return (
    <form
      {...props}
      id={formId}
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
