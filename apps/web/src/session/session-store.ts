import { STORAGE_KEYS } from "@shop/contract/constants.ts";
import type { User } from "@shop/contract/entities/user.ts";
import type { Session } from "@shop/data/models/use-login-model.ts";

import { createListeners, type Surroundings } from "../storage/listeners.ts";
import { tried } from "../storage/tried.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a session store needs of the browser. */
export interface SessionSurroundings extends Surroundings {
  /** Outlives the browser. */
  readonly local: () => Store;
  /** Ends with the tab. */
  readonly session: () => Store;
}

/** Who is signed in: one per document. */
export interface SessionStore {
  /** Null for a visitor. */
  readonly read: () => Session | null;
  /** Keeps who signed in: in local storage where `remember` is true, else in session storage. */
  readonly keep: (session: Session, remember: boolean) => void;
  /** Takes user and token out of both stores. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const browser: SessionSurroundings = {
  // Reading a store itself throws where storage is denied.
  local: () => localStorage,
  session: () => sessionStorage,
  events: globalThis,
};

const { user: USER, token: TOKEN } = STORAGE_KEYS;

/** Reads a kept user; null where it is none. What is missing or foreign in it reads ''. */
function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const kept: Partial<Record<keyof User, unknown>> | null = JSON.parse(text);
    if (typeof kept?.id !== "number" || typeof kept.email !== "string") return null;
    const textOf = (key: keyof User): string => {
      const value = kept[key];
      return typeof value === "string" ? value : "";
    };
    return {
      id: kept.id,
      email: kept.email,
      name: textOf("name"),
      phone: textOf("phone"),
      address1: textOf("address1"),
      address2: textOf("address2"),
    };
  } catch {
    return null;
  }
}

/** Who a store holds; null where it holds nobody or is denied. */
const sessionIn = (storage: () => Store): Session | null =>
  tried(() => {
    const user = parseUser(storage().getItem(USER));
    return user && { user, token: storage().getItem(TOKEN) };
  }) ?? null;

/**
 * Who is signed in, as the browser keeps it: local storage comes before session storage. Where both are denied the session lives
 * as long as the document.
 */
export function createSessionStore(surroundings: SessionSurroundings = browser): SessionStore {
  const { local, session: tab } = surroundings;
  const stores = [local, tab];
  let current: Session | null = null;
  let onlyInMemory = false;

  const refresh = () => {
    if (!onlyInMemory) current = sessionIn(local) ?? sessionIn(tab);
  };
  const empty = () => {
    for (const storage of stores) {
      for (const key of [USER, TOKEN]) tried(() => storage().removeItem(key));
    }
  };
  const { tell, subscribe } = createListeners(surroundings, [USER, TOKEN], (fromTab) => {
    if (fromTab) onlyInMemory = false;
    refresh();
  });

  refresh();

  return {
    read: () => current,
    keep(given, remember) {
      empty();
      current = given;
      const storage = remember ? local : tab;
      const kept = tried(() => {
        // The user comes last: whoever reads one finds its token.
        if (given.token !== null) storage().setItem(TOKEN, given.token);
        storage().setItem(USER, JSON.stringify(given.user));
        return true;
      });
      onlyInMemory = !kept;
      tell();
    },
    clear() {
      empty();
      current = null;
      onlyInMemory = false;
      tell();
    },
    subscribe,
  };
}
