import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { productImageEdits } from "./product-images.service.ts";

/** What {@link serveProductImages} needs. */
interface ProductImageNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: PictureStore;
}

/** Serves the administrators' endpoints of products' pictures. */
export function serveProductImages(
  routes: EndpointRoutes,
  { queries, catalogue, pictures }: ProductImageNeeds,
): void {
  const edits = productImageEdits(queries, catalogue, pictures);
  routes.serve(endpoints.createImages, ({ body, context }) =>
    edits.add({ productId: body.product_id, files: body["image[]"], admin: adminOf(context) }),
  );
  routes.serve(endpoints.updateImages, ({ params, body, context }) =>
    edits.replace(params.ids, {
      productId: body.product_id,
      files: body["image[]"],
      admin: adminOf(context),
    }),
  );
  routes.serve(endpoints.reorderImages, async ({ body, context }) => ({
    status: true,
    images: await edits.reorder(body.product_id, body.ids, adminOf(context)),
  }));
  routes.serve(endpoints.describeImage, async ({ params, body, context }) => ({
    status: true,
    images: await edits.describe(params.id, { alt: body.alt, altAr: body.alt_ar }, adminOf(context)),
  }));
  routes.serve(endpoints.deleteImage, async ({ params, context }) => ({
    status: true,
    images: await edits.remove(params.id, adminOf(context)),
  }));
}
