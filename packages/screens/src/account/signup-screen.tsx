import { pages } from "@shop/contract/pages.ts";
import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { TextField } from "../parts/text-field.tsx";
import { type Faults, useFaults } from "../parts/use-faults.ts";
import { AccountForm } from "./account-form.tsx";
import { PasswordInput } from "./password-input.tsx";

/** What a {@link SignupScreen} takes. */
export interface SignupScreenProps {
  /** Why fields are refused; a new object after each check. */
  readonly errors: Faults;
  readonly submission: Submission;
  readonly onSubmit: (entry: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly phone: string;
    readonly address1: string;
    readonly address2: string;
  }) => void;
}

/** Sign-up of a shopper. */
export function SignupScreen({ errors, submission, onSubmit }: SignupScreenProps) {
  const texts = useMessages("account");
  const words = useMessages("errors");
  const { form, faultOf, onEdit } = useFaults(errors);
  const field = (name: "name" | "email" | "phone" | "address1" | "address2") => ({
    name,
    label: texts[name],
    error: faultOf(name),
    onChange: () => onEdit(name),
  });
  const password = faultOf("password");
  return (
    <AccountForm
      title={texts.signupTitle}
      formRef={form}
      submission={submission}
      submitLabel={texts.signup}
      pendingLabel={texts.signingUp}
      onSubmit={(textOf) =>
        onSubmit({
          name: textOf("name"),
          email: textOf("email"),
          password: textOf("password"),
          phone: textOf("phone"),
          address1: textOf("address1"),
          address2: textOf("address2"),
        })
      }
      after={
        <TextLink href={pages.login} className="inline-flex min-h-11 items-center">
          <span className="inline-block first-letter:uppercase">{texts.haveAccount}</span>
        </TextLink>
      }
    >
      <TextField {...field("name")} required autoComplete="name" />
      <TextField
        {...field("email")}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
      />
      <Field label={texts.password} required error={password && errorWords(words, password)}>
        <PasswordInput name="password" autoComplete="new-password" onChange={() => onEdit("password")} />
      </Field>
      <TextField
        {...field("phone")}
        optional={texts.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <TextField {...field("address1")} optional={texts.optional} autoComplete="address-line1" />
      <TextField {...field("address2")} optional={texts.optional} autoComplete="address-line2" />
    </AccountForm>
  );
}
