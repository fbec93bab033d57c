import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { Queries } from "../../../database/database.ts";
import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import type { GroupedProducts } from "../grouped-products.ts";
import { subCategoryEdits } from "./sub-category-edits.service.ts";

/** What {@link serveAdminSubCategories} needs. */
interface AdminSubCategoryNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly groupedProducts: GroupedProducts;
}

/** Serves the administrators' endpoints of sub categories. */
export function serveAdminSubCategories(
  routes: EndpointRoutes,
  { queries, catalogue, groupedProducts }: AdminSubCategoryNeeds,
): void {
  const edits = subCategoryEdits(queries, catalogue, groupedProducts);
  routes.serve(endpoints.listAdminSubCategories, async ({ query: { deleted, category_id, ...query } }) => {
    const all = await edits.list(deleted === "only");
    const filtered = all.filter((one) => (category_id ?? one.category_id) === one.category_id);
    return groupPage(filtered, query);
  });
  routes.serve(endpoints.createSubCategory, async ({ body, context }) => {
    return { status: true, ...(await edits.create(body, adminOf(context))) };
  });
  routes.serve(endpoints.updateSubCategory, async ({ params, body, context }) => {
    return { status: true, ...(await edits.update(params.id, body, adminOf(context))) };
  });
  routes.serve(endpoints.deleteSubCategory, async ({ params, query, context }) => {
    await edits.remove(params.id, query.move_to, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreSubCategory, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
