import { MAX_COMPARED } from "@shop/domain/constants.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { productsOfQuery, relatedProductsQuery } from "../products/queries.ts";
import type { CompareView } from "./view.ts";

/** The model of the comparison of the products with some ids. */
export function useCompareModel({ ids }: { readonly ids: readonly number[] }): CompareView {
  const api = useApi();
  const [first = 0] = ids;
  const related = useQuery({
    ...relatedProductsQuery(api, first),
    enabled: ids.length > 0 && ids.length < MAX_COMPARED,
  });
  return {
    products: toRemote(useQuery(productsOfQuery(api, ids))),
    suggestions: ids.length < MAX_COMPARED ? (related.data ?? []).filter(({ id }) => !ids.includes(id)) : [],
  };
}
