import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** The sections of the home page, and the numbers of products and lowest prices of categories. */
export const homeQuery = (api: Api) =>
  queryOptions({ queryKey: ["home"], queryFn: ({ signal }) => api.call("readHome", { signal }) });
