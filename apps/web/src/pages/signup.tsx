import { useSignupModel } from "@shop/data/models/use-signup-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SignupScreen } from "@shop/screens/account/signup-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../head/page-head.tsx";
import { useSessionStore } from "../session/use-session.ts";
import { useFormDraft } from "../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";

/** The sign-up page. */
export function SignupPage() {
  const { signupTitle } = useMessages("account");
  useFormDraft(pages.signup);
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
