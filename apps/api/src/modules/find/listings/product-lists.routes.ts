import { requireSeenFilter } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";

import type { Queries } from "../../../database/database.ts";
import type { Call, EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import type { ListingRequest } from "./product-listings.ts";
import type { ProductListService } from "./product-lists.service.ts";

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

/** What {@link serveProductLists} needs. */
interface ProductListNeeds {
  readonly queries: Queries;
  readonly lists: Pick<ProductListService, "page" | "all" | "areMany" | "adminPage">;
}

/** Serves the lists of products, for shoppers and for administrators. */
export function serveProductLists(routes: EndpointRoutes, { queries, lists }: ProductListNeeds): void {
  routes.serveCatalogue(
    endpoints.listProducts,
    async (call) => {
      const { limit, cursor, view } = call.query;
      if (limit !== undefined) return lists.page(listQueryOf(call), { limit, cursor, view });
      const all: Product[] = [];
      for await (const step of lists.all(listQueryOf(call))) all.push(...step);
      return all;
    },
    {
      stream: async (call) => {
        const { limit, cursor } = call.query;
        if (limit !== undefined) return null;
        if (cursor !== undefined) throw new ApiError("bad_query", { errors: { limit: "required" } });
        const query = listQueryOf(call);
        return (await lists.areMany(query)) ? jsonArray(lists.all(query)) : null;
      },
    },
  );
  routes.serve(
    endpoints.listAdminProducts,
    async ({ query: { limit = ADMIN_PAGE_SIZE, cursor, deleted, low_stock, sort, ...filter }, context }) => {
      requireSeenFilter(adminOf(context), filter);
      return {
        ...(await lists.adminPage(
          {
            ...filter,
            place: "dashboard",
            sort,
            deleted: deleted === "only",
            lowStock: low_stock === "only",
          },
          { limit, cursor },
        )),
        low_stock_at: (await currentSettings(queries)).low_stock_at,
      };
    },
  );
}
