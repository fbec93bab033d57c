import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "./session.ts";

/** Query and mutation keys of the sessions of an administrator. */
const sessionKeys = {
  of: (adminId: number) => [...adminKeys.all, "sessions", adminId],
  end: () => [...adminKeys.all, "sessions", "end"],
} as const;

/** The live sessions of an administrator; those of others for owners. */
export const sessionsQuery = (api: Api, adminId: number) =>
  queryOptions({
    queryKey: sessionKeys.of(adminId),
    queryFn: async ({ signal }) => (await api.call("listSessions", { params: { id: adminId }, signal })).data,
  });

/** Ends one session of an administrator, or all but the own one for null. */
export const endSessionMutation = (api: Api, adminId: number) =>
  mutationOptions({
    mutationKey: sessionKeys.end(),
    mutationFn: (sessionId: number | null) =>
      sessionId === null
        ? api.call("endSessions", { params: { id: adminId } })
        : api.call("endSession", { params: { id: adminId, sessionId } }),
    onSuccess: ({ data }, _sessionId, _result, { client }) =>
      client.setQueryData(sessionKeys.of(adminId), data),
  });
