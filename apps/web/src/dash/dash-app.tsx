import { addresses } from "@shop/contract/addresses.ts";
import { isDashPath } from "@shop/domain/site/pages.ts";
import { dashLoaders } from "@shop/i18n/dash-loaders.ts";
import type { ReactNode } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

import { App } from "../app.tsx";
import { createRouterLink } from "../router/router-link.tsx";
import { startSite } from "../router/start-site.ts";
import type { BrowserAppOptions, BrowserEnvironment } from "../shop/browser-app.tsx";
import { createDashRoutes } from "./dash-routes.tsx";

const DashLink = createRouterLink({
  routes: [createDashRoutes()],
  owns: isDashPath,
  prefetchesData: true,
});

const documentEnvironment = () => ({ pathname: location.pathname, createRouter: createBrowserRouter });

/** Creates the dashboard for a browser; resolves when its first page is ready. */
export async function createDashApp(
  { locale, origin, queries }: Omit<BrowserAppOptions, "router">,
  { pathname, createRouter }: Pick<BrowserEnvironment, "pathname" | "createRouter"> = documentEnvironment(),
): Promise<ReactNode> {
  const { services, router } = await startSite(
    { routes: [createDashRoutes()], loaders: dashLoaders, addresses },
    { locale, pathname, createRouter, hasShop: queries !== undefined },
  );
  return (
    <App site={{ origin }} services={services} queries={queries} link={DashLink}>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  );
}
