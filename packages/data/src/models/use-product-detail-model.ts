import type { Category } from "@shop/contract/entities/category.ts";
import type { Product, ProductCard } from "@shop/contract/entities/product.ts";
import type { Remote } from "@shop/contract/state.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { categories, product, related } from "../queries.ts";
import { toRemote } from "../remote.ts";

/** What a product's page is fed by the server. */
export interface ProductDetailModel {
  readonly product: Remote<Product>;
  /** The category that it stands in; null as long as it is not known. */
  readonly category: Category | null;
  readonly related: Remote<readonly ProductCard[]>;
}

/** Feeds the page of the product with an id. */
export function useProductDetailModel({ id }: { readonly id: number }): ProductDetailModel {
  const api = useApi();
  const own = useQuery(product(api, id));
  const all = useQuery(categories(api));
  const category = all.data?.find((one) => one.id === own.data?.category_id) ?? null;
  return { product: toRemote(own), category, related: toRemote(useQuery(related(api, id))) };
}
