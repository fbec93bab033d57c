import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { productFileEdits } from "./product-files.service.ts";

/** What {@link serveProductFiles} needs. */
interface ProductFileNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: Pick<PictureStore, "storePdf">;
}

/** Serves the administrators' endpoints of products' files. */
export function serveProductFiles(
  routes: EndpointRoutes,
  { queries, catalogue, pictures }: ProductFileNeeds,
): void {
  const edits = productFileEdits(queries, catalogue, pictures);
  routes.serve(endpoints.addProductFile, async ({ body, context }) => ({
    status: true,
    files: await edits.add(body, adminOf(context)),
  }));
  routes.serve(endpoints.saveProductFiles, async ({ body, context }) => ({
    status: true,
    files: await edits.save(body, adminOf(context)),
  }));
}
