import type { RouteMatch } from "react-router-dom";

/**
 * Loads the lazy parts of matched routes into the routes, because hydration needs them at once:
 * https://reactrouter.com/start/data/custom
 */
export async function resolveLazyRoutes(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "object") return;
      const Component = await route.lazy.Component?.();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
}
