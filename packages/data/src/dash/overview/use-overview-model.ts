import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { useFirstSteps } from "../first-steps/use-first-steps.ts";
import { overviewQuery } from "./queries.ts";
import type { OverviewView } from "./view.ts";

/** The model of the dashboard's first page; it appears together with the first steps, so that nothing moves. */
export function useOverviewModel(): OverviewView {
  const overview = toRemote(useQuery(overviewQuery(useApi())));
  const { isLoading, ...firstSteps } = useFirstSteps();
  return {
    overview: isLoading && overview.status === "ready" ? { status: "loading" } : overview,
    ...firstSteps,
  };
}
