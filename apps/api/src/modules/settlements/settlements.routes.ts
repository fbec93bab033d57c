import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { settlementService } from "./settlements.service.ts";

/** What {@link serveSettlement} needs. */
interface SettlementNeeds extends OrderDependencies {
  readonly sheetLines: ReadSheetLines;
}

/** Serves what couriers have collected; its addresses precede that of an order with an id. */
export function serveSettlement(
  routes: EndpointRoutes,
  { sheetLines, ...dependencies }: SettlementNeeds,
): void {
  const collected = settlementService(dependencies, sheetLines);
  routes.serve(endpoints.previewSettlement, ({ body: { file, ...reading } }) =>
    collected.preview(file, reading),
  );
  routes.serve(endpoints.bookSettlement, async ({ body, headers, context }) => ({
    data: await collected.book({
      booking: body,
      attempt: headers["idempotency-key"] ?? null,
      admin: adminOf(context),
    }),
  }));
}
