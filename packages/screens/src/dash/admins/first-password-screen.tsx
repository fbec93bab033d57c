import type { AdminPasswordView } from "@shop/data/dash/admins/login-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import LogOut from "lucide-react/icons/log-out";
import { useEffect } from "react";

import { AccountForm } from "../../shop/accounts/account-form.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import type { LoginBarProps } from "./login-bar.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { PasswordFields, usePasswordForm } from "./password-fields.tsx";

export interface FirstPasswordScreenProps extends AdminPasswordView, LoginBarProps {
  /** Mail address of the signed-in administrator; empty until it is loaded. */
  readonly email: string;
  /** Focuses the current password on arrival; false by default. */
  readonly focused?: boolean;
  /** Called when the administrator logs out in place of a change. */
  readonly onLogout: () => void;
}

/** The step of the login in which an administrator replaces a generated password; the dashboard opens after it. */
export function FirstPasswordScreen({
  errors,
  submission,
  onSubmit,
  email,
  focused = false,
  onLogout,
  ...bar
}: FirstPasswordScreenProps) {
  const { firstPassword, shell } = useMessages("dashShell");
  const form = usePasswordForm(errors);
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus("password");
  }, [focused, setFocus]);
  return (
    <LoginFrame {...bar}>
      <AccountForm
        title={firstPassword.title}
        intro={firstPassword.text}
        form={form}
        submission={submission}
        submitLabel={shell.changePassword}
        pendingLabel={shell.saving}
        onSubmit={onSubmit}
        after={
          <>
            <p className="text-muted min-w-0 grow text-sm wrap-anywhere">
              <bdi>{email}</bdi>
            </p>
            <Button variant="quiet" onClick={onLogout}>
              <LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
              <Sentence>{shell.logout}</Sentence>
            </Button>
          </>
        }
      >
        {/* Password managers store the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordFields form={form} />
      </AccountForm>
    </LoginFrame>
  );
}
