import type { OverviewView } from "@shop/view-types/admin-overview.ts";
import { useQuery } from "@tanstack/react-query";

import { overviewQuery } from "../../admin/overview.ts";
import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";

/** The model of the dashboard's first page. */
export const useOverviewModel = (): OverviewView => ({
  overview: toRemote(useQuery(overviewQuery(useApi()))),
});
