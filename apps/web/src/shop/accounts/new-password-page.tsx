import { useNewPasswordModel } from "@shop/data/shop/accounts/use-new-password-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { NewPasswordScreen } from "@shop/screens/shop/accounts/new-password-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { passwordLink, usePasswordLink } from "./password-link.ts";
import { useSessionStore } from "./use-session.ts";

/** The page to which the link of a mail leads: a new password for an account. */
export function NewPasswordPage() {
  const { newTitle } = useMessages("passwords");
  const store = useSessionStore();
  const navigate = useNavigate();
  const token = usePasswordLink();
  const model = useNewPasswordModel({
    token,
    onNotice: useNotify(),
    onSignedIn: (session) => {
      passwordLink.clear();
      store.save(session, false);
      void navigate(pages.home, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={newTitle} description={newTitle} />
      <NoscriptNotice />
      <NewPasswordScreen {...model} />
    </>
  );
}
