import { endpoints } from "@shop/contract/endpoints.ts";
import { supplierPage } from "@shop/domain/suppliers/supplier.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { SupplierEdits } from "./suppliers.service.ts";

/** Serves suppliers. */
export function serveSuppliers(routes: EndpointRoutes, edits: SupplierEdits): void {
  routes.serve(endpoints.listSuppliers, async ({ query: { deleted, ...query } }) =>
    supplierPage(await edits.list(deleted === "only"), query),
  );
  routes.serve(endpoints.createSupplier, async ({ body, context }) => ({
    status: true,
    ...(await edits.create(body, adminOf(context))),
  }));
  routes.serve(endpoints.updateSupplier, async ({ params, body, context }) => ({
    status: true,
    ...(await edits.update(params.id, body, adminOf(context))),
  }));
  routes.serve(endpoints.deleteSupplier, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreSupplier, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
