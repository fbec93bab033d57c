import { adminPasswordSchema, ADMIN_PASSWORD_LENGTH } from "@shop/contract/accounts/user.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { PasswordField } from "../../form/password-field.tsx";
import { type SchemaForm, useSchemaForm } from "../../form/use-schema-form.ts";

/** Values of the form that changes an administrator's own password. */
export interface PasswordEntry {
  readonly password: string;
  readonly new_password: string;
}

/** The form that changes an administrator's own password, with the server's errors by field. */
export const usePasswordForm = (errors: FieldErrors): SchemaForm<PasswordEntry, PasswordEntry> =>
  useSchemaForm(adminPasswordSchema, { defaultValues: { password: "", new_password: "" }, errors });

/** The current and the new password of an administrator. */
export function PasswordFields({ form }: { readonly form: SchemaForm<PasswordEntry, PasswordEntry> }) {
  const { shell } = useMessages("dashShell");
  return (
    <>
      <PasswordField
        {...form.field("password")}
        label={shell.currentPassword}
        required
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field("new_password")}
        label={shell.newPassword}
        hint={fill(shell.passwordHint, { count: String(ADMIN_PASSWORD_LENGTH) })}
        required
        autoComplete="new-password"
      />
    </>
  );
}
