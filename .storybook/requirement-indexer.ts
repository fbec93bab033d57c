import type { Indexer, IndexInput } from "storybook/internal/types";

import { withIdsAtEnd } from "../tools/requirement-ids/proofs.ts";

function moveIds(entry: IndexInput): IndexInput {
  const { name = "" } = entry;
  // Storybook finds a test by its name.
  const isTest = "subtype" in entry && entry.subtype === "test";
  return isTest ? entry : { ...entry, name: withIdsAtEnd(name) };
}

/**
 * Moves the requirement ids that names of journeys start with to their end in the sidebar, where they read as sentences and the search still
 * finds the ids, as it finds those of tests. As tags they were hundreds in the filter of the sidebar.
 */
export function moveRequirements(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => (await indexer.createIndex(fileName, options)).map(moveIds),
  };
}
