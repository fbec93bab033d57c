import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { backupsQuery, startBackupMutation } from "./queries.ts";
import type { BackupsView } from "./view.ts";

/** The model of the screen of backups. */
export function useBackupsModel(): BackupsView {
  const api = useApi();
  const start = useSingleMutation(startBackupMutation(api));
  const backups = useQuery(backupsQuery(api));
  return {
    backups: toRemote(backups),
    isForbidden: backups.error instanceof RequestError && backups.error.code === "forbidden",
    starting: toSubmission(start, errorCodeOrMessage),
    onStart: () => start.submit(),
  };
}
