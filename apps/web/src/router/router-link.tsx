import type { LinkProps } from "@shop/ui/link.tsx";
import { useHref, useLinkClickHandler } from "react-router-dom";

import { usePrefetch } from "./route-loader-context.tsx";

/** True for the shop's own pages in the reader's language, which the router opens without loading a document. */
const isPage = (href: string): boolean =>
  href.startsWith("/") && !/^\/(?:\/|(?:ar|backend|media)(?:[/?#]|$))/.test(href);

function PageLink({ href, replace, state, onClick, children, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(href, {
    ...(replace === undefined ? {} : { replace }),
    ...(props.target === undefined ? {} : { target: props.target }),
    state,
  });
  const prefetch = usePrefetch(href);
  return (
    <a
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** The link that the shop gives to its screens: pages open through the router, everything else as the browser does it. */
export function RouterLink(props: LinkProps) {
  if (isPage(props.href) && props.download === undefined) return <PageLink {...props} />;
  const { replace: _replace, state: _state, children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
