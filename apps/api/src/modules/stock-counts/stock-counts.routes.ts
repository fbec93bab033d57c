import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type StockCountDependencies, stockCountService } from "./stock-counts.service.ts";

/** What {@link serveStockCounts} needs. */
interface StockCountNeeds extends Omit<StockCountDependencies, "readLines"> {
  readonly sheetLines: ReadSheetLines;
}

/** Serves counts of the stock. */
export function serveStockCounts(
  routes: EndpointRoutes,
  { sheetLines, ...dependencies }: StockCountNeeds,
): void {
  const counts = stockCountService({ ...dependencies, readLines: sheetLines });
  routes.serve(endpoints.listStockCounts, async () => ({ data: await counts.list() }));
  routes.serve(endpoints.startStockCount, ({ body, context }) => counts.start(body, adminOf(context)));
  routes.serve(endpoints.readStockCount, ({ params, query }) => counts.read(params.id, query));
  routes.serve(endpoints.countProduct, ({ params, body, headers, context }) =>
    counts.count(params.id, body, {
      admin: adminOf(context),
      attempt: headers["idempotency-key"] ?? null,
    }),
  );
  routes.serve(endpoints.countList, ({ params, body, headers, context }) =>
    counts.countList(params.id, body, {
      admin: adminOf(context),
      attempt: headers["idempotency-key"] ?? null,
    }),
  );
  routes.serve(endpoints.removeCounted, async ({ params: { id, productId } }) => ({
    status: await counts.remove(id, productId),
  }));
  routes.serve(endpoints.bookStockCount, ({ params, body, context }) =>
    counts.book(params.id, body.version, adminOf(context)),
  );
  routes.serve(endpoints.discardStockCount, ({ params, context }) =>
    counts.discard(params.id, adminOf(context)),
  );
}
