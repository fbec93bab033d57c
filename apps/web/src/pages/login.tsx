import { pages } from "@shop/contract/pages.ts";
import { useLoginModel } from "@shop/data/models/use-login-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { LoginScreen } from "@shop/screens/account/login-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../head/page-head.tsx";
import { useSessionStore } from "../session/use-session.ts";
import { useKeptEntries } from "../shell/kept-entries.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";

/** Login of a shopper. */
export function Page() {
  const { loginTitle } = useMessages("account");
  useKeptEntries(pages.login);
  const store = useSessionStore();
  const navigate = useNavigate();
  const model = useLoginModel({
    onNotice: useNotify(),
    onLoggedIn: (session, remember) => {
      store.keep(session, remember);
      void navigate(pages.home, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={loginTitle} description={loginTitle} />
      <NeedsScripts />
      <LoginScreen {...model} />
    </>
  );
}
