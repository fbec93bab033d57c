import { useForgottenModel } from "@shop/data/shop/accounts/use-forgotten-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ForgottenScreen } from "@shop/screens/shop/accounts/forgotten-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

/** The page that asks for a link to a new password. */
export function ForgotPasswordPage() {
  const { forgot } = useMessages("accounts");
  const { hint } = useMessages("passwords");
  useStoredDraft(pages.forgotPassword);
  const { chat_number: chatNumber, mailsPasswordLinks: mailsLinks } = useShop();
  const model = useForgottenModel({ locale: useLocale().locale, mailsLinks });
  return (
    <>
      <PageHead title={forgot} description={hint} />
      <NoscriptNotice />
      <ForgottenScreen {...model} chatNumber={chatNumber} />
    </>
  );
}
