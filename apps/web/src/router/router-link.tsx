import { useApi } from "@shop/data/api-context.tsx";
import type { LinkProps } from "@shop/ui/link.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link, matchRoutes, parsePath, type RouteObject, useLocation } from "react-router-dom";

import { useMessageStore } from "../messages/message-store.ts";
import { handlesOf } from "./page-route.ts";

/** True for pages of shop and dashboard in the reader's language. */
const isPage = (href: string): boolean =>
  href.startsWith("/") && !/^\/(?:\/|(?:en|ar|backend|media)(?:[/?#]|$))/.test(href);

/** Options of {@link createRouterLink}. */
export interface RouterLinkOptions {
  /** A tree of its own: a router removes the lazy parts that it has loaded from the one that it is given. */
  readonly routes: RouteObject[];
  /** Whether an English path belongs to the tree. */
  readonly owns: (path: string) => boolean;
  /** True to fetch also the data of a page whose link is pointed at. */
  readonly prefetchesData?: boolean;
}

/**
 * Creates the link component that shop or dashboard gives to its screens: its own pages open through the router, and their code and texts
 * are loaded when a link is pointed at or focused; pages of the other open as documents, other addresses natively.
 */
export function createRouterLink({
  routes,
  owns,
  prefetchesData = false,
}: RouterLinkOptions): ComponentType<LinkProps> {
  function usePagePrefetch(href: string): () => void {
    const services = { api: useApi(), queryClient: useQueryClient(), messages: useMessageStore() };
    return () => {
      const { pathname = "", search } = parsePath(href);
      const matches = matchRoutes(routes, pathname) ?? [];
      const at = { params: matches.at(-1)?.params ?? {}, search: new URLSearchParams(search) };
      const code = matches.map(({ route }) => typeof route.lazy === "object" && route.lazy.Component?.());
      const rest = handlesOf(matches).map((handle) =>
        Promise.all([
          services.messages.load(handle.areas),
          prefetchesData && handle.prefetch?.(services, at),
        ]),
      );
      // The navigation meets the same failure and shows it.
      Promise.all([...code, ...rest]).catch(() => undefined);
    };
  }

  function PageLink({ href, ...props }: LinkProps) {
    const prefetch = usePagePrefetch(href);
    // A filter of the list that is shown keeps the scroll position.
    const samePage = useLocation().pathname === parsePath(href).pathname;
    return (
      <Link onPointerEnter={prefetch} onFocus={prefetch} preventScrollReset={samePage} {...props} to={href} />
    );
  }

  return function RouterLink({ href, ...props }: LinkProps) {
    if (isPage(href) && props.download === undefined)
      return owns(href) ? <PageLink {...props} href={href} /> : <Link {...props} to={href} reloadDocument />;
    const { replace: _replace, state: _state, children, ...rest } = props;
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  };
}
