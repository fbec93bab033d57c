import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../api.ts";
import { adminKeys } from "./session.ts";

/** Products and orders that the palette lists. */
const FOUND = 5;

/** Products and orders that match what is typed into the command palette; nothing for an empty text. */
export const paletteQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, "palette", text],
    queryFn: async ({ signal }) => {
      const [products, orders] = await Promise.all([
        api.call("listAdminProducts", { query: { query: text, limit: FOUND }, signal }),
        api.call("listAdminOrders", { query: { query: text, page: 1, per_page: FOUND }, signal }),
      ]);
      return { products: products.data, orders: orders.data };
    },
    enabled: text !== "",
  });
