import { synonymFault, synonymTexts } from "@shop/domain/search/synonyms.ts";

import { listAnswers } from "../lists/list-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' endpoints of the words that mean the same to the search. */
export function synonymAnswers(state: ShopState) {
  const { list, create, update, remove, restore } = listAnswers(state, {
    entity: "synonym_group",
    all: () => state.synonyms,
    store: (all) => {
      state.synonyms = all;
    },
    deletedOf: (deleted) => (deleted.entity === "synonym_group" ? deleted.one : null),
    toDeleted: (one, deleted_at) => ({ entity: "synonym_group", one, deleted_at }),
    faultOf: synonymFault,
    shown: () => ({}),
    texts: synonymTexts,
  });
  return {
    listSynonymGroups: list,
    createSynonymGroup: ({ body }) => create({ id: state.nextId(), ...body }),
    updateSynonymGroup: update,
    deleteSynonymGroup: remove,
    restoreSynonymGroup: restore,
  } satisfies Partial<Answers>;
}
