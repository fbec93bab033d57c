import { loginFormSchema } from "@shop/contract/accounts/account-form.ts";
import type { LoginView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { EmailField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { AccountForm } from "./account-form.tsx";

export type LoginScreenProps = LoginView;

/** Login of a shopper. */
export function LoginScreen({ errors, submission, onSubmit, onInvalid }: LoginScreenProps) {
  const texts = useMessages("accounts");
  const form = useSchemaForm(loginFormSchema, { errors });
  return (
    <AccountForm
      title={texts.loginTitle}
      form={form}
      submission={submission}
      submitLabel={texts.login}
      pendingLabel={texts.loggingIn}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      after={
        <>
          <span className="text-muted">{texts.noAccount}</span>
          <TextLink href={pages.signup} className="inline-flex min-h-11 items-center">
            {texts.signupTitle}
          </TextLink>
        </>
      }
    >
      <EmailField {...form.field("email")} label={texts.email} required autoComplete="username" />
      <PasswordField
        {...form.field("password")}
        label={texts.password}
        required
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField {...form.field("remember")} label={texts.remember} />
        <TextLink href={pages.forgotPassword} className="inline-flex min-h-11 items-center">
          {texts.forgot}
        </TextLink>
      </div>
    </AccountForm>
  );
}
