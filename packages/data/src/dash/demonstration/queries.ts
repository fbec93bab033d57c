import { demonstrationSchema } from "@shop/contract/demonstration/demonstration.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { slideKeys } from "../../shop/slides/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { conflictOf } from "../conflict.ts";
import { invalidateCatalogue } from "../invalidate.ts";

/** Query and mutation keys of the removal of the demonstration. */
const demonstrationKeys = {
  all: [...adminKeys.all, "demonstration"],
  preview: () => [...demonstrationKeys.all, "preview"],
  remove: () => [...demonstrationKeys.all, "remove"],
} as const;

/** What a removal of the demonstration would delete and keep. */
export const demonstrationQuery = (api: Api) =>
  queryOptions({
    queryKey: demonstrationKeys.preview(),
    queryFn: ({ signal }) => api.call("readDemonstration", { signal }),
  });

/** Removes what was shown; where that has changed since, what it is now is shown instead. */
export const removeDemonstrationMutation = (api: Api) =>
  mutationOptions({
    mutationKey: demonstrationKeys.remove(),
    mutationFn: (fingerprint: string) => api.call("removeDemonstration", { body: { fingerprint } }),
    onSuccess: (_answer, _fingerprint, _result, { client }) => {
      invalidateCatalogue(client);
      void client.invalidateQueries({ queryKey: slideKeys.all });
    },
    onError: (error, _fingerprint, _result, { client }) => {
      const current = conflictOf(error, demonstrationSchema);
      if (current) client.setQueryData(demonstrationQuery(api).queryKey, current);
    },
  });
