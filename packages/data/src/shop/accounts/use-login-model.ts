import type { Notify } from "@shop/domain/notices.ts";

import { useApi } from "../../api-context.tsx";
import { noFieldErrors, toSubmission } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { loginMutation } from "./queries.ts";
import type { LoginView, Session } from "./view.ts";

/** The input of {@link useLoginModel}. */
export interface LoginModelInput {
  readonly onNotice: Notify;
  /** Called after a login: the caller stores the session, in local storage with `remember`, and navigates home. */
  readonly onLoggedIn: (session: Session, remember: boolean) => void;
}

/** The model of the login screen. */
export function useLoginModel({ onNotice, onLoggedIn }: LoginModelInput): LoginView {
  const login = useSingleMutation(loginMutation(useApi()), {
    onSuccess: (session, { remember = false }) => {
      onNotice("loggedIn");
      onLoggedIn(session, remember);
    },
    onError: () => onNotice("loginFailed"),
  });
  return {
    errors: noFieldErrors,
    submission: toSubmission(login),
    onSubmit: login.submit,
    onInvalid: () => onNotice("loginFailed"),
  };
}
