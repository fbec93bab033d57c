import { adminLoginSchema } from "@shop/contract/entities/user.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { AdminLoginView } from "@shop/view-types/admin.ts";

import { AccountForm } from "../../account/account-form.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { LoginBar, type LoginBarProps } from "./login-bar.tsx";

/** Props of {@link AdminLoginScreen}. */
export interface AdminLoginScreenProps extends AdminLoginView, LoginBarProps {
  /** Says that a session has ended in mid-work, and that the login leads back there. */
  readonly sessionEnded?: boolean;
}

/** Login of an administrator; a page of its own, outside every layout. */
export function AdminLoginScreen({
  errors,
  submission,
  onSubmit,
  onInvalid,
  sessionEnded = false,
  ...bar
}: AdminLoginScreenProps) {
  const { login, shell } = useMessages("dash");
  const form = useSchemaForm(adminLoginSchema, { defaultValues: { email: "", password: "" }, errors });
  return (
    <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
      <LoginBar {...bar} />
      {/* The padding is as high as the bar, so that the form stands in the middle of the page. */}
      <div className="mx-auto grid w-full max-w-3xl grow content-center px-4 pb-14">
        <AccountForm
          title={login.title}
          form={form}
          submission={submission}
          submitLabel={login.login}
          pendingLabel={login.loading}
          onSubmit={onSubmit}
          onInvalid={onInvalid}
        >
          {sessionEnded && <p className="bg-caution-soft rounded-md px-4 py-3">{shell.sessionEnded}</p>}
          <TextField
            {...form.field("email")}
            label={login.email}
            required
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
          />
          <PasswordField
            {...form.field("password")}
            label={login.password}
            required
            autoComplete="current-password"
          />
        </AccountForm>
      </div>
    </main>
  );
}
