import type { Indexer, IndexInput } from "storybook/internal/types";

import { statuses, usualStatus } from "./statuses.ts";

function addUsual(entry: IndexInput): IndexInput {
  const { title = "", tags = [] } = entry;
  if (!title.startsWith("Primitives/") || tags.some((tag) => tag in statuses)) return entry;
  return { ...entry, tags: [...tags, usualStatus] };
}

/** Gives the primitives that name no status the usual one, as a tag: the sidebar filters by it, the toolbar shows it. */
export function addStatus(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => (await indexer.createIndex(fileName, options)).map(addUsual),
  };
}
