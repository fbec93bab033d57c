import type { DraftStore } from "@shop/data/draft-view.ts";

import { ignoreStorageErrors } from "../storage/safe-storage.ts";

/** The draft of a form in session storage: it survives a reload and a new login, and ends with the tab. */
export function formDraft(name: string): DraftStore {
  const key = `draft:${name}`;
  return {
    read: () =>
      ignoreStorageErrors((): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null")) ?? undefined,
    write: (values) => ignoreStorageErrors(() => sessionStorage.setItem(key, JSON.stringify(values))),
    clear: () => ignoreStorageErrors(() => sessionStorage.removeItem(key)),
  };
}
