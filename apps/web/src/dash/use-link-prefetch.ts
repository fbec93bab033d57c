import { useApi } from "@shop/data/api-context.tsx";
import { splitLocale } from "@shop/domain/site/pages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { matchRoutes } from "react-router-dom";

import { useMessageStore } from "../messages/message-store.ts";
import { handlesOf } from "../router/page-route.ts";
import { createDashRoutes, prefetchesOf } from "./dash-routes.tsx";
import { isDashPath } from "./load-dash-routes.ts";

/** A tree whose lazy parts stay: the router removes those of its own. */
const routes = [createDashRoutes()];

/**
 * Loads the code, texts and data of a page of the dashboard when one of its links is pointed at or focused. The link component leaves the
 * dashboard's routes out, because public pages load it too.
 */
export function useLinkPrefetch(): void {
  const services = { api: useApi(), queryClient: useQueryClient(), messages: useMessageStore() };
  const prefetch = useEffectEvent(async ({ pathname, search }: HTMLAnchorElement): Promise<void> => {
    const matches = matchRoutes(routes, splitLocale(pathname).address) ?? [];
    const at = { params: matches.at(-1)?.params ?? {}, search: new URLSearchParams(search) };
    await Promise.all([
      ...matches.map(({ route }) => typeof route.lazy === "object" && route.lazy.Component?.()),
      ...handlesOf(matches).map(({ areas }) => services.messages.load(areas)),
      ...prefetchesOf(matches).map((load) => load(services, at)),
    ]);
  });

  useEffect(() => {
    let last: HTMLAnchorElement | null = null;
    const onTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === last) return;
      last = link;
      if (!link || link.origin !== location.origin || !isDashPath(link.pathname)) return;
      // The navigation meets the same failure and shows it.
      prefetch(link).catch(() => undefined);
    };
    document.addEventListener("pointerover", onTarget);
    document.addEventListener("focusin", onTarget);
    return () => {
      document.removeEventListener("pointerover", onTarget);
      document.removeEventListener("focusin", onTarget);
    };
  }, []);
}
