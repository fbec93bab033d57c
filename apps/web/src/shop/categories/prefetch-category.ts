import { categoryQuery } from "@shop/data/shop/categories/queries.ts";

import { subCategoryOf } from "../../list-search.ts";
import { parseId } from "../../parse-id.ts";
import { notFound, type Prefetch } from "../../router/page-route.ts";
import { prefetchList } from "../products/prefetch-list.ts";

/** Prefetches a category and the pages of its products that the URL asks for. */
export const prefetchCategory: Prefetch = async (context, { params, search }) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  await Promise.all([
    context.queryClient.ensureQueryData(categoryQuery(context.api, id)),
    prefetchList(context, search, { category_id: id, sub_category_id: subCategoryOf(search) ?? undefined }),
  ]);
};
