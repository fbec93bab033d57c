import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { Database } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ProductService } from "../products/products.service.ts";
import { cartService } from "./carts.service.ts";

/** What {@link serveCarts} needs. */
interface CartNeeds {
  readonly database: Database;
  readonly products: ProductService;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
}

/** Serves shared carts. */
export function serveCarts(routes: EndpointRoutes, { database, products, senderOf }: CartNeeds): void {
  const carts = cartService(database, products);
  routes.serve(endpoints.createSharedCart, ({ body, context }) => carts.share(body.lines, senderOf(context)));
  routes.serve(endpoints.readSharedCart, ({ params }) => carts.open(params.token));
}
