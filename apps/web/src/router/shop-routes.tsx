import { Suspense, use, useMemo } from "react";
import { useLocation } from "react-router-dom";

import { notFoundRoute } from "../routes.ts";
import { SiteLayout } from "../shell/site-layout.tsx";
import { useSite } from "../site-context.ts";
import { usePending } from "./browser-router.tsx";
import { PageParamsProvider } from "./page-arguments.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { PendingBar } from "./pending-bar.tsx";
import { useRouteLoader } from "./route-loader-context.tsx";
import { findRoute } from "./route-loader.ts";
import { useArrival } from "./use-arrival.ts";

/** The page of the current address, loaded with its texts. */
function CurrentPage() {
  const { pathname } = useLocation();
  const { missing } = useSite();
  const loader = useRouteLoader();
  const found = useMemo(() => findRoute(pathname), [pathname]);
  const route = missing === pathname ? notFoundRoute : found.route;
  const { Page } = loader.loaded(route) ?? use(loader.page(route));
  return (
    <PageParamsProvider value={found.params}>
      <Page />
    </PageParamsProvider>
  );
}

/**
 * Every page of the shop inside its layout; a thin bar says that the next one is on its way. The boundary lets React take over the
 * layout first and the page piece by piece, so that no click waits long.
 */
export function ShopRoutes() {
  const { key } = useLocation();
  useArrival();
  return (
    <>
      <PendingBar pending={usePending()} />
      <SiteLayout>
        <Suspense>
          <PageBoundary entry={key}>
            <CurrentPage />
          </PageBoundary>
        </Suspense>
      </SiteLayout>
    </>
  );
}
