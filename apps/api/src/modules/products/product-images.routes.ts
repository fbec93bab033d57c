import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { ProductImageEdits } from "./product-images.service.ts";

/** Serves the administrators' endpoints of products' pictures. */
export function serveProductImages(routes: EndpointRoutes, edits: ProductImageEdits): void {
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
