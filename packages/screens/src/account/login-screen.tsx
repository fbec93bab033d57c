import { pages } from "@shop/contract/pages.ts";
import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { Field } from "@shop/ui/field.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { TextField } from "../parts/text-field.tsx";
import { type Faults, useFaults } from "../parts/use-faults.ts";
import { AccountForm } from "./account-form.tsx";
import { PasswordInput } from "./password-input.tsx";

/** What a {@link LoginScreen} takes. */
export interface LoginScreenProps {
  /** Why fields are refused; a new object after each check. */
  readonly errors: Faults;
  readonly submission: Submission;
  readonly onSubmit: (entry: {
    readonly email: string;
    readonly password: string;
    readonly remember: boolean;
  }) => void;
}

/** Login of a shopper. */
export function LoginScreen({ errors, submission, onSubmit }: LoginScreenProps) {
  const texts = useMessages("account");
  const words = useMessages("errors");
  const { form, faultOf, onEdit } = useFaults(errors);
  const password = faultOf("password");
  return (
    <AccountForm
      title={texts.loginTitle}
      formRef={form}
      submission={submission}
      submitLabel={texts.login}
      pendingLabel={texts.loggingIn}
      onSubmit={(textOf) =>
        onSubmit({
          email: textOf("email"),
          password: textOf("password"),
          remember: textOf("remember") === "on",
        })
      }
      after={
        <>
          <span className="text-muted">{texts.noAccount}</span>
          <TextLink href={pages.signup} className="inline-flex min-h-11 items-center">
            {texts.signupTitle}
          </TextLink>
        </>
      }
    >
      <TextField
        name="email"
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        error={faultOf("email")}
        onChange={() => onEdit("email")}
      />
      <Field label={texts.password} required error={password && errorWords(words, password)}>
        <PasswordInput name="password" autoComplete="current-password" onChange={() => onEdit("password")} />
      </Field>
      <Checkbox name="remember">{texts.remember}</Checkbox>
    </AccountForm>
  );
}
