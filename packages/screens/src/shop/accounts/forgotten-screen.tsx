import { forgottenFormSchema } from "@shop/contract/accounts/account-form.ts";
import type { ForgottenView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { EmailField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { AskByChat } from "../../shared/cart/ask-by-chat.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountPanel } from "./account-panel.tsx";

export interface ForgottenScreenProps extends ForgottenView {
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
}

/** The way back into an account without its password: a link by mail, or the shop's chat where it mails none. */
export function ForgottenScreen({
  errors,
  submission,
  asked,
  mailsLinks,
  chatNumber,
  onSubmit,
  onReset,
}: ForgottenScreenProps) {
  const texts = useMessages("passwords");
  const { email, forgot } = useMessages("accounts");
  const form = useSchemaForm(forgottenFormSchema, { errors });
  const [beforeEmail, afterEmail] = texts.sent.split("{email}");
  const ask = (
    <p>
      <AskByChat
        chatNumber={chatNumber}
        text={texts.askText}
        label={texts.ask}
        hint={texts.askHint}
        isMain={!mailsLinks}
      />
    </p>
  );
  const toLogin = (
    <TextLink href={pages.login} className="inline-flex min-h-11 items-center">
      {texts.toLogin}
    </TextLink>
  );
  if (!mailsLinks) {
    return (
      <AccountPanel title={forgot}>
        <p>{texts.byChat}</p>
        {ask}
        <p className="border-line border-t pt-3">{toLogin}</p>
      </AccountPanel>
    );
  }
  if (asked !== null) {
    return (
      <AccountPanel title={texts.sentTitle} focused>
        <p className="wrap-anywhere">
          {beforeEmail}
          <bdi dir="ltr" className="font-semibold">
            {asked}
          </bdi>
          {afterEmail}
        </p>
        <p>{texts.nothing}</p>
        {ask}
        <p className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-3">
          <Button onClick={onReset}>{texts.otherEmail}</Button>
          {toLogin}
        </p>
      </AccountPanel>
    );
  }
  return (
    <AccountForm
      title={forgot}
      intro={texts.hint}
      form={form}
      submission={submission}
      submitLabel={texts.send}
      pendingLabel={texts.sending}
      onSubmit={onSubmit}
      after={toLogin}
    >
      <EmailField {...form.field("email")} label={email} required autoComplete="username" />
    </AccountForm>
  );
}
