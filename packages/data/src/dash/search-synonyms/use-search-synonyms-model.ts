import {
  type SynonymGroup,
  synonymList,
  type SynonymUpdate,
} from "@shop/contract/search-synonyms/synonym-group.ts";

import type { ListView } from "../lists/list-view.ts";
import { type ListModelInput, useListModel } from "../lists/use-list-model.ts";
import { synonymQueries } from "./queries.ts";

const list = { queries: synonymQueries, entity: "synonym_group", schema: synonymList.entry } as const;

/** The model of the list of words that mean the same to the search, with its dialogs. */
export const useSearchSynonymsModel = (input: ListModelInput): ListView<SynonymGroup, SynonymUpdate> =>
  useListModel(list, input);
