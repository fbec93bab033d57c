import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound, toRemote } from "../../remote.ts";
import { categoriesQuery } from "../categories/queries.ts";
import { productLinksQuery, productQuery, relatedProductsQuery } from "./queries.ts";
import type { ProductDetailView } from "./view.ts";

/** The model of a product's screen. */
export interface ProductDetailModel extends ProductDetailView {
  /** True where the product does not exist. */
  readonly missing: boolean;
}

/** The model of the screen of the product with an id. */
export function useProductDetailModel({ id }: { readonly id: number }): ProductDetailModel {
  const api = useApi();
  const product = useQuery(productQuery(api, id));
  const categories = useQuery(categoriesQuery(api));
  return {
    product: toRemote(product),
    category: categories.data?.find((category) => category.id === product.data?.category_id) ?? null,
    links: toRemote(useQuery(productLinksQuery(api, id))),
    related: toRemote(useQuery(relatedProductsQuery(api, id))),
    missing: isNotFound(product.error),
  };
}
