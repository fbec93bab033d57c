import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";

/** How often a visible overview is fetched again. */
const OVERVIEW_MS = 60_000;

/** Query keys of the dashboard's overview. */
export const overviewKeys = { all: [...adminKeys.all, "overview"] } as const;

/** The dashboard's overview, fetched again each minute and when the window gets the focus. */
export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: overviewKeys.all,
    queryFn: ({ signal }) => api.call("readOverview", { signal }),
    refetchInterval: OVERVIEW_MS,
    refetchOnWindowFocus: "always",
  });
