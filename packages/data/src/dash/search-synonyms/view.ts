import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";

import type { GroupListView } from "../groups-view.ts";

/** What the list of words that mean the same to the search reads and calls. */
export interface SearchSynonymsView extends GroupListView<SynonymGroup, SynonymUpdate> {}
