import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type CategoryEditDependencies, categoryEdits } from "./category-edits.service.ts";
import type { GroupedProducts } from "./grouped-products.ts";

/** What {@link serveAdminCategories} needs. */
interface AdminCategoryNeeds extends Omit<CategoryEditDependencies, "products"> {
  readonly groupedProducts: GroupedProducts;
}

/** Serves the administrators' endpoints of categories. */
export function serveAdminCategories(
  routes: EndpointRoutes,
  { groupedProducts, ...dependencies }: AdminCategoryNeeds,
): void {
  const edits = categoryEdits({ ...dependencies, products: groupedProducts });
  routes.serve(endpoints.listAdminCategories, async ({ query: { deleted, ...query } }) =>
    groupPage(await edits.list(deleted === "only"), query),
  );
  routes.serve(endpoints.createCategory, async ({ body, context }) => {
    const { id, version, changed } = await edits.create(body, adminOf(context));
    return { status: changed, id, version };
  });
  routes.serve(endpoints.updateCategory, async ({ params, body, context }) => {
    const { id, version, changed } = await edits.update(params.id, body, adminOf(context));
    return { status: changed, id, version };
  });
  routes.serve(endpoints.deleteCategory, async ({ params, query, context }) => {
    await edits.remove(params.id, query.move_to, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreCategory, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.reorderCategories, async ({ body, context }) => {
    await edits.reorder(body.ids, adminOf(context));
    return { status: true };
  });
}
