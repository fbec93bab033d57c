import { pages } from "@shop/contract/pages.ts";
import { useSearchModel } from "@shop/data/models/use-search-model.ts";
import { SearchOverlay } from "@shop/screens/search/search-overlay.tsx";
import type { ShellSearchProps } from "@shop/screens/shell/site-shell.tsx";
import { useNavigate } from "react-router-dom";

/** The search overlay, fed; all results open with the answer that is there already. */
export function ShopSearch({ initialQuery, onClose }: ShellSearchProps) {
  const navigate = useNavigate();
  const { query, search, totalCount, onQuery } = useSearchModel(initialQuery);
  return (
    <SearchOverlay
      {...{ query, search, totalCount, onQuery, onClose }}
      onSearch={(text, answer) => void navigate(pages.resultsFor(text), { state: answer })}
    />
  );
}
