import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/entities/product.ts";

import { ApiError } from "../../http/api-error.ts";
import type { Call, EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { Wanted } from "./product-listings.ts";
import type { ProductService } from "./products.service.ts";

/** What a list is asked for. The standard order stands in the query even where none was asked for, so the request itself is looked at. */
function wantedBy({ query, context }: Call<typeof endpoints.listProducts>): Wanted {
  return { ...query, sort: context.req.query("sort") ? query.sort : undefined };
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
export function serveProducts(routes: EndpointRoutes, products: ProductService): void {
  routes.serveCatalogue(
    endpoints.listProducts,
    async (call) => {
      const { limit, cursor, view } = call.query;
      if (limit !== undefined) return products.page(wantedBy(call), { limit, cursor, view });
      const all: Product[] = [];
      for await (const step of products.all(wantedBy(call))) all.push(...step);
      return all;
    },
    async (call) => {
      const { limit, cursor } = call.query;
      if (limit !== undefined) return null;
      if (cursor !== undefined) throw new ApiError("bad_query", { errors: { limit: "required" } });
      return (await products.areMany(wantedBy(call))) ? jsonArray(products.all(wantedBy(call))) : null;
    },
  );
  routes.serveCatalogue(endpoints.readProduct, ({ params }) => products.read(params.id));
}
