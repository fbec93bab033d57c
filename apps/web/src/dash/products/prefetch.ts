import { adminProductFilterOf, adminProductPagesQuery } from "@shop/data/dash/products/queries.ts";
import { ADMIN_GROUP_PAGE_SIZE, ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";

import { parseId } from "../../parse-id.ts";
import { signedIn } from "../prefetch.ts";
import { productListQueryOf } from "./product-list-params.ts";

/** Prefetches the first products of the shop, or of the category or sub category in the address. */
export const prefetchAdminProducts = signedIn(({ api, queryClient }, { params, search }) => {
  const [category, subCategory] = [parseId(params["categoryId"]), parseId(params["subcategoryId"])];
  const group =
    category === null
      ? subCategory === null
        ? null
        : { sub_category_id: subCategory }
      : { category_id: category };
  const limit = group ? ADMIN_GROUP_PAGE_SIZE : ADMIN_PAGE_SIZE;
  return queryClient.prefetchInfiniteQuery(
    adminProductPagesQuery(
      api,
      adminProductFilterOf(limit, { ...productListQueryOf(search), ...(group && { group }) }),
    ),
  );
});
