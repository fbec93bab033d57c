import { useAdminLoginModel } from "@shop/data/dash/admins/use-admin-login-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AdminLoginScreen } from "@shop/screens/dash/admins/admin-login-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useTheme } from "@shop/ui/theme/theme-provider.tsx";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { saveAdminMarker } from "../../admin-marker.ts";
import { PageHead } from "../../head/page-head.tsx";
import { useLanguageFocus } from "../../shell/language-focus.ts";
import { rememberLanguage } from "../../shell/remember-language.ts";
import { passkeyDevice } from "./passkey-device.ts";
import { firstPasswordAddressFor, returnAddressOf } from "./return-address.ts";
import { hasSessionEnded } from "./use-session-end.ts";

/** The login page of administrators. */
export function AdminLoginPage() {
  const { login } = useMessages("dashShell");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const sessionEnded = hasSessionEnded(location.state);
  const { theme, choose } = useTheme();
  useLanguageFocus();
  const model = useAdminLoginModel({
    device: passkeyDevice,
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
