import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";

/** Query and mutation keys of the steps by which an owner sets up the shop. */
const firstStepKeys = {
  all: [...adminKeys.all, "first-steps"],
  list: () => [...firstStepKeys.all, "list"],
  dismiss: () => [...firstStepKeys.all, "dismiss"],
} as const;

/** The steps by which an owner sets up the shop; fetched again whenever their page opens, since other pages carry them out. */
export const firstStepsQuery = (api: Api) =>
  queryOptions({
    queryKey: firstStepKeys.list(),
    queryFn: ({ signal }) => api.call("readFirstSteps", { signal }),
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });

/** Dismisses the steps, or brings them back; shown at once. */
export const dismissFirstStepsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: firstStepKeys.dismiss(),
    mutationFn: (dismissed: boolean) => api.call("dismissFirstSteps", { body: { dismissed } }),
    onMutate: (dismissed, { client }) => {
      client.setQueryData(firstStepsQuery(api).queryKey, (before) => before && { ...before, dismissed });
    },
    onSettled: (_answer, _error, _dismissed, _result, { client }) =>
      client.invalidateQueries({ queryKey: firstStepKeys.list() }),
  });
