import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { AttributeEdits } from "./attribute-edits.service.ts";

/** Serves the administrators' endpoints of attributes. */
export function serveAttributes(routes: EndpointRoutes, edits: AttributeEdits): void {
  routes.serve(endpoints.listAttributes, async ({ query }) => ({
    data: await edits.list(query.deleted === "only"),
  }));
  routes.serve(endpoints.createAttribute, async ({ body, context }) => {
    return { status: true, ...(await edits.create(body, adminOf(context))) };
  });
  routes.serve(endpoints.updateAttribute, async ({ params, body, context }) => {
    return { status: true, ...(await edits.update(params.id, body, adminOf(context))) };
  });
  routes.serve(endpoints.deleteAttribute, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreAttribute, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.mergeChoices, async ({ params, body, context }) => {
    return { status: true, ...(await edits.mergeChoices(params.id, body, adminOf(context))) };
  });
}
