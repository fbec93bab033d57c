import { AsyncLocalStorage } from "node:async_hooks";

import type { Tag } from "./tags.ts";

const collector = new AsyncLocalStorage<Set<Tag>>();

/** Adds tags to the reads of the current {@link collectReads}; does nothing outside of one. */
export function noteReads(tags: Iterable<Tag>): void {
  const collected = collector.getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}

/** Runs work and adds its reads to `collected`, and to the reads of an enclosing call. */
export async function collectReads<T>(collected: Set<Tag>, work: () => Promise<T>): Promise<T> {
  try {
    return await collector.run(collected, work);
  } finally {
    noteReads(collected);
  }
}
