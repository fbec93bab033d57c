import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { endSessionMutation, sessionsQuery } from "./session-list.ts";
import { adminQuery } from "./session.ts";
import type { SessionsView } from "./sessions-view.ts";

/** The model of the sessions of an administrator; of the signed-in one for null. */
export function useSessionsModel(adminId: number | null, onNotice: Notify): SessionsView {
  const api = useApi();
  const me = useQuery(adminQuery(api));
  const id = adminId ?? me.data?.id ?? 0;
  const sessions = useQuery({ ...sessionsQuery(api, id), enabled: id > 0 });
  const ending = useSingleMutation(endSessionMutation(api, id), {
    onSuccess: () => onNotice("saved"),
  });
  return {
    sessions: toRemote(sessions),
    ending: toSubmission(ending, errorCodeOrMessage),
    onEnd: ending.submit,
  };
}
