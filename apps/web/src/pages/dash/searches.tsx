import { useSearchMissListModel } from "@shop/data/models/dash/use-search-miss-list-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SearchesScreen } from "@shop/screens/dash/searches/searches-screen.tsx";
import { useSearchParams } from "react-router-dom";

import { searchMissQueryOf, withSearchMissQuery } from "../../dash/searches-params.ts";
import { PageHead } from "../../head/page-head.tsx";

/** The list of searches that found nothing. */
export function DashSearchesPage() {
  const { title } = useMessages("dashSearches").list;
  const [params, setParams] = useSearchParams();
  const query = searchMissQueryOf(params);
  const model = useSearchMissListModel(query);
  return (
    <>
      <PageHead title={title} description={title} />
      <SearchesScreen
        {...model}
        query={query}
        onQuery={(next) =>
          setParams((before) => withSearchMissQuery(before, next), { preventScrollReset: true })
        }
      />
    </>
  );
}
