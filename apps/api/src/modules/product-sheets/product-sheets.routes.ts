import { endpoints } from "@shop/contract/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/shop-days.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductService } from "../products/products.service.ts";
import { productRows } from "./product-rows.ts";
import { writeSheet } from "./write-sheet.ts";

/** Serves the export of products. */
export function serveProductSheets(routes: EndpointRoutes, queries: Queries, products: ProductService): void {
  routes.serveFile(endpoints.exportProducts, ({ query: { format, locale, low_stock, ...filter } }) => {
    const listed = products.all({ ...filter, lowStock: low_stock === "only", sort: undefined });
    const rows = productRows(queries, listed, locale);
    return Promise.resolve(writeSheet(rows, { name: `products-${shopDayOf(Date.now())}`, format, locale }));
  });
}
