import { categoriesQuery } from "@shop/data/shop/categories/queries.ts";
import { productLinksQuery, productQuery, relatedProductsQuery } from "@shop/data/shop/products/queries.ts";
import { deliveryQuery } from "@shop/data/shop/settings/queries.ts";

import { parseId } from "../../parse-id.ts";
import { notFound, type Prefetch } from "../../router/page-route.ts";

/** Prefetches a product, what belongs to it, its related products and the categories. */
export const prefetchProduct: Prefetch = async ({ api, queryClient }, { params }) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  await Promise.all([
    queryClient.ensureQueryData(productQuery(api, id)),
    queryClient.ensureQueryData(categoriesQuery(api)),
    queryClient.ensureQueryData(relatedProductsQuery(api, id)),
    queryClient.ensureQueryData(productLinksQuery(api, id)),
    // For the structured data, which only the server writes.
    import.meta.env.SSR && queryClient.prefetchQuery({ ...deliveryQuery(api), meta: { ofServer: true } }),
  ]);
};
