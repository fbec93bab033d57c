import { useLoginModel } from "@shop/data/shop/accounts/use-login-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { LoginScreen } from "@shop/screens/shop/accounts/login-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useSessionStore } from "./use-session.ts";

/** The login page. */
export function LoginPage() {
  const { loginTitle } = useMessages("accounts");
  useStoredDraft(pages.login);
  const store = useSessionStore();
  const navigate = useNavigate();
  const model = useLoginModel({
    onNotice: useNotify(),
    onLoggedIn: (session, remember) => {
      store.save(session, remember);
      void navigate(pages.home, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={loginTitle} description={loginTitle} />
      <NoscriptNotice />
      <LoginScreen {...model} />
    </>
  );
}
