import { useSearchMissListModel } from "@shop/data/dash/search-misses/use-search-miss-list-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SearchesScreen } from "@shop/screens/dash/search-misses/searches-screen.tsx";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { searchMissQueryOf, withSearchMissQuery } from "./searches-params.ts";

/** The list of searches that found nothing. */
export function DashSearchesPage() {
  const { title } = useMessages("dashSearchMisses").list;
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
