/** Gives a web storage; a function, because accessing one throws where storage is denied. */
export type StorageOf = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The storage of all tabs, which outlives them. */
export const localStore: StorageOf = () => localStorage;

/** The storage of this tab, which ends with it. */
export const tabStore: StorageOf = () => sessionStorage;

/** Values of one key of a web storage; nothing of it throws. */
export interface Stored<T> {
  /** The stored value; null where there is none, or it is none of these. */
  readonly read: () => T | null;
  /** Stores a value; false where storage is denied or full. */
  readonly write: (value: T) => boolean;
  readonly remove: () => void;
}

/** Texts of one key. */
export interface StoredText extends Omit<Stored<string>, "read"> {
  /** The stored text; null where there is none, undefined where storage is denied. */
  readonly read: () => string | null | undefined;
}

/** Runs an access to web storage; returns undefined where that is denied or full. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** The texts under a key. */
export const storedText = (key: string, storage: StorageOf): StoredText => ({
  read: () => attempt(() => storage().getItem(key)),
  write: (text) =>
    attempt(() => {
      storage().setItem(key, text);
      return true;
    }) ?? false,
  remove: () => attempt(() => storage().removeItem(key)),
});

/** The values under a key, as JSON; `parse` checks what is stored and returns null for what it rejects. */
export function stored<T>(key: string, storage: StorageOf, parse: (value: unknown) => T | null): Stored<T> {
  const { read, write, remove } = storedText(key, storage);
  return {
    read: () => parse(attempt((): unknown => JSON.parse(read() ?? "null")) ?? null),
    write: (value) => write(JSON.stringify(value)),
    remove,
  };
}
