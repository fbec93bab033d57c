import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { productFieldChanger } from "./change-product-field.ts";
import { type ProductEditDependencies, productEdits, type SavedProduct } from "./product-edits.service.ts";

const warningsOf = ({ warnings }: SavedProduct) =>
  Object.keys(warnings).length > 0 ? { warnings: { ...warnings } } : {};

/** Serves the administrators' endpoints of single products. */
export function serveAdminProducts(routes: EndpointRoutes, needs: ProductEditDependencies): void {
  const edits = productEdits(needs);
  const changeField = productFieldChanger(needs);
  routes.serve(endpoints.readAdminProduct, ({ params }) => edits.read(params.id));
  routes.serve(endpoints.createProduct, async ({ body, context }) => {
    const saved = await edits.create(body, adminOf(context));
    const { id, version, images, files } = saved;
    return {
      status: true,
      product_id: id,
      version,
      images: [...images],
      files: [...files],
      ...warningsOf(saved),
    };
  });
  routes.serve(endpoints.updateProduct, async ({ params, body, context }) => {
    const saved = await edits.update(params.id, body, adminOf(context));
    return { status: saved.changed, version: saved.version, ...warningsOf(saved) };
  });
  routes.serve(endpoints.changeProductField, ({ params, body, context }) =>
    changeField(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.deleteProduct, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreProduct, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
