import { endpoints } from "@shop/contract/endpoints.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { productEdits, type SavedProduct } from "./product-edits.service.ts";
import type { ProductService } from "./products.service.ts";

const warningsOf = ({ warnings }: SavedProduct) =>
  Object.keys(warnings).length > 0 ? { warnings: { ...warnings } } : {};

/** Serves the administrators' endpoints of products. */
export function serveAdminProducts(
  routes: EndpointRoutes,
  {
    queries,
    catalogue,
    products,
  }: { readonly queries: Queries; readonly catalogue: Catalogue; readonly products: ProductService },
): void {
  const edits = productEdits(queries, catalogue);
  routes.serve(
    endpoints.listAdminProducts,
    async ({ query: { limit = ADMIN_PAGE_SIZE, cursor, deleted, low_stock, sort, ...filter } }) => ({
      ...(await products.adminPage(
        { ...filter, place: "dashboard", sort, deleted: deleted === "only", lowStock: low_stock === "only" },
        { limit, cursor },
      )),
      low_stock_at: (await currentSettings(queries)).low_stock_at,
    }),
  );
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
  routes.serve(endpoints.deleteProduct, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreProduct, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
