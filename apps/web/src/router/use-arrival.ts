import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { focusHeading } from "./focus-heading.ts";
import { createScrollMemory } from "./scroll-memory.ts";

function scrollToStart(hash: string): void {
  const fragment = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (fragment) fragment.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * What happens when a page has arrived: a new one starts at the top (or at its fragment) with the focus on its heading; going
 * back or forward restores the scroll position. A change of the query only (more, sort, filter) leaves both alone.
 */
export function useArrival(): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(undefined);
  const memory = useRef<ReturnType<typeof createScrollMemory>>(undefined);

  useEffect(() => {
    memory.current = createScrollMemory();
    return () => memory.current?.stop();
  }, []);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    const kept = memory.current?.enter(location.key);
    // The first page stands where the browser put it.
    if (!from || from.key === location.key) return undefined;
    const samePage = from.pathname === location.pathname;
    if (type === NavigationType.Pop) scrollTo(0, kept ?? 0);
    else if (!samePage) scrollToStart(location.hash);
    return samePage ? undefined : focusHeading();
  }, [location, type]);
}
