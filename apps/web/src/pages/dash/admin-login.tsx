import { useAdminLoginModel } from "@shop/data/models/dash/use-admin-login-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AdminLoginScreen } from "@shop/screens/dash/login/admin-login-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useTheme } from "@shop/ui/theme/theme-provider.tsx";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { firstPasswordAddressFor, returnAddressOf } from "../../dash/return-address.ts";
import { hasSessionEnded } from "../../dash/use-session-end.ts";
import { PageHead } from "../../head/page-head.tsx";
import { saveAdminMarker } from "../../session/admin-marker.ts";
import { useLanguageFocus } from "../../shell/language-focus.ts";
import { rememberLanguage } from "../../shell/remember-language.ts";

/** The login page of administrators. */
export function AdminLoginPage() {
  const { login } = useMessages("dash");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const sessionEnded = hasSessionEnded(location.state);
  const { theme, choose } = useTheme();
  useLanguageFocus();
  const model = useAdminLoginModel({
    onNotice: useNotify(),
    onLoggedIn: ({ status, must_change_password: isGenerated }) => {
      saveAdminMarker(status);
      const back = returnAddressOf(search);
      void navigate(isGenerated ? firstPasswordAddressFor(back) : back, { replace: true });
    },
  });
  return (
    <>
      <PageHead title={login.title} description={login.title} />
      <AdminLoginScreen
        {...model}
        sessionEnded={sessionEnded}
        focused
        currentAddress={location.pathname + location.search}
        theme={theme}
        onTheme={choose}
        onLocale={rememberLanguage}
      />
    </>
  );
}
