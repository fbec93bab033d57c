import { listRows } from "../../lists/list-rows.ts";
import { searchSynonyms } from "./search-synonyms.table.ts";

/** The statements of groups of words that mean the same to the search. */
export const synonymRows = listRows(searchSynonyms, "synonyms");
