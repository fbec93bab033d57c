import { LOCALE_COOKIE } from "@shop/contract/constants.ts";
import type { Locale } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { SiteShell } from "@shop/screens/shell/site-shell.tsx";
import { useTheme } from "@shop/ui/theme-provider.tsx";
import { type ReactNode, useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { useCartCount } from "../cart/use-cart.tsx";
import { useRouteLoader } from "../router/route-loader-context.tsx";
import { useLogout } from "../session/use-logout.tsx";
import { useSession } from "../session/use-session.ts";
import { keepEntries } from "./kept-entries.ts";

const YEAR_S = 31_536_000;

/** Remembers the language that was chosen, for the server to lead to it the next time. */
function rememberLanguage(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The main layout of all public pages, told what the shell shows. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loader = useRouteLoader();
  const { theme, choose } = useTheme();
  const user = useSession()?.user ?? null;
  const logout = useLogout();

  const loadSearch = useCallback(async () => {
    const [{ ShopSearch }] = await Promise.all([import("./shop-search.tsx"), loader.loadTexts(["search"])]);
    return ShopSearch;
  }, [loader]);
  const onSearch = useCallback((query: string) => void navigate(pages.resultsFor(query)), [navigate]);

  return (
    <SiteShell
      shop={shop}
      currentAddress={pathname + search}
      cartCount={useCartCount()}
      user={user}
      theme={theme}
      onTheme={choose}
      onLocale={(locale) => {
        rememberLanguage(locale);
        // The checkout keeps its own.
        if (pathname !== pages.checkout) keepEntries(pathname);
      }}
      onLogout={logout.ask}
      loadSearch={loadSearch}
      onSearch={onSearch}
    >
      {children}
      {logout.question}
    </SiteShell>
  );
}
