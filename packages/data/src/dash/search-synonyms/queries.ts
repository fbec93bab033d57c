import type { SynonymGroup, SynonymUpdate } from "@shop/contract/search-synonyms/synonym-group.ts";

import { searchKeys } from "../../shop/search/queries.ts";
import { pageQueryOf } from "../../table-query.ts";
import { listQueries } from "../lists/list-queries.ts";

/** The groups of words that mean the same to the search; a change outdates the searches of this visit. */
export const synonymQueries = listQueries<SynonymGroup, SynonymUpdate>(
  "search-synonyms",
  (api) => ({
    page: (query, signal) => api.call("listSynonymGroups", { query: pageQueryOf(query), signal }),
    all: (signal) => api.call("listSynonymGroups", { signal }),
    save: (id, { version, ...body }) =>
      id === null
        ? api.call("createSynonymGroup", { body })
        : api.call("updateSynonymGroup", { params: { id }, body: { ...body, version } }),
    remove: (id) => api.call("deleteSynonymGroup", { params: { id } }),
    restore: (id) => api.call("restoreSynonymGroup", { params: { id } }),
  }),
  (client) => void client.invalidateQueries({ queryKey: searchKeys.all }),
);
