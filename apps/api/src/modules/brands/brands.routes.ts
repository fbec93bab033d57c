import { endpoints } from "@shop/contract/endpoints.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type BrandEditDependencies, brandEdits } from "./brand-edits.service.ts";
import type { BrandService } from "./brands.service.ts";

/** What {@link serveBrands} needs. */
interface BrandNeeds {
  readonly brands: Pick<BrandService, "list" | "read">;
}

/** Serves the reads of brands. */
export function serveBrands(routes: EndpointRoutes, { brands }: BrandNeeds): void {
  routes.serveCatalogue(endpoints.listBrands, async () => ({ data: await brands.list() }));
  routes.serveCatalogue(endpoints.readBrand, async ({ params }) => ({ data: await brands.read(params.id) }));
}

/** What {@link serveAdminBrands} needs. */
interface AdminBrandNeeds extends Omit<BrandEditDependencies, "service"> {
  readonly brands: BrandService;
}

/** Serves the administrators' endpoints of brands. */
export function serveAdminBrands(routes: EndpointRoutes, { brands, ...dependencies }: AdminBrandNeeds): void {
  const edits = brandEdits({ ...dependencies, service: brands });
  routes.serve(endpoints.listAdminBrands, async ({ query: { deleted, ...query } }) =>
    groupPage(await edits.list(deleted === "only"), query),
  );
  routes.serve(endpoints.listNamedBrands, async () => ({ data: await brands.withoutEntry() }));
  routes.serve(endpoints.createBrand, async ({ body, context }) => ({
    status: true,
    ...(await edits.create(body, adminOf(context))),
  }));
  routes.serve(endpoints.updateBrand, async ({ params, body, context }) => ({
    status: true,
    ...(await edits.update(params.id, body, adminOf(context))),
  }));
  routes.serve(endpoints.deleteBrand, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreBrand, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
