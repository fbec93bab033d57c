import { createPath, type Location, NavigationType, parsePath, type To } from "react-router-dom";

import type { Arrival, BrowserNavigator } from "../router/browser-navigator.ts";

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/** A history that begins at an address and lives in memory: the address of the document around it never changes. */
export function createMemoryNavigator(start: string): BrowserNavigator {
  let entries = 0;
  const entryOf = (to: To, state: unknown = null): Location => {
    const { pathname = "/", search = "", hash = "" } = parsePath(hrefOf(to));
    entries += 1;
    return { pathname, search, hash, key: `entry-${entries}`, state };
  };
  const listeners = new Set<() => void>();
  const first = entryOf(start);
  let history: readonly Location[] = [first];
  let current: Arrival = { location: first, type: NavigationType.Pop };
  let at = 0;

  const arrive = (type: NavigationType, index: number) => {
    const location = history[index];
    if (!location) return;
    at = index;
    current = { location, type };
    for (const listener of listeners) listener();
  };

  return {
    current: () => current,
    createHref: hrefOf,
    go: (delta) => arrive(NavigationType.Pop, at + delta),
    push(to, state) {
      history = [...history.slice(0, at + 1), entryOf(to, state)];
      arrive(NavigationType.Push, at + 1);
    },
    replace(to, state) {
      history = history.with(at, entryOf(to, state));
      arrive(NavigationType.Replace, at);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
