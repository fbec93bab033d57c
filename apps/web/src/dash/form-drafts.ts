import type { DraftStore } from "@shop/data/draft-view.ts";

import { stored, tabStore } from "../storage/stored.ts";

/** The draft of a form in session storage: it survives a reload and a new login, and ends with the tab. Its form checks what it reads. */
export function formDraft(name: string): DraftStore {
  const { read, write, remove } = stored<unknown>(`draft:${name}`, tabStore, (values) => values);
  return { read: () => read() ?? undefined, write: (values) => void write(values), clear: remove };
}
