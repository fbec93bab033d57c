import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type BulkChangeDependencies, bulkChangeService } from "./bulk-changes.service.ts";

/** Serves the administrators' changes of many products. */
export function serveBulkChanges(routes: EndpointRoutes, needs: BulkChangeDependencies): void {
  const changes = bulkChangeService(needs);
  routes.serve(endpoints.listBulkAttributes, async ({ body: { selection }, context }) => ({
    data: await changes.attributes(selection, adminOf(context)),
  }));
  routes.serve(endpoints.previewBulkChange, ({ body, context }) => changes.preview(body, adminOf(context)));
  routes.serve(endpoints.applyBulkChange, async ({ body, headers, context }) => ({
    status: true,
    change: await changes.apply(body, headers["idempotency-key"], adminOf(context)),
  }));
  routes.serve(endpoints.listBulkChanges, ({ query: { limit = 20, cursor }, context }) =>
    changes.page({ limit, cursor }, adminOf(context)),
  );
  routes.serve(endpoints.readBulkChange, ({ params, query, context }) =>
    changes.read(params.id, query, adminOf(context)),
  );
  routes.serve(endpoints.undoBulkChange, ({ params, context }) => changes.undo(params.id, adminOf(context)));
}
