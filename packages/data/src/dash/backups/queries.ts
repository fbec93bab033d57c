import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";

/** How often a page asks whether a backup is complete. */
const MAKING_MS = 2000;

const backupKey = [...adminKeys.all, "backups"];

/** The backups; asked for again as long as one is being made. */
export const backupsQuery = (api: Api) =>
  queryOptions({
    queryKey: backupKey,
    queryFn: ({ signal }) => api.call("listBackups", { signal }),
    refetchInterval: ({ state }) => (state.data?.making ? MAKING_MS : false),
  });

/** Starts a backup. */
export const startBackupMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...backupKey, "start"],
    mutationFn: () => api.call("startBackup"),
    onSettled: (_answer, _error, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: backupKey }),
  });
