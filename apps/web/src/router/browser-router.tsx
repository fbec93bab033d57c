import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type Location, Router } from "react-router-dom";

import type { BrowserNavigator } from "./browser-navigator.ts";

const Pending = createContext(false);

/** True while the reader has asked for a page that cannot be shown yet. */
export const usePending = (): boolean => useContext(Pending);

/** What a {@link BrowserRouter} takes. */
export interface BrowserRouterProps {
  /** The address below which the language's pages stand. */
  readonly basename: string;
  /** Moves the reader; stays the same. */
  readonly navigator: BrowserNavigator;
  /** Called as soon as the reader has asked for another page; the pathname still has the base. */
  readonly onDeparture: (to: Location) => void;
  readonly children: ReactNode;
}

/**
 * The router of a reader's browser. An address whose page is still on its way does not replace the one before it: everything
 * inside goes on seeing the old address (deferred) until the new page can be drawn.
 */
export function BrowserRouter({ basename, navigator, onDeparture, children }: BrowserRouterProps) {
  const arrival = useSyncExternalStore(navigator.listen, navigator.current, navigator.current);
  const [first] = useState(arrival);

  useEffect(() => {
    if (arrival !== first) onDeparture(arrival.location);
  }, [arrival, first, onDeparture]);

  const { location, type } = useDeferredValue(arrival);
  return (
    <Pending value={location !== arrival.location}>
      <Router basename={basename} location={location} navigationType={type} navigator={navigator}>
        {children}
      </Router>
    </Pending>
  );
}
