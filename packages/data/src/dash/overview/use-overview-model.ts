import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { overviewQuery } from "./queries.ts";
import type { OverviewView } from "./view.ts";

/** The model of the dashboard's first page. */
export const useOverviewModel = (): OverviewView => ({
  overview: toRemote(useQuery(overviewQuery(useApi()))),
});
