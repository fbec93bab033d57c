import { demonstrationSchema } from "@shop/contract/demonstration/demonstration.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { demonstrationQuery, removeDemonstrationMutation } from "./queries.ts";
import type { DemonstrationView } from "./view.ts";

/** The model of the page that removes the demonstration. */
export function useDemonstrationModel(): DemonstrationView {
  const api = useApi();
  const demonstration = useQuery(demonstrationQuery(api));
  const removal = useSingleMutation(removeDemonstrationMutation(api));
  const isOutdated = conflictOf(removal.error, demonstrationSchema) !== null;
  return {
    demonstration: toRemote(demonstration),
    isForbidden: demonstration.error instanceof RequestError && demonstration.error.code === "forbidden",
    removal: isOutdated ? { status: "idle" } : toSubmission(removal, errorCodeOrMessage),
    isOutdated,
    removed: removal.data?.removed ?? null,
    onRemove: () => {
      if (demonstration.data) removal.submit(demonstration.data.fingerprint);
    },
    onReset: removal.reset,
  };
}
