import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { userOf } from "../accounts/require-user.ts";
import { keptService } from "./kept.service.ts";

/** What {@link serveKept} needs. */
interface KeptNeeds {
  readonly queries: Queries;
}

/** Serves the carts and parts lists that signed-in shoppers keep. */
export function serveKept(routes: EndpointRoutes, { queries }: KeptNeeds): void {
  const kept = keptService(queries);
  routes.serve(endpoints.listKept, async ({ context }) => ({ data: await kept.list(userOf(context).id) }));
  routes.serve(endpoints.keepLines, ({ body, context }) => kept.keep(userOf(context).id, body));
  routes.serve(endpoints.renameKept, ({ params, body, context }) =>
    kept.rename(userOf(context).id, params.token, body.name),
  );
  routes.serve(endpoints.deleteKept, ({ params, context }) => kept.delete(userOf(context).id, params.token));
}
