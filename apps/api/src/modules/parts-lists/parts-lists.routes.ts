import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { FindParts } from "./parts-lists.service.ts";

/** Serves parts lists; `senderOf` gives the client's address. */
export function servePartsLists(
  routes: EndpointRoutes,
  findParts: FindParts,
  senderOf: (context: Context) => string | null,
): void {
  routes.serve(endpoints.findParts, ({ body, context }) => findParts(body, senderOf(context)));
}
