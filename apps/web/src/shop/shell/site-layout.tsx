import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { SiteShell } from "@shop/screens/shop/shell/site-shell.tsx";
import { useTheme } from "@shop/ui/theme/theme-provider.tsx";
import { useCallback, useSyncExternalStore } from "react";
import { ScrollRestoration, useLocation, useNavigate } from "react-router-dom";

import { hasAdminMarker } from "../../admin-marker.ts";
import { useMessageStore } from "../../messages/message-store.ts";
import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { PendingBar } from "../../router/pending-bar.tsx";
import { useArrivalFocus } from "../../router/use-arrival-focus.ts";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import { useMissedNavigation } from "../../router/use-missed-navigation.ts";
import { useLanguageFocus } from "../../shell/language-focus.ts";
import { rememberLanguage } from "../../shell/remember-language.ts";
import { useLogout } from "../accounts/use-logout.tsx";
import { useSession } from "../accounts/use-session.ts";
import { useCartCount } from "../carts/use-cart.tsx";
import { useCategoriesMenu } from "../categories/use-categories-menu.tsx";
import { PageOutlet } from "./page-outlet.tsx";

const noProps = {};

/** The marker changes on the dashboard only. */
const subscribeToNothing = () => () => undefined;

const offlineNote: LazyPartSource<object> = {
  areas: ["errors"],
  load: async () => (await import("./offline-note.tsx")).OfflineNote,
};

/** One element for all renders: an update of the shell must not hydrate the page. */
const page = <PageOutlet />;

/** The layout route of all public pages: header, outlet, chat button, footer. */
export function SiteLayout() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const messages = useMessageStore();
  const { theme, choose } = useTheme();
  const user = useSession()?.user ?? null;
  const logout = useLogout();
  const categories = useCategoriesMenu();
  const isAdmin = useSyncExternalStore(subscribeToNothing, hasAdminMarker, () => false);
  useMissedNavigation();
  useArrivalFocus();
  useLanguageFocus();

  const loadSearch = useCallback(async () => {
    const [{ ShopSearch }] = await Promise.all([
      import("../search/shop-search.tsx"),
      messages.load(["search", "products"]),
    ]);
    return ShopSearch;
  }, [messages]);
  const onSearch = useCallback((query: string) => void navigate(pages.resultsFor(query)), [navigate]);

  const shop = useShop();
  return (
    <>
      <PendingBar />
      <SiteShell
        shop={shop}
        infoPages={shop.infoPages}
        currentAddress={pathname + search}
        cartCount={useCartCount()}
        user={user}
        isAdmin={isAdmin}
        theme={theme}
        onTheme={choose}
        onLocale={rememberLanguage}
        onLogout={logout.open}
        {...categories.opener}
        loadSearch={loadSearch}
        onSearchFailure={useLoadFailure()}
        onSearch={onSearch}
      >
        <LazyPart part={offlineNote} props={noProps} />
        {page}
        {logout.dialog}
        {categories.menu}
      </SiteShell>
      <ScrollRestoration />
    </>
  );
}
