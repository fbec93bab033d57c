import { Combobox, type ComboboxProps } from "@shop/ui/combobox/combobox.tsx";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";

import { FormField, type FormFieldProps } from "./form-field.tsx";
import type { SchemaForm } from "./use-schema-form.ts";

export interface ComboboxFieldProps<Values extends FieldValues, Output>
  extends
    Omit<FormFieldProps, "error">,
    Pick<ComboboxProps, "options" | "placeholder" | "searchPlaceholder" | "emptyText"> {
  /** The form from `useSchemaForm` that the field belongs to. */
  readonly form: SchemaForm<Values, Output>;
  /** A field whose value is an option's value, or ''. */
  readonly name: FieldPath<Values>;
  /** Label of a first option that empties the field; without it the field cannot be emptied. */
  readonly noneLabel?: string;
}

/** Value of the option that empties a field: cmdk takes no empty one. */
const NONE = "none";

/** A field that picks one of many options by searching. */
export function ComboboxField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  required,
  optional,
  className,
  noneLabel,
  options,
  ...combobox
}: ComboboxFieldProps<Values, Output>) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control: form.control, name });
  return (
    <FormField {...{ label, hint, required, optional, className }} error={fieldState.error?.message}>
      <Combobox
        {...combobox}
        options={noneLabel === undefined ? options : [{ value: NONE, label: noneLabel }, ...options]}
        ref={ref}
        value={value || null}
        onBlur={onBlur}
        onChange={(chosen) => {
          onChange(noneLabel !== undefined && chosen === NONE ? "" : chosen);
          form.clearOnEdit(name);
        }}
      />
    </FormField>
  );
}
