import { brandQuery } from "@shop/data/shop/brands/queries.ts";

import { parseId } from "../../parse-id.ts";
import { notFound, type Prefetch } from "../../router/page-route.ts";
import { prefetchList } from "../products/prefetch-list.ts";

/** Prefetches a brand and the pages of its products that the URL asks for. */
export const prefetchBrand: Prefetch = async (context, { params, search }) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  await Promise.all([
    context.queryClient.ensureQueryData(brandQuery(context.api, id)),
    prefetchList(context, search, { brand_id: id }),
  ]);
};
