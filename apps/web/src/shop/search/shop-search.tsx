import { useApi } from "@shop/data/api-context.tsx";
import { categoriesQuery } from "@shop/data/shop/categories/queries.ts";
import { useSearchModel } from "@shop/data/shop/search/use-search-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { SearchOverlay } from "@shop/screens/shop/search/search-overlay.tsx";
import type { ShellSearchProps } from "@shop/screens/shop/shell/site-shell.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { recentSearches } from "./recent-searches.ts";

/** Connects the search overlay to its model; the results page starts with the response that the overlay shows. */
export function ShopSearch({ initialQuery, onClose }: ShellSearchProps) {
  const navigate = useNavigate();
  const api = useApi();
  const [recent] = useState(recentSearches.read);
  const categories = useQuery(categoriesQuery(api)).data;
  const { query, search, totalCount, facets, onQuery } = useSearchModel(initialQuery);
  return (
    <SearchOverlay
      {...{ query, search, totalCount, facets, onQuery, onClose, recent }}
      categories={categories ?? []}
      chatNumber={useShop().chat_number}
      onChosen={recentSearches.add}
      onSearch={(text, answer) => {
        recentSearches.add(text);
        void navigate(pages.resultsFor(text), { state: answer });
      }}
    />
  );
}
