import { accountsQuery } from "@shop/data/dash/admins/queries.ts";
import { adminCategoryPageQuery } from "@shop/data/dash/categories/queries.ts";
import { importQuery, importsQuery } from "@shop/data/dash/imports/queries.ts";
import { mailPageQuery } from "@shop/data/dash/mails/queries.ts";
import { adminOrderPageQuery, adminOrderQuery } from "@shop/data/dash/orders/queries.ts";
import { overviewQuery } from "@shop/data/dash/overview/queries.ts";
import { adminProductFilterOf, adminProductPagesQuery } from "@shop/data/dash/products/queries.ts";
import { searchMissPageQuery } from "@shop/data/dash/search-misses/queries.ts";
import { settingsQuery } from "@shop/data/dash/settings/queries.ts";
import { adminSlidesQuery } from "@shop/data/dash/slides/queries.ts";
import { adminSubCategoryPageQuery } from "@shop/data/dash/sub-categories/queries.ts";
import {
  ADMIN_GROUP_PAGE_SIZE,
  ADMIN_PAGE_SIZE,
  DEFAULT_ROWS,
  SUB_CATEGORY_ROWS,
} from "@shop/domain/constants.ts";

import { hasAdminMarker } from "../admin-marker.ts";
import { parseId } from "../parse-id.ts";
import type { Prefetch } from "../router/page-route.ts";
import { isDeletedShown, listQueryOf } from "./list-address.ts";
import { mailQueryOf } from "./mails/mails-params.ts";
import { orderQueryOf } from "./orders/order-list-params.ts";
import { productListQueryOf as productQueryOf } from "./products/product-list-params.ts";
import { searchMissQueryOf } from "./search-misses/searches-params.ts";

/** How long prefetched rows are not fetched again by pointing at the same link; a page that opens still refreshes them. */
const PREFETCHED_MS = 10_000;

/** Prefetches only for signed-in administrators: for others the guard leads to the login. */
const signedIn =
  (prefetch: Prefetch): Prefetch =>
  async (services, at) => {
    if (hasAdminMarker()) await prefetch(services, at);
  };

const tableQueryOf = (search: URLSearchParams, defaultRows: number) => ({
  ...listQueryOf(search, defaultRows),
  deleted: isDeletedShown(search),
});

/** Prefetches the overview. */
export const prefetchOverview = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...overviewQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the rows of the table of categories that the address names. */
export const prefetchAdminCategories = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminCategoryPageQuery(api, tableQueryOf(search, DEFAULT_ROWS)),
    staleTime: PREFETCHED_MS,
  }),
);

/** Prefetches the rows of the table of sub categories that the address names. */
export const prefetchAdminSubCategories = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminSubCategoryPageQuery(api, tableQueryOf(search, SUB_CATEGORY_ROWS)),
    staleTime: PREFETCHED_MS,
  }),
);

/** Prefetches the slides. */
export const prefetchAdminSlides = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...adminSlidesQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the administrators. */
export const prefetchAccounts = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...accountsQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the settings of the shop. */
export const prefetchSettings = signedIn(({ api, queryClient }) =>
  queryClient.prefetchQuery({ ...settingsQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the rows of the table of orders that the address names. */
export const prefetchAdminOrders = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...adminOrderPageQuery(api, orderQueryOf(search)),
    staleTime: PREFETCHED_MS,
  }),
);

/** Prefetches the rows of the table of mails that the address names. */
export const prefetchMails = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({ ...mailPageQuery(api, mailQueryOf(search)), staleTime: PREFETCHED_MS }),
);

/** Prefetches the rows of the table of searches that found nothing. */
export const prefetchSearchMisses = signedIn(({ api, queryClient }, { search }) =>
  queryClient.prefetchQuery({
    ...searchMissPageQuery(api, searchMissQueryOf(search)),
    staleTime: PREFETCHED_MS,
  }),
);
/** Prefetches the earlier imports. */
export const prefetchImports = signedIn(({ api, queryClient }) =>
  queryClient.prefetchInfiniteQuery({ ...importsQuery(api), staleTime: PREFETCHED_MS }),
);

/** Prefetches the import in the address. */
export const prefetchImport = signedIn(async ({ api, queryClient }, { params }) => {
  const id = parseId(params["importId"]);
  if (id !== null) await queryClient.prefetchQuery({ ...importQuery(api, id), staleTime: PREFETCHED_MS });
});

/** Prefetches the order in the address. */
export const prefetchAdminOrder = signedIn(async ({ api, queryClient }, { params }) => {
  const id = parseId(params["orderId"]);
  if (id !== null) await queryClient.prefetchQuery({ ...adminOrderQuery(api, id), staleTime: PREFETCHED_MS });
});

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
      adminProductFilterOf(limit, { ...productQueryOf(search), ...(group && { group }) }),
    ),
  );
});
