import type { LinkProps } from "@shop/ui/link.tsx";
import { Link, matchRoutes, useLocation } from "react-router-dom";

import { useMessageStore } from "../messages/message-store.ts";
import { createRoutes } from "../routes.tsx";
import { handlesOf } from "./page-route.ts";

/** A tree whose lazy parts stay: the router removes those of its own. */
const routes = createRoutes();

/** True for the shop's own pages in the reader's language, which the router opens without loading a document. */
const isPage = (href: string): boolean =>
  href.startsWith("/") && !/^\/(?:\/|(?:en|ar|backend|media)(?:[/?#]|$))/.test(href);

const pathOf = (href: string): string => href.replace(/[?#].*$/s, "");

/** Returns a handler that loads the code and texts of the page behind an address: for hover and focus of its link. */
function usePagePrefetch(href: string): () => void {
  const messages = useMessageStore();
  return () => {
    const matches = matchRoutes(routes, pathOf(href)) ?? [];
    const code = matches.map(({ route }) => typeof route.lazy === "object" && route.lazy.Component?.());
    const texts = handlesOf(matches).map(({ areas }) => messages.load(areas));
    // The navigation meets the same failure and shows it.
    Promise.all([...code, ...texts]).catch(() => undefined);
  };
}

function PageLink({ href, ...props }: LinkProps) {
  const prefetch = usePagePrefetch(href);
  // A filter of the list that is shown keeps the scroll position.
  const samePage = useLocation().pathname === pathOf(href);
  return (
    <Link onPointerEnter={prefetch} onFocus={prefetch} preventScrollReset={samePage} {...props} to={href} />
  );
}

/** The link component that the app gives to screens: the shop's pages open through the router, other addresses natively. */
export function RouterLink(props: LinkProps) {
  if (isPage(props.href) && props.download === undefined) return <PageLink {...props} />;
  const { replace: _replace, state: _state, children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
