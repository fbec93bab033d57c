import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { CartService } from "./carts.service.ts";

/** Serves shared carts; `senderOf` gives the client's address. */
export function serveCarts(
  routes: EndpointRoutes,
  carts: CartService,
  senderOf: (context: Context) => string | null,
): void {
  routes.serve(endpoints.createSharedCart, ({ body, context }) => carts.share(body.lines, senderOf(context)));
  routes.serve(endpoints.readSharedCart, ({ params }) => carts.open(params.token));
}
