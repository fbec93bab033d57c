import { type SignupForm, signupFormSchema } from "@shop/contract/accounts/account-form.ts";
import type { SignupView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { PasswordField } from "../../form/password-field.tsx";
import { EmailField, PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { AccountForm } from "./account-form.tsx";

export type SignupScreenProps = SignupView;

/** Sign-up of a shopper. */
export function SignupScreen({ errors, submission, onSubmit, onInvalid }: SignupScreenProps) {
  const texts = useMessages("accounts");
  const form = useSchemaForm(signupFormSchema, { errors });
  const field = (name: keyof SignupForm) => ({ ...form.field(name), label: texts[name] });
  return (
    <AccountForm
      title={texts.signupTitle}
      form={form}
      submission={submission}
      submitLabel={texts.signup}
      pendingLabel={texts.signingUp}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      after={
        <TextLink href={pages.login} className="inline-flex min-h-11 items-center">
          <span className="inline-block first-letter:uppercase">{texts.haveAccount}</span>
        </TextLink>
      }
    >
      <TextField {...field("name")} required autoComplete="name" />
      <EmailField {...field("email")} required autoComplete="username" />
      <PasswordField {...field("password")} hint={texts.passwordHint} required autoComplete="new-password" />
      <PhoneField {...field("phone")} optional={texts.optional} />
      <TextField {...field("address1")} optional={texts.optional} autoComplete="address-line1" />
      <TextField {...field("address2")} optional={texts.optional} autoComplete="address-line2" />
    </AccountForm>
  );
}
