import { valibotResolver } from "@hookform/resolvers/valibot";
import type { FieldErrors } from "@shop/data/view.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import type { GenericSchema } from "valibot";

import { hasField } from "./faults.ts";

/** Options of {@link useSchemaForm}. */
export interface SchemaFormOptions<Values extends FieldValues> {
  /** Leave it out where the form is rendered on the server, and give inputs a `defaultValue`: what was typed before hydration stays then. */
  readonly defaultValues?: DefaultValues<Values>;
  /** Marks what `defaultValues` fill in and the schema refuses at once, without taking the focus; false by default. */
  readonly checkFilled?: boolean;
  /** Errors by field that the server reported; each new object is shown, and its first field focused. */
  readonly errors?: FieldErrors;
  /** Validate on submit, where an edited field's error is cleared until then; or each field on each change, and all on submit. */
  readonly mode?: "onSubmit" | "onChange";
}

/** Props of a native control: its registration and its error. */
export interface FieldBinding extends UseFormRegisterReturn {
  /** The error's code or text; undefined for a valid field. */
  readonly error: string | undefined;
}

/** A form whose values are validated by a schema; `Output` is what the schema makes of them. */
export interface SchemaForm<Values extends FieldValues, Output> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  /** Binds a native control to a field. */
  readonly field: (
    name: FieldPath<Values>,
    options?: Pick<RegisterOptions<Values>, "onBlur">,
  ) => FieldBinding;
  /** Clears an edited field's error in a form that is validated on submit only. */
  readonly clearOnEdit: (name: FieldPath<Values>) => void;
  /** Shows errors by path, and focuses the first of their fields. */
  readonly showErrors: (errors: FieldErrors) => void;
  /** Whether there are errors, and each belongs to a field or group of the form; others have to be shown for the form as a whole. */
  readonly hasPlaceFor: (errors: FieldErrors) => boolean;
  /** Whether errors were shown by `showErrors` since the last call; `Form` then focuses the first once they are rendered. */
  readonly takeFocusDue: () => boolean;
}

/** React Hook Form with a Valibot schema as its only rules; error messages are codes that i18n has words for. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: GenericSchema<Values, Output>,
  { defaultValues, checkFilled = false, errors, mode = "onSubmit" }: SchemaFormOptions<Values> = {},
): SchemaForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    mode,
    reValidateMode: mode,
    // `Form` focuses the first in the order of the page, also one without a registered control.
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });

  const isField = (name: string): name is FieldPath<Values> => hasField(form.getValues(), name);
  const markFilled = useEffectEvent(() => {
    const filled = Object.keys(form.getValues())
      .filter(isField)
      .filter((name) => Boolean(form.getValues(name)));
    void form.trigger(filled);
  });
  useEffect(() => {
    if (checkFilled) markFilled();
  }, [checkFilled]);

  const clearOnEdit = (name: FieldPath<Values>) => {
    if (mode === "onSubmit") form.clearErrors(name);
  };

  const focusDue = useRef(false);
  const showErrors = (shown: FieldErrors) => {
    for (const [name, message] of Object.entries(shown))
      if (isField(name)) form.setError(name, { type: "server", message });
    focusDue.current = true;
  };

  const showServerErrors = useEffectEvent(showErrors);
  useEffect(() => {
    if (errors) showServerErrors(errors);
  }, [errors]);

  return {
    ...form,
    field: (name, options) => ({
      ...form.register(name, { ...options, onChange: () => clearOnEdit(name) }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    clearOnEdit,
    showErrors,
    hasPlaceFor: (shown) => Object.keys(shown).length > 0 && Object.keys(shown).every(isField),
    takeFocusDue: () => {
      const isDue = focusDue.current;
      focusDue.current = false;
      return isDue;
    },
  };
}
