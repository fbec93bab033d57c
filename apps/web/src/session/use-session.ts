import type { Session } from "@shop/data/models/use-login-model.ts";
import { createContext, useContext, useSyncExternalStore } from "react";

import type { SessionStore } from "./session-store.ts";

/** The session of a page that is rendered on the server, where everybody is a visitor. */
export const visitor: SessionStore = {
  read: () => null,
  keep: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext<SessionStore>(visitor);

/** Gives the reader's session to everything inside. */
export const SessionProvider = Context.Provider;

/** The store of the reader's session, for changing it. */
export const useSessionStore = (): SessionStore => useContext(Context);

/** Who is signed in: null for a visitor, undefined until the browser has taken over. */
export function useSession(): Session | null | undefined {
  const { subscribe, read } = useSessionStore();
  return useSyncExternalStore<Session | null | undefined>(subscribe, read, () => undefined);
}
