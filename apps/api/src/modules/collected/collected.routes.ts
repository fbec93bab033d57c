import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { collectedService } from "./collected.service.ts";

/** What {@link serveCollected} needs. */
interface CollectedNeeds extends OrderDependencies {
  readonly sheetLines: ReadSheetLines;
}

/** Serves what couriers have collected; its addresses precede that of an order with an id. */
export function serveCollected(
  routes: EndpointRoutes,
  { sheetLines, ...dependencies }: CollectedNeeds,
): void {
  const collected = collectedService(dependencies, sheetLines);
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
