import { useSearchSynonymsModel } from "@shop/data/dash/search-synonyms/use-search-synonyms-model.ts";
import { SYNONYM_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SearchSynonymsScreen } from "@shop/screens/dash/search-synonyms/search-synonyms-screen.tsx";

import { listPage } from "../list-page.tsx";

/** The list of words that mean the same to the search. */
export const DashSearchSynonymsPage = listPage({
  form: "search-synonyms",
  rows: SYNONYM_ROWS,
  useTitle: () => useMessages("dashSearchSynonyms").title,
  useModel: useSearchSynonymsModel,
  Screen: SearchSynonymsScreen,
});
