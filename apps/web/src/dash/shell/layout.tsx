import { useApi } from "@shop/data/api-context.tsx";
import { adminQuery } from "@shop/data/dash/admins/session.ts";
import { useOrderCountsModel } from "@shop/data/dash/orders/use-order-counts-model.ts";
import { ownMethodsQuery } from "@shop/data/dash/settings/queries.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import type { RightHolder } from "@shop/domain/admins/rights.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { OwnMethodsContext } from "@shop/screens/dash/shared/own-methods.tsx";
import { RightsContext } from "@shop/screens/dash/shared/rights.tsx";
import { DashShell } from "@shop/screens/dash/shell/dash-shell.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { DataTableLayouts } from "@shop/ui/data-table/data-table-layout.ts";
import { useTheme } from "@shop/ui/theme/theme-provider.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";

import { PendingBar } from "../../router/pending-bar.tsx";
import { useArrivalFocus } from "../../router/use-arrival-focus.ts";
import { useLanguageFocus } from "../../shell/language-focus.ts";
import { rememberLanguage } from "../../shell/remember-language.ts";
import { useRemembered } from "../../storage/use-remembered.ts";
import { useAdminLogout } from "../admins/use-admin-logout.ts";
import { useSessionEnd } from "../admins/use-session-end.ts";
import { counterStores } from "../counter/counter-stores.ts";
import { loadSendKeptSales } from "../counter/load-send-kept-sales.ts";
import { tableLayout } from "../table-layouts.ts";
import { useMenuGroups, useSidebar } from "./use-sidebar.ts";

// The list of the one and the form of the other need libraries that the layout does without.
const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ChangePassword = lazy(async () => ({
  default: (await import("../admins/change-password.tsx")).ChangePassword,
}));
// Only where there is a sale to send.
const SendKeptSales = lazy(loadSendKeptSales);

/** Whose controls are drawn until the administrator is loaded. */
const nobody: RightHolder = { role: "staff", rights: [] };

const noMethods: readonly OwnMethod[] = [];

/** The layout route of the dashboard. */
export function DashLayout() {
  const { pathname, search } = useLocation();
  const { theme, choose } = useTheme();
  const [collapsed, onCollapsed] = useSidebar();
  const menuGroups = useMenuGroups();
  const [changingPassword, setChangingPassword] = useState(false);
  const [searching, setSearching] = useState(false);
  const api = useApi();
  const admin = useQuery(adminQuery(api));
  const methods = useQuery({ ...ownMethodsQuery(api), enabled: admin.data !== undefined }).data;
  const logout = useAdminLogout();
  const notify = useNotify();
  const hasKeptSales = useRemembered(counterStores.kept) !== null;
  const { ordersToConfirm } = useOrderCountsModel(() => notify("newOrder"));
  useSessionEnd(pathname + search, admin.data);
  useArrivalFocus();
  useLanguageFocus();
  return (
    <RightsContext value={admin.data?.must_set_up_two_factor ? nobody : (admin.data ?? nobody)}>
      <OwnMethodsContext value={methods ?? noMethods}>
        <PendingBar />
        <DashShell
          shop={useShop()}
          currentAddress={pathname + search}
          admin={admin.data ?? null}
          ordersToConfirm={ordersToConfirm}
          {...menuGroups}
          theme={theme}
          onTheme={choose}
          onLocale={rememberLanguage}
          collapsed={collapsed}
          onCollapsed={onCollapsed}
          onPalette={() => setSearching(true)}
          onChangePassword={() => setChangingPassword(true)}
          onLogout={logout}
        >
          <DataTableLayouts value={tableLayout}>
            <Outlet />
          </DataTableLayouts>
        </DashShell>
        {hasKeptSales && admin.data && (
          <Suspense>
            <SendKeptSales by={admin.data.email} />
          </Suspense>
        )}
        {searching && (
          <Suspense>
            <Palette admin={admin.data ?? null} onLogout={logout} onClose={() => setSearching(false)} />
          </Suspense>
        )}
        {changingPassword && (
          <Suspense>
            <ChangePassword onClose={() => setChangingPassword(false)} />
          </Suspense>
        )}
        <ScrollRestoration />
      </OwnMethodsContext>
    </RightsContext>
  );
}
