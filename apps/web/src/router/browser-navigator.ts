import { createPath, type Location, type Navigator, NavigationType, type To } from "react-router-dom";

/** Where the reader is, and how they got there. */
export interface Arrival {
  readonly location: Location;
  readonly type: NavigationType;
}

/** What the router moves the browser with. */
export interface BrowserNavigator extends Navigator {
  /** Where the reader is now. */
  readonly current: () => Arrival;
  /** Calls back on every move, the browser's own buttons included; returns how to stop. */
  readonly listen: (listener: () => void) => () => void;
}

interface EntryState {
  readonly key?: string;
  readonly usr?: unknown;
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

function locationNow(): Location {
  const { pathname, search, hash } = location;
  const { key = "default", usr = null }: EntryState = history.state ?? {};
  return { pathname, search, hash, key, state: usr };
}

const entryOf = (usr: unknown): EntryState => ({ key: Math.random().toString(36).slice(2, 10), usr });

const nobody = () => undefined;

/** The browser's history as the router wants it; each entry has a key of its own. */
export function createBrowserNavigator(): BrowserNavigator {
  let listener: () => void = nobody;
  let current: Arrival = { location: locationNow(), type: NavigationType.Pop };
  const arrive = (type: NavigationType) => {
    current = { location: locationNow(), type };
    listener();
  };
  const onPop = () => arrive(NavigationType.Pop);

  return {
    current: () => current,
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push(to, state) {
      history.pushState(entryOf(state), "", hrefOf(to));
      arrive(NavigationType.Push);
    },
    replace(to, state) {
      history.replaceState(entryOf(state), "", hrefOf(to));
      arrive(NavigationType.Replace);
    },
    listen(given) {
      listener = given;
      addEventListener("popstate", onPop);
      return () => removeEventListener("popstate", onPop);
    },
  };
}
