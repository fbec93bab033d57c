import type { Admin } from "@shop/contract/accounts/user.ts";
import {
  adminKeys,
  isForbidden,
  needsPasswordChange,
  needsTwoFactor,
} from "@shop/data/dash/admins/session.ts";
import { isUnauthorized } from "@shop/data/request-error.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";

import { clearAdminMarker } from "../../admin-marker.ts";
import { firstPasswordAddressFor, loginAddressFor } from "./return-address.ts";

/** What the signed-in administrator has to do before anything else. */
type MustDo = Partial<Pick<Admin, "must_change_password" | "must_set_up_two_factor">>;

const isSecurityPage = (address: string): boolean => address.startsWith(dashPages.security.path);

const SESSION_ENDED = { sessionEnded: true } as const;

/** Whether the state of a navigation to the login says that a session has ended in mid-work. */
export const hasSessionEnded = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "sessionEnded" in state && state.sessionEnded === true;

/**
 * Leads to the login as soon as a query or mutation is answered with 401, and to the change of the password as soon as one is refused because
 * the password is a generated one, or the administrator says so; likewise to the set-up of a second factor that is required. A refusal for lack of a right reads the rights again. Login and change lead to `back` afterwards. Forms keep what was entered as drafts.
 */
export function useSessionEnd(
  back: string,
  {
    must_change_password: mustChangePassword = false,
    must_set_up_two_factor: mustSetUpTwoFactor = false,
  }: MustDo = {},
): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const askForPassword = useEffectEvent(() => {
    void navigate(firstPasswordAddressFor(back), { replace: true });
  });
  const askForTwoFactor = useEffectEvent(() => {
    if (!isSecurityPage(back)) void navigate(dashPages.security.path, { replace: true });
  });
  const follow = useEffectEvent((error: unknown) => {
    if (isUnauthorized(error)) {
      clearAdminMarker();
      void navigate(loginAddressFor(back), { replace: true, state: SESSION_ENDED });
    } else if (needsPasswordChange(error)) askForPassword();
    else if (needsTwoFactor(error)) askForTwoFactor();
    // Rights may have been taken since they were read.
    else if (isForbidden(error)) void queryClient.invalidateQueries({ queryKey: adminKeys.me() });
  });

  useEffect(() => {
    if (mustChangePassword) askForPassword();
  }, [mustChangePassword]);
  // On every page: the address decides whether there is something to do.
  const isElsewhere = mustSetUpTwoFactor && !isSecurityPage(back);
  useEffect(() => {
    if (isElsewhere) askForTwoFactor();
  }, [isElsewhere]);

  useEffect(() => {
    const onEvent = (event: {
      readonly type: string;
      readonly action?: { readonly type: string; readonly error?: unknown };
    }) => {
      if (event.type === "updated" && event.action?.type === "error") follow(event.action.error);
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
