import type { Prefetch } from "../../router/page-route.ts";
import { prefetchList } from "./prefetch-list.ts";

/** Prefetches the pages of the product list that the URL asks for. */
export const prefetchProducts: Prefetch = async (context, { search }) => {
  await prefetchList(context, search);
};
