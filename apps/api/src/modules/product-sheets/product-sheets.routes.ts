import { requireSeenFilter, seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { readAttributes } from "../attributes/attributes.repository.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import type { ProductListService } from "../find/listings/product-lists.service.ts";
import { productRows } from "./product-rows.ts";

/** The attributes that have a column: those of the filtered category or sub category, or all. */
async function attributesOfFilter(
  queries: Queries,
  {
    category_id,
    sub_category_id,
  }: { readonly category_id?: number | undefined; readonly sub_category_id?: number | undefined },
): Promise<readonly Attribute[]> {
  const { all } = await readAttributes(queries);
  if (category_id === undefined && sub_category_id === undefined) return all;
  const subs = (await findSubCategories(queries)).filter(
    (sub) => (sub_category_id ?? sub.id) === sub.id && (category_id ?? sub.categoryId) === sub.categoryId,
  );
  return all.filter((one) =>
    subs.some((sub) => isOfGroup(one, { category_id: sub.categoryId, sub_category_id: sub.id })),
  );
}

/** What {@link serveProductSheets} needs. */
interface ProductSheetNeeds {
  readonly queries: Queries;
  readonly lists: Pick<ProductListService, "allForAdmins">;
}

/** Serves the export of products. */
export function serveProductSheets(routes: EndpointRoutes, { queries, lists }: ProductSheetNeeds): void {
  routes.serveFile(endpoints.exportProducts, async ({ query, context }) => {
    const { format, locale, low_stock, ...filter } = query;
    const admin = adminOf(context);
    requireSeenFilter(admin, filter);
    const listed = lists.allForAdmins({
      ...filter,
      place: "dashboard",
      lowStock: low_stock === "only",
      sort: undefined,
    });
    const attributes = await attributesOfFilter(queries, filter);
    const rows = productRows(listed, queries, {
      attributes,
      locale,
      withCosts: seesCosts(admin),
    });
    return writeSheet(rows, { name: `products-${shopDayOf(Date.now())}`, format, locale });
  });
}
