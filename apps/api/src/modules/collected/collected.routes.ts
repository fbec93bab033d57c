import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { CollectedService } from "./collected.service.ts";

/** Serves what couriers have collected; its addresses precede that of an order with an id. */
export function serveCollected(routes: EndpointRoutes, collected: CollectedService): void {
  routes.serve(endpoints.previewCollected, ({ body: { file, ...reading } }) =>
    collected.preview(file, reading),
  );
  routes.serve(endpoints.bookCollected, async ({ body, headers, context }) => ({
    data: await collected.book({
      booking: body,
      attempt: headers["idempotency-key"] ?? null,
      admin: adminOf(context),
    }),
  }));
}
