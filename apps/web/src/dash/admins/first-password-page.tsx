import { useApi } from "@shop/data/api-context.tsx";
import { adminQuery } from "@shop/data/dash/admins/session.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { FirstPasswordScreen } from "@shop/screens/dash/admins/first-password-screen.tsx";
import { useTheme } from "@shop/ui/theme/theme-provider.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useLanguageFocus } from "../../shell/language-focus.ts";
import { rememberLanguage } from "../../shell/remember-language.ts";
import { returnAddressOf } from "./return-address.ts";
import { useAdminLogout } from "./use-admin-logout.ts";
import { usePasswordChange } from "./use-password-change.ts";
import { useSessionEnd } from "./use-session-end.ts";

/** The page on which an administrator replaces a generated password before anything else. */
export function FirstPasswordPage() {
  const { firstPassword } = useMessages("dashShell");
  const [query] = useSearchParams();
  const back = returnAddressOf(query);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { theme, choose } = useTheme();
  const admin = useQuery(adminQuery(useApi()));
  useLanguageFocus();
  useSessionEnd(back);
  const change = usePasswordChange(() => void navigate(back, { replace: true }));
  return (
    <>
      <PageHead title={firstPassword.title} description={firstPassword.title} />
      <FirstPasswordScreen
        {...change}
        email={admin.data?.email ?? ""}
        focused
        onLogout={useAdminLogout()}
        currentAddress={pathname + search}
        theme={theme}
        onTheme={choose}
        onLocale={rememberLanguage}
      />
    </>
  );
}
