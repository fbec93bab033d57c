import { pages } from "@shop/contract/pages.ts";
import { useSignupModel } from "@shop/data/models/use-signup-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SignupScreen } from "@shop/screens/account/signup-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../head/page-head.tsx";
import { useSessionStore } from "../session/use-session.ts";
import { useKeptEntries } from "../shell/kept-entries.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";

/** Sign-up of a shopper. */
export function Page() {
  const { signupTitle } = useMessages("account");
  useKeptEntries(pages.signup);
  const store = useSessionStore();
  const navigate = useNavigate();
  const model = useSignupModel({
    onNotice: useNotify(),
    onSignedUp: (session) => {
      store.keep(session, false);
      void navigate(pages.home, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={signupTitle} description={signupTitle} />
      <NeedsScripts />
      <SignupScreen {...model} />
    </>
  );
}
