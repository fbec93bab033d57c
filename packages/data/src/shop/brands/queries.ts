import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** Query keys of brands. */
export const brandKeys = {
  all: ["brands"],
  detail: (id: number) => [...brandKeys.all, "detail", id],
} as const;

/** One brand. */
export const brandQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: brandKeys.detail(id),
    queryFn: async ({ signal }) => (await api.call("readBrand", { params: { id }, signal })).data,
    staleTime: Infinity,
  });
