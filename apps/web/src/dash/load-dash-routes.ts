import { splitLocale } from "@shop/domain/site/pages.ts";
import type { RouteObject } from "react-router-dom";

/** Whether a path, with or without the basename of its language, belongs to the dashboard's part of the route tree. */
export const isDashPath = (pathname: string): boolean =>
  /^\/(?:dash|dashboard|admin-login)(?:\/|$)/.test(splitLocale(pathname).address);

/** Loads the dashboard's part of the route tree, which shoppers never need. */
export const loadDashRoutes = async (): Promise<RouteObject[]> => [
  (await import("./dash-routes.tsx")).createDashRoutes(),
];

/** Loads the frame of pages that the server does not render. */
export const loadAfterHydration = async () => (await import("./dash-routes.tsx")).AfterHydration;
