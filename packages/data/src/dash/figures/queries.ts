import type { DayRange, FigureDimension } from "@shop/domain/figures/figures.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminOrderKeys } from "../orders/queries.ts";

/** The figures of a period by a dimension; they are read again with the orders. */
export const figuresQuery = (api: Api, query: DayRange & { readonly by: FigureDimension }) =>
  queryOptions({
    queryKey: [...adminOrderKeys.all, "figures", query],
    queryFn: ({ signal }) => api.call("readFigures", { query, signal }),
    placeholderData: keepPreviousData,
  });
