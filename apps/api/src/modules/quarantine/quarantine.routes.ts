import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type QuarantineDependencies, quarantineService } from "./quarantine.service.ts";

/** Serves units that came back and are not for sale. */
export function serveQuarantine(routes: EndpointRoutes, needs: QuarantineDependencies): void {
  const quarantine = quarantineService(needs);
  routes.serve(endpoints.listQuarantine, ({ query }) => quarantine.list(query.page));
  routes.serve(endpoints.listQuarantineMoves, ({ query }) => quarantine.moves(query.page));
  routes.serve(endpoints.decideQuarantine, ({ body, headers, context }) =>
    quarantine.decide(body, { admin: adminOf(context), attempt: headers["idempotency-key"] ?? null }),
  );
}
