import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** Query keys of slides. */
export const slideKeys = {
  all: ["slides"],
} as const;

/** The slides of the home carousel. */
export const slidesQuery = (api: Api) =>
  queryOptions({
    queryKey: slideKeys.all,
    queryFn: async ({ signal }) => (await api.call("listSlides", { signal })).data,
    staleTime: Infinity,
  });
