import { listPage } from "@shop/domain/lists/list-page.ts";
import { synonymFault, synonymTexts } from "@shop/domain/search/synonyms.ts";

import { listAnswers } from "../lists/list-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' endpoints of the words that mean the same to the search. */
export function synonymAnswers(state: ShopState) {
  const { entries, create, update, remove, restore } = listAnswers(state, {
    entity: "synonym_group",
    all: () => state.synonyms,
    store: (all) => {
      state.synonyms = all;
    },
    faultOf: synonymFault,
    shown: () => ({}),
  });
  return {
    listSynonymGroups: ({ query: { deleted, ...query } }) => listPage(entries(deleted), query, synonymTexts),
    createSynonymGroup: ({ body }) => create({ id: state.nextId(), ...body }),
    updateSynonymGroup: update,
    deleteSynonymGroup: remove,
    restoreSynonymGroup: restore,
  } satisfies Partial<Answers>;
}
