import type { Indexer, IndexInput } from "storybook/internal/types";

import { idsOf } from "../tools/requirement-ids/proofs.ts";

const withoutIds = (name: string): string => name.replace(/^(?:[A-Z]+-\d+[ ,:/&]*)+/, "");

function tagEntry(entry: IndexInput): IndexInput {
  const { name = "" } = entry;
  const ids = idsOf(name);
  if (ids.length === 0) return entry;
  const isTest = "subtype" in entry && entry.subtype === "test";
  return { ...entry, tags: [...(entry.tags ?? []), ...ids], name: isTest ? name : withoutIds(name) };
}

/**
 * Turns the requirement ids that names of tests and journeys start with into tags, by which the sidebar filters, and leaves them out of
 * the names of journeys there; a test keeps them in its name.
 */
export function tagRequirements(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => (await indexer.createIndex(fileName, options)).map(tagEntry),
  };
}
