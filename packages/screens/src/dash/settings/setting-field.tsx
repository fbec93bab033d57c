import { TextField, type TextFieldProps } from "../../form/text-field.tsx";
import type { SettingsSchemaForm } from "./settings-values.ts";

/** Props of {@link SettingField} beside those of a text field. */
export interface SettingFieldProps extends Omit<TextFieldProps, "name" | "error" | "form"> {
  /** The form that holds the field. */
  readonly form: SettingsSchemaForm;
  /** Path of the setting in the form. */
  readonly name: Parameters<SettingsSchemaForm["field"]>[0];
}

/** A setting of one line; a component of its own, so that fields are registered, and focused when they are invalid, in the order of the page. */
export const SettingField = ({ form, name, ...props }: SettingFieldProps) => (
  <TextField {...props} {...form.field(name)} dir="ltr" />
);
