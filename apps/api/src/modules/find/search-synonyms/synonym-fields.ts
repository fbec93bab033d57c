import type { SynonymInput } from "@shop/contract/search-synonyms/synonym-group.ts";

import type { SynonymRow } from "./search-synonyms.table.ts";

/** The fields of a group of synonyms with their columns. */
export const synonymFields = {
  words: "words",
} as const satisfies Readonly<Record<keyof SynonymInput, keyof SynonymRow>>;
