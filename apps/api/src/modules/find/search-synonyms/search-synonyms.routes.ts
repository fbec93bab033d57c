import { endpoints } from "@shop/contract/endpoints.ts";
import { synonymFault, synonymTexts } from "@shop/domain/search/synonyms.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { listEdits, type ListSource } from "../../lists/list-edits.ts";
import { serveList } from "../../lists/list-routes.ts";
import { synonymRows } from "./search-synonyms.repository.ts";

/** Serves the list of words that mean the same to the search. */
export const serveSearchSynonyms = (routes: EndpointRoutes, needs: ListSource): void =>
  serveList(
    routes,
    {
      list: endpoints.listSynonymGroups,
      create: endpoints.createSynonymGroup,
      update: endpoints.updateSynonymGroup,
      remove: endpoints.deleteSynonymGroup,
      restore: endpoints.restoreSynonymGroup,
    },
    listEdits(needs, {
      entity: "synonym_group",
      rows: synonymRows,
      fields: { words: "words" },
      faultOf: synonymFault,
    }),
    synonymTexts,
  );
