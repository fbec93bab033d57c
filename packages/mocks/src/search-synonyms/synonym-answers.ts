import { ApiError } from "@shop/contract/api-error.ts";
import type { SynonymGroup } from "@shop/contract/search-synonyms/synonym-group.ts";
import { MAX_SYNONYM_GROUPS } from "@shop/domain/constants.ts";
import { sharesSynonym, synonymPage } from "@shop/domain/search/synonyms.ts";

import {
  afterForm,
  changesBetween,
  entityOf,
  noteDeleted,
  noteEdit,
  refuseOutdated,
  replaced,
  takeDeleted,
  versionOf,
} from "../shop/edits.ts";
import type { Answers, MockSynonyms, ShopState } from "../shop/state.ts";

/** Answers to the administrators' endpoints of the words that mean the same to the search. */
export function synonymAnswers(state: ShopState) {
  const toGroup = (one: MockSynonyms, deleted_at: string | null = null): SynonymGroup => ({
    ...one,
    version: versionOf(state, { entity: "synonym_group", id: one.id }),
    deleted_at,
  });
  const requireRoom = (group: MockSynonyms): void => {
    const others = state.synonyms.filter(({ id }) => id !== group.id);
    const isTaken = others.some(({ words }) => sharesSynonym(words, group.words));
    if (isTaken) throw new ApiError("invalid", { errors: { words: "word_taken" } });
    if (others.length >= MAX_SYNONYM_GROUPS)
      throw new ApiError("invalid", { errors: { words: "limit_reached" } });
  };
  return {
    listSynonymGroups: ({ query: { deleted, ...query } }) =>
      synonymPage(
        deleted
          ? state.deleted.flatMap((one) =>
              one.entity === "synonym_group" ? [toGroup(one.one, one.deleted_at)] : [],
            )
          : state.synonyms.map((one) => toGroup(one)),
        query,
      ),
    createSynonymGroup: ({ body: { words } }) => {
      const group = { id: state.nextId(), words };
      requireRoom(group);
      state.synonyms = [...state.synonyms, group];
      noteEdit(state, { entity: "synonym_group", id: group.id }, "created", changesBetween({}, group));
      return { status: true, id: group.id, version: toGroup(group).version };
    },
    updateSynonymGroup: ({ params: { id }, body }) => {
      const before = entityOf(state.synonyms, id);
      const group = afterForm(before, body);
      const current = toGroup(before);
      const fields = changesBetween(before, group);
      if (fields.length === 0) return { status: true, id, version: current.version };
      refuseOutdated(body.version, current);
      requireRoom(group);
      state.synonyms = replaced(state.synonyms, group);
      noteEdit(state, { entity: "synonym_group", id }, "updated", fields);
      return { status: true, id, version: toGroup(group).version };
    },
    deleteSynonymGroup: ({ params: { id } }) => {
      const one = entityOf(state.synonyms, id);
      state.synonyms = state.synonyms.filter((other) => other !== one);
      noteDeleted(state, { entity: "synonym_group", one, deleted_at: new Date().toISOString() });
      return { status: true };
    },
    restoreSynonymGroup: ({ params: { id } }) => {
      if (state.synonyms.some((one) => one.id === id)) return { status: true };
      const deleted = state.deleted.flatMap((one) => (one.entity === "synonym_group" ? [one.one] : []));
      requireRoom(entityOf(deleted, id));
      const group = takeDeleted(state, "synonym_group", id);
      state.synonyms = [...state.synonyms, ...(group ? [group] : [])];
      noteEdit(state, { entity: "synonym_group", id }, "restored");
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
