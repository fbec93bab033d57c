import * as v from "valibot";

import { deletedFilter, savedGroup } from "../categories/managed-group.ts";
import { defineEndpoint } from "../endpoint.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { statusOnly, withId } from "../rules.ts";
import { synonymFormSchema, synonymGroupSchema, synonymUpdateSchema } from "./synonym-group.ts";

/** Groups of words that mean the same to the search. */
export const listSynonymGroups = defineEndpoint({
  access: "admin",
  needs: "products",
  summary:
    "Groups of words and phrases that mean the same to the search, by their words; with deleted=only deleted ones that can be restored.",
  query: v.object({ ...numberedPages, deleted: deletedFilter }),
  answer: numberedPageOf(synonymGroupSchema),
});

/** Adds a group. */
export const createSynonymGroup = defineEndpoint({
  access: "admin",
  needs: "products",
  summary:
    "Adds a group of words that mean the same to the search; errors.words is word_taken where another group has one of them, limit_reached where there are 300 groups.",
  body: synonymFormSchema,
  answer: savedGroup,
});

/** Updates a group; status true also where nothing differed. */
export const updateSynonymGroup = defineEndpoint({
  access: "admin",
  needs: "products",
  summary: "Updates a group of words that mean the same to the search.",
  params: withId,
  body: synonymUpdateSchema,
  answer: savedGroup,
  failures: ["edit_conflict"],
});

/** Deletes a group. */
export const deleteSynonymGroup = defineEndpoint({
  access: "admin",
  needs: "products",
  summary: "Deletes a group of words that mean the same to the search, which can be restored for 30 days.",
  params: withId,
  answer: statusOnly,
});

/** Restores a deleted group. */
export const restoreSynonymGroup = defineEndpoint({
  access: "admin",
  needs: "products",
  summary:
    "Restores a deleted group; errors.words is word_taken where another group has one of its words by now.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});
