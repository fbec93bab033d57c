import type { User } from "@shop/contract/accounts/user.ts";
import type { Session } from "@shop/data/shop/accounts/view.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import {
  localStore,
  type StorageOf,
  stored,
  type Stored,
  storedText,
  tabStore,
} from "../../storage/stored.ts";
import { createSubscribable, type StorageEventSource } from "../../storage/subscribable.ts";

/** The browser APIs that a session store depends on. */
export interface SessionStoreEnvironment extends StorageEventSource {
  /** Local storage. */
  readonly local: StorageOf;
  /** Session storage. */
  readonly session: StorageOf;
}

/** Holds the signed-in user and token; one per document, for `useSyncExternalStore`. */
export interface SessionStore {
  /** The current session; null where the user is signed out. */
  readonly read: () => Session | null;
  /** Saves the session: in local storage where `remember` is true, else in session storage. */
  readonly save: (session: Session, remember: boolean) => void;
  /** Replaces the user's data in the storage that has the session. */
  readonly update: (user: User) => void;
  /** Removes user and token from both storages. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: SessionStoreEnvironment = {
  local: localStore,
  session: tabStore,
  events: globalThis,
};

const { user: USER, token: TOKEN } = STORAGE_KEYS;

/** Checks a stored user; null where the content is invalid. Missing or invalid text fields become ''. */
function toUser(value: unknown): User | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, email, ...rest }: Partial<Record<keyof User, unknown>> = value;
  if (typeof id !== "number" || typeof email !== "string") return null;
  const textOf = (key: keyof typeof rest): string => {
    const text = rest[key];
    return typeof text === "string" ? text : "";
  };
  return {
    id,
    email,
    name: textOf("name"),
    phone: textOf("phone"),
    address1: textOf("address1"),
    address2: textOf("address2"),
    company: textOf("company"),
    tax_number: textOf("tax_number"),
    commercial_register: textOf("commercial_register"),
  };
}

/** The session in one storage. */
function storedSession(storage: StorageOf): Stored<Session> {
  const storedUser = stored(USER, storage, toUser);
  const storedToken = storedText(TOKEN, storage);
  return {
    read: () => {
      const user = storedUser.read();
      return user && { user, token: storedToken.read() ?? null };
    },
    // The user is written last, so that other tabs never read a user without its token.
    write: ({ user, token }) => (token === null || storedToken.write(token)) && storedUser.write(user),
    remove: () => {
      storedUser.remove();
      storedToken.remove();
    },
  };
}

/**
 * Creates a session store on web storage that stays in sync between tabs; local storage takes precedence over session storage.
 * Where both are denied the session lives in memory, as long as the document.
 */
export function createSessionStore(environment: SessionStoreEnvironment = browser): SessionStore {
  const [local, tab] = [storedSession(environment.local), storedSession(environment.session)];
  let current: Session | null = null;
  let isInMemory = false;

  const refresh = () => {
    if (!isInMemory) current = local.read() ?? tab.read();
  };
  const removeStored = () => {
    local.remove();
    tab.remove();
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
      isInMemory = !(remember ? local : tab).write(session);
      notify();
    },
    update(user) {
      if (!current) return;
      current = { ...current, user };
      if (!isInMemory) (local.read() ? local : tab).write(current);
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
