import { adminKeys } from "@shop/data/admin/session.ts";
import { isUnauthorized } from "@shop/data/request-error.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { clearAdminMarker } from "../session/admin-marker.ts";
import { loginAddressFor } from "./return-address.ts";

const SESSION_ENDED = { sessionEnded: true } as const;

/** Whether the state of a navigation to the login says that a session has ended in mid-work. */
export const hasSessionEnded = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "sessionEnded" in state && state.sessionEnded === true;

/**
 * Leads to the login, and from there back to this address, as soon as a query or mutation is answered with 401. Forms keep what was
 * entered as drafts.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const end = useEffectEvent(() => {
    clearAdminMarker();
    void navigate(loginAddressFor(pathname + search), { replace: true, state: SESSION_ENDED });
  });

  useEffect(() => {
    const onEvent = (event: {
      readonly type: string;
      readonly action?: { readonly type: string; readonly error?: unknown };
    }) => {
      if (event.type !== "updated" || event.action?.type !== "error" || !isUnauthorized(event.action.error))
        return;
      end();
    };
    const unsubscribe = [
      queryClient.getQueryCache().subscribe(onEvent),
      queryClient.getMutationCache().subscribe(onEvent),
    ];
    return () => {
      for (const stop of unsubscribe) stop();
      // Data of one administrator's session is not shown in the next one.
      queryClient.removeQueries({ queryKey: adminKeys.all });
    };
  }, [queryClient]);
}
