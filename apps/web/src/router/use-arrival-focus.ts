import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import { focusHeading } from "./focus-heading.ts";

/** Moves the focus to the heading of each page that a navigation opens; a change of the query alone leaves it. */
export function useArrivalFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    return focusHeading();
  }, [pathname]);
}
