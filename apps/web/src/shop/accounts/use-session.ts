import type { Session } from "@shop/data/shop/accounts/view.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

import type { SessionStore } from "./session-store.ts";

/** The session store for server rendering: pages are cached, so they contain no session. */
export const visitorSessionStore: SessionStore = {
  read: () => null,
  save: () => undefined,
  update: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext<SessionStore>(visitorSessionStore);

/** Provides the session store to the components inside. */
export const SessionProvider = Context.Provider;

/** Returns the session store, for signing in and out. */
export const useSessionStore = (): SessionStore => useContext(Context);

/** Returns the session: null where the user is signed out, undefined on the server and until hydration. */
export function useSession(): Session | null | undefined {
  const { subscribe, read } = useSessionStore();
  return useSyncExternalStore<Session | null | undefined>(subscribe, read, () => undefined);
}
