import type { User } from "@shop/contract/accounts/user.ts";
import type { Session } from "@shop/data/shop/accounts/view.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { ignoreStorageErrors } from "../../storage/safe-storage.ts";
import { createSubscribable, type StorageEventSource } from "../../storage/subscribable.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser APIs that a session store depends on. */
export interface SessionStoreEnvironment extends StorageEventSource {
  /** Local storage. */
  readonly local: () => Store;
  /** Session storage. */
  readonly session: () => Store;
}

/** Holds the signed-in user and token; one per document, for `useSyncExternalStore`. */
export interface SessionStore {
  /** The current session; null where the user is signed out. */
  readonly read: () => Session | null;
  /** Saves the session: in local storage where `remember` is true, else in session storage. */
  readonly save: (session: Session, remember: boolean) => void;
  /** Removes user and token from both storages. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: SessionStoreEnvironment = {
  // Functions, because accessing a storage throws where storage is denied.
  local: () => localStorage,
  session: () => sessionStorage,
  events: globalThis,
};

const { user: USER, token: TOKEN } = STORAGE_KEYS;

/** Parses a stored user; null where the content is invalid. Missing or invalid text fields become ''. */
function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    const { id, email, ...rest }: Partial<Record<keyof User, unknown>> = stored;
    if (typeof id !== "number" || typeof email !== "string") return null;
    const textOf = (key: keyof typeof rest): string => {
      const value = rest[key];
      return typeof value === "string" ? value : "";
    };
    return {
      id,
      email,
      name: textOf("name"),
      phone: textOf("phone"),
      address1: textOf("address1"),
      address2: textOf("address2"),
    };
  } catch {
    return null;
  }
}

/** Reads the session from a storage; null where there is none or storage is denied. */
const sessionIn = (storage: () => Store): Session | null =>
  ignoreStorageErrors(() => {
    const user = parseUser(storage().getItem(USER));
    return user && { user, token: storage().getItem(TOKEN) };
  }) ?? null;

/**
 * Creates a session store on web storage that stays in sync between tabs; local storage takes precedence over session storage.
 * Where both are denied the session lives in memory, as long as the document.
 */
export function createSessionStore(environment: SessionStoreEnvironment = browser): SessionStore {
  const { local, session: tab } = environment;
  const stores = [local, tab];
  let current: Session | null = null;
  let isInMemory = false;

  const refresh = () => {
    if (!isInMemory) current = sessionIn(local) ?? sessionIn(tab);
  };
  const removeStored = () => {
    for (const storage of stores) {
      for (const key of [USER, TOKEN]) ignoreStorageErrors(() => storage().removeItem(key));
    }
  };
  const { notify, subscribe } = createSubscribable(environment, [USER, TOKEN], (fromTab) => {
    if (fromTab) isInMemory = false;
    refresh();
  });

  refresh();

  return {
    read: () => current,
    save(session, remember) {
      removeStored();
      current = session;
      const storage = remember ? local : tab;
      const saved = ignoreStorageErrors(() => {
        // The user is written last, so that other tabs never read a user without its token.
        if (session.token !== null) storage().setItem(TOKEN, session.token);
        storage().setItem(USER, JSON.stringify(session.user));
        return true;
      });
      isInMemory = !saved;
      notify();
    },
    clear() {
      removeStored();
      current = null;
      isInMemory = false;
      notify();
    },
    subscribe,
  };
}
