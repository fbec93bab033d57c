import { listEndpoints } from "../lists/list-endpoints.ts";
import { synonymList } from "./synonym-group.ts";

/** The list of words that mean the same to the search. */
export const {
  list: listSynonymGroups,
  create: createSynonymGroup,
  update: updateSynonymGroup,
  remove: deleteSynonymGroup,
  restore: restoreSynonymGroup,
} = listEndpoints(synonymList, "products", {
  list: "Groups of words and phrases that mean the same to the search, by their words; with deleted=only deleted ones that can be restored.",
  create:
    "Adds a group of words that mean the same to the search; errors.words is word_taken where another group has one of them, limit_reached where there are 300 groups.",
  update: "Updates a group of words that mean the same to the search.",
  remove: "Deletes a group of words that mean the same to the search, which can be restored for 30 days.",
  restore:
    "Restores a deleted group; errors.words is word_taken where another group has one of its words by now.",
});
