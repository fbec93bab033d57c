import { newPasswordFormSchema } from "@shop/contract/accounts/account-form.ts";
import type { NewPasswordView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { PasswordField } from "../../form/password-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPanel } from "./account-panel.tsx";

export type NewPasswordScreenProps = NewPasswordView;

/** The new password of an account, by the link of a mail. */
export function NewPasswordScreen({ errors, submission, expired, onSubmit }: NewPasswordScreenProps) {
  const texts = useMessages("passwords");
  const form = useSchemaForm(newPasswordFormSchema, { errors });
  const link = "inline-flex min-h-11 items-center";
  if (expired) {
    return (
      <AccountPanel title={texts.expiredTitle} focused={submission.status === "failed"}>
        <p>{texts.expired}</p>
        <p className="flex flex-wrap items-center gap-x-4">
          <TextLink href={pages.forgotPassword} className={link}>
            {texts.askAgain}
          </TextLink>
          <TextLink href={pages.login} className={link}>
            {texts.toLogin}
          </TextLink>
        </p>
      </AccountPanel>
    );
  }
  return (
    <AccountForm
      title={texts.newTitle}
      intro={texts.newHint}
      form={form}
      submission={submission}
      submitLabel={texts.save}
      pendingLabel={texts.saving}
      onSubmit={onSubmit}
    >
      <PasswordField
        {...form.field("password")}
        label={texts.newPassword}
        required
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
