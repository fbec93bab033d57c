import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { LOW_STOCK } from "@shop/domain/constants.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useApi } from "../../api-context.tsx";
import type { ResponseBody } from "../../call.ts";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import { isUnauthorized } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import type { Listing } from "../../view.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { attributesQuery } from "../attributes/queries.ts";
import { useQuarantineDecision } from "../quarantine/use-quarantine-decision.ts";
import { subCategoryChoicesQuery } from "../sub-categories/sub-category-choices.ts";
import { supplierQueries } from "../suppliers/queries.ts";
import {
  adminProductFilterOf,
  adminProductPagesQuery,
  deleteProductMutation,
  restoreProductMutation,
} from "./queries.ts";
import type { AdminProductListQuery, AdminProductListView } from "./view.ts";

/** The input of {@link useAdminProductListModel}. */
export interface AdminProductListModelInput extends AdminProductListQuery {
  /** Whether the list can be narrowed to a category or sub category. */
  readonly canChooseGroup: boolean;
  /** Products of one page. */
  readonly pageSize: number;
  readonly onNotice: Notify;
}

const toListing = (
  pages: readonly ResponseBody<"listAdminProducts">[],
  hasMore: boolean,
): Listing<AdminProduct> => ({
  items: pages.flatMap(({ data }) => data),
  total: pages[0]?.total ?? 0,
  totalExact: pages[0]?.total_exact ?? true,
  hasMore,
});

const noSuppliers = [] as const;

/** The model of the list of products in the dashboard. */
export function useAdminProductListModel({
  canChooseGroup,
  pageSize,
  onNotice,
  ...query
}: AdminProductListModelInput): AdminProductListView {
  const api = useApi();
  const list = useInfiniteQuery(adminProductPagesQuery(api, adminProductFilterOf(pageSize, query)));
  const subCategories = useQuery({ ...subCategoryChoicesQuery(api), enabled: canChooseGroup });
  const attributes = useQuery({ ...attributesQuery(api), enabled: query.missingAttribute !== null });
  const seesCosts = useMayDo("costs");
  const suppliers = useQuery({ ...supplierQueries.all(api), enabled: seesCosts });
  const { data, hasNextPage } = list;
  // Rows keep their identity, so that only changed ones are rendered.
  const listing = useMemo(() => toListing(data?.pages ?? [], hasNextPage), [data, hasNextPage]);
  const aside = useQuarantineDecision();
  // A session that has ended leads to the login, without a notice.
  const onError = (error: unknown) => {
    if (!isUnauthorized(error)) onNotice("saveFailed");
  };
  const deletion = useMutation(deleteProductMutation(api));
  const restoration = useSingleMutation(restoreProductMutation(api), {
    onSuccess: () => onNotice("saved"),
    onError,
  });
  return {
    seesCosts,
    subCategories: canChooseGroup ? toRemote(subCategories) : null,
    lackedAttribute: attributes.data?.find(({ id }) => id === query.missingAttribute) ?? null,
    suppliers: suppliers.data ?? noSuppliers,
    products: toRemote(
      { ...list, isRefetching: (list.isRefetching && !list.isFetchingNextPage) || list.isPlaceholderData },
      () => listing,
    ),
    aside,
    lowStockAt: data?.pages[0]?.low_stock_at ?? LOW_STOCK,
    more: nextPageSubmission(list),
    onLoadMore: () => void list.fetchNextPage({ cancelRefetch: false }),
    onDelete: ({ id }) => deletion.mutateAsync(id).then(() => onNotice("deleted"), onError),
    onRestore: ({ id }) => restoration.submit(id),
  };
}
