import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";

import type { Call, EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductLinkService } from "./product-links.service.ts";
import type { ListingRequest } from "./product-listings.ts";
import type { ProductService } from "./products.service.ts";

/** The list query of a call; `sort` is taken from the request, since the schema fills in a default. Searches as the search itself does. */
function listQueryOf({ query, context }: Call<typeof endpoints.listProducts>): ListingRequest {
  return { ...query, place: "lists", sort: context.req.query("sort") ? query.sort : undefined, partly: true };
}

async function* jsonArray(steps: AsyncIterable<readonly Product[]>): AsyncGenerator<string> {
  let separator = "[";
  for await (const products of steps) {
    if (products.length === 0) continue;
    yield separator + JSON.stringify(products).slice(1, -1);
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

/** Serves the reads of products. */
export function serveProducts(
  routes: EndpointRoutes,
  products: ProductService,
  links: ProductLinkService,
): void {
  routes.serveCatalogue(
    endpoints.listProducts,
    async (call) => {
      const { limit, cursor, view } = call.query;
      if (limit !== undefined) return products.page(listQueryOf(call), { limit, cursor, view });
      const all: Product[] = [];
      for await (const step of products.all(listQueryOf(call))) all.push(...step);
      return all;
    },
    {
      stream: async (call) => {
        const { limit, cursor } = call.query;
        if (limit !== undefined) return null;
        if (cursor !== undefined) throw new ApiError("bad_query", { errors: { limit: "required" } });
        const query = listQueryOf(call);
        return (await products.areMany(query)) ? jsonArray(products.all(query)) : null;
      },
    },
  );
  routes.serveCatalogue(endpoints.readProduct, ({ params }) => products.read(params.id));
  routes.serveCatalogue(endpoints.readProductLinks, ({ params }) => links.read(params.id));
}
