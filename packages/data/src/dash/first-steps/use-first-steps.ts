import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { adminQuery } from "../admins/session.ts";
import { dismissFirstStepsMutation, firstStepsQuery } from "./queries.ts";
import type { FirstStepsView } from "./view.ts";

/** The steps by which an owner sets up the shop, and whether they are still being loaded for the first time. */
export function useFirstSteps(): FirstStepsView & { readonly isLoading: boolean } {
  const api = useApi();
  const isOwner = useQuery(adminQuery(api)).data?.role === "owner";
  const steps = useQuery({ ...firstStepsQuery(api), enabled: isOwner });
  const dismissal = useSingleMutation(dismissFirstStepsMutation(api));
  return {
    firstSteps: (isOwner && steps.data) || null,
    isLoading: isOwner && steps.isLoading,
    onDismiss: dismissal.submit,
  };
}
