import { Suspense, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { EarlyInputReplay } from "../../early-input/replay.tsx";

/** A layout effect: its update precedes the effects of the page, which may navigate themselves, and is not as late as hydration is. */
function HydratedEffect({ onHydrated }: { readonly onHydrated: () => void }): null {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * The outlet of the public pages, in a Suspense boundary of its own, which React hydrates after the shell, in short tasks. Where a navigation
 * comes before that, the boundary is replaced: the page of the new address must not be hydrated with the HTML of the former one. Its children are
 * one element for all renders, and so must be this component's: an update of the shell, by what only the browser stores (cart, session, theme),
 * would otherwise hydrate the page at once, in one long task.
 */
export function PageOutlet() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isHydrated, setHydrated] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  const [children] = useState(() => (
    <>
      <Outlet />
      <EarlyInputReplay />
      <HydratedEffect onHydrated={() => setHydrated(true)} />
    </>
  ));
  if (!isHydrated && !isReplaced && key !== firstKey) setReplaced(true);
  return <Suspense key={isReplaced ? "replaced" : "served"}>{children}</Suspense>;
}
