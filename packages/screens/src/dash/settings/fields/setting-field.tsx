import { useMessages } from "@shop/i18n/i18n.tsx";

import { TextField, type TextFieldProps } from "../../../form/text-field.tsx";
import { useSettingLabel } from "../setting-name.ts";
import type { SettingsSchemaForm } from "../settings-values.ts";

/** Props of {@link SettingField} beside those of a text field. */
export interface SettingFieldProps extends Omit<
  TextFieldProps,
  "name" | "label" | "optional" | "error" | "form"
> {
  /** The form that holds the field. */
  readonly form: SettingsSchemaForm;
  /** Path of the setting in the form. */
  readonly name: Parameters<SettingsSchemaForm["field"]>[0];
}

/** A setting of one line; a component of its own, so that fields are registered, and focused when they are invalid, in the order of the page. */
export function SettingField({ form, name, required, ...props }: SettingFieldProps) {
  const { optional } = useMessages("dashShell").lists;
  const label = useSettingLabel()(name);
  return (
    <TextField
      {...props}
      {...form.field(name)}
      label={label}
      required={required}
      optional={required ? undefined : optional}
      dir="ltr"
    />
  );
}
