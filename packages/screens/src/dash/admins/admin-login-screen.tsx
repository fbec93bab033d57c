import { adminLoginSchema } from "@shop/contract/accounts/user.ts";
import type { AdminLoginView } from "@shop/data/dash/admins/login-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";

import { PasswordField } from "../../form/password-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { EmailField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { AccountForm } from "../../shop/accounts/account-form.tsx";
import type { LoginBarProps } from "./login-bar.tsx";
import { LoginFrame } from "./login-frame.tsx";

export interface AdminLoginScreenProps extends AdminLoginView, LoginBarProps {
  /** Says that a session has ended in mid-work, and that the login leads back there. */
  readonly sessionEnded?: boolean;
  /** Focuses the email on arrival; false by default. */
  readonly focused?: boolean;
}

/** Login of an administrator; a page of its own, outside every layout. */
export function AdminLoginScreen({
  errors,
  submission,
  onSubmit,
  onInvalid,
  passkey,
  sessionEnded = false,
  focused = false,
  ...bar
}: AdminLoginScreenProps) {
  const { login, shell } = useMessages("dashShell");
  const form = useSchemaForm(adminLoginSchema, {
    defaultValues: { email: "", password: "", code: "" },
    errors,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus("email");
  }, [focused, setFocus]);
  // The password was right: it stays in the form, and goes along with the code.
  const [asksCode, setAsksCode] = useState(false);
  const isMissing = submission.status === "failed" && submission.error === "second_factor_required";
  const isAsked = isMissing || errors["code"] !== undefined;
  if (isAsked && !asksCode) setAsksCode(true);
  useEffect(() => {
    if (asksCode) setFocus("code");
  }, [asksCode, setFocus]);
  // What helps is unfolded.
  const isRefused = submission.status === "failed" && submission.error === "wrong_credentials";
  const [beforeCommand, afterCommand] = login.forgottenHelp.split("{command}");
  return (
    <LoginFrame {...bar}>
      <AccountForm
        title={login.title}
        form={form}
        submission={isMissing ? { status: "idle" } : submission}
        submitLabel={login.login}
        pendingLabel={login.loading}
        onSubmit={onSubmit}
        onInvalid={onInvalid}
        after={
          <>
            {passkey && (
              <>
                <SubmissionFailure submission={passkey.submission} />
                <Button
                  size="lg"
                  aria-disabled={passkey.submission.status === "pending"}
                  onClick={() => passkey.submission.status !== "pending" && passkey.onSubmit()}
                >
                  <KeyRound aria-hidden className="size-5" />
                  {passkey.submission.status === "pending" ? login.passkeyWaiting : login.passkey}
                </Button>
              </>
            )}
            <details key={String(isRefused)} open={isRefused}>
              <summary className="min-h-11 cursor-pointer py-2.5">{login.forgotten}</summary>
              <p className="text-muted text-sm">
                {beforeCommand}
                <code dir="ltr" className="text-ink wrap-anywhere">
                  npm run admin -- password
                </code>
                {afterCommand}
              </p>
            </details>
          </>
        }
      >
        {sessionEnded && (
          <output className="bg-caution-soft block rounded-md px-4 py-3">{shell.sessionEnded}</output>
        )}
        <EmailField {...form.field("email")} label={login.email} required autoComplete="username" />
        <PasswordField
          {...form.field("password")}
          label={login.password}
          required
          autoComplete="current-password"
        />
        {asksCode && (
          <TextField
            {...form.field("code")}
            label={login.code}
            hint={login.codeHint}
            required
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
      </AccountForm>
    </LoginFrame>
  );
}
