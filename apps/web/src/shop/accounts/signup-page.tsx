import { useSignupModel } from "@shop/data/shop/accounts/use-signup-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { SignupScreen } from "@shop/screens/shop/accounts/signup-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useSessionStore } from "./use-session.ts";

/** The sign-up page. */
export function SignupPage() {
  const { signupTitle } = useMessages("accounts");
  useStoredDraft(pages.signup);
  const store = useSessionStore();
  const navigate = useNavigate();
  const model = useSignupModel({
    onNotice: useNotify(),
    onSignedUp: (session) => {
      store.save(session, false);
      void navigate(pages.home, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={signupTitle} description={signupTitle} />
      <NoscriptNotice />
      <SignupScreen {...model} />
    </>
  );
}
