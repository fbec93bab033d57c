import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { categorySummariesQuery } from "../../shop/categories/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { withCategoryNames } from "../sub-categories/sub-category-choices.ts";

/** Entities of each kind that the palette lists. */
const FOUND = 5;

/** Categories, sub categories, brands, products and orders that match what is typed into the command palette; nothing for an empty text, and orders only `withOrders`. */
export const paletteQuery = (api: Api, text: string, withOrders: boolean) =>
  queryOptions({
    queryKey: [...adminKeys.all, "palette", text, withOrders],
    queryFn: async ({ client, signal }) => {
      const page = { query: text, page: 1, per_page: FOUND };
      const [categories, subCategories, brands, products, orders, summaries] = await Promise.all([
        api.call("listAdminCategories", { query: page, signal }),
        api.call("listAdminSubCategories", { query: page, signal }),
        api.call("listAdminBrands", { query: page, signal }),
        api.call("listAdminProducts", { query: { query: text, limit: FOUND }, signal }),
        withOrders ? api.call("listAdminOrders", { query: page, signal }) : null,
        client.ensureQueryData(categorySummariesQuery(api)),
      ]);
      return {
        categories: categories.data,
        subCategories: withCategoryNames(subCategories.data, summaries),
        brands: brands.data,
        products: products.data,
        orders: orders?.data ?? [],
      };
    },
    enabled: text !== "",
  });
