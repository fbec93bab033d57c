import { createContext, useContext } from "react";

import { findRoute, type RouteLoader } from "./route-loader.ts";

const Context = createContext<RouteLoader | null>(null);

/** Gives the loader of pages to everything inside. */
export const RouteLoaderProvider = Context.Provider;

/** The loader of pages; throws outside a {@link RouteLoaderProvider}. */
export function useRouteLoader(): RouteLoader {
  const loader = useContext(Context);
  if (!loader) throw new Error("There is no RouteLoaderProvider above.");
  return loader;
}

/** A handler that loads the code and texts of the page behind an address: for when a link is pointed at. */
export function usePrefetch(href: string): () => void {
  const loader = useRouteLoader();
  return () => {
    const { route } = findRoute(href.replace(/[?#].*$/s, ""));
    // A failure shows when the page is opened; pointing at a link is no place for it.
    loader.load(route).catch(() => undefined);
  };
}
