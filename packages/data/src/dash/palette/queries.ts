import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { categorySummariesQuery } from "../../shop/categories/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { withCategoryNames } from "../sub-categories/sub-category-choices.ts";

/** Entities of each kind that the palette lists. */
const FOUND = 5;

/** What an administrator may find beside the catalogue. */
export interface PaletteParts {
  readonly orders: boolean;
  readonly customers: boolean;
  readonly suppliers: boolean;
}

/** What of the catalogue and of `parts` matches what is typed into the command palette; nothing for an empty text. */
export const paletteQuery = (api: Api, text: string, parts: PaletteParts) =>
  queryOptions({
    queryKey: [...adminKeys.all, "palette", text, parts],
    queryFn: async ({ client, signal }) => {
      const page = { query: text, page: 1, per_page: FOUND };
      const [categories, subCategories, brands, products, orders, customers, suppliers, summaries] =
        await Promise.all([
          api.call("listAdminCategories", { query: page, signal }),
          api.call("listAdminSubCategories", { query: page, signal }),
          api.call("listAdminBrands", { query: page, signal }),
          api.call("listAdminProducts", { query: { query: text, limit: FOUND }, signal }),
          parts.orders ? api.call("listAdminOrders", { query: page, signal }) : null,
          parts.customers ? api.call("listKnownBuyers", { query: { query: text }, signal }) : null,
          parts.suppliers ? api.call("listSuppliers", { query: page, signal }) : null,
          client.ensureQueryData(categorySummariesQuery(api)),
        ]);
      return {
        categories: categories.data,
        subCategories: withCategoryNames(subCategories.data, summaries),
        brands: brands.data,
        products: products.data,
        orders: orders?.data ?? [],
        customers: customers?.data.slice(0, FOUND) ?? [],
        suppliers: suppliers?.data ?? [],
      };
    },
    enabled: text !== "",
  });
