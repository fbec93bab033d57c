import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { ProductFileEdits } from "./product-files.service.ts";

/** Serves the administrators' endpoints of products' files. */
export function serveProductFiles(routes: EndpointRoutes, edits: ProductFileEdits): void {
  routes.serve(endpoints.addProductFile, async ({ body, context }) => ({
    status: true,
    files: await edits.add(body, adminOf(context)),
  }));
  routes.serve(endpoints.saveProductFiles, async ({ body, context }) => ({
    status: true,
    files: await edits.save(body, adminOf(context)),
  }));
}
