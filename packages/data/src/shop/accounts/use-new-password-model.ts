import type { Notify } from "@shop/domain/notices.ts";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { newPasswordMutation } from "./queries.ts";
import type { NewPasswordView, Session } from "./view.ts";

/** The input of {@link useNewPasswordModel}. */
export interface NewPasswordModelInput {
  /** The token of the link; '' without one, undefined until the page is hydrated. */
  readonly token: string | undefined;
  readonly onNotice: Notify;
  /** Called with the new session: the caller stores it in session storage, forgets the token and navigates home. */
  readonly onSignedIn: (session: Session) => void;
}

/** The model of the page of a link to a new password. */
export function useNewPasswordModel({ token, onNotice, onSignedIn }: NewPasswordModelInput): NewPasswordView {
  const change = useSingleMutation(newPasswordMutation(useApi()), {
    onSuccess: (session) => {
      onNotice("passwordChanged");
      onSignedIn(session);
    },
  });
  const { error } = change;
  return {
    errors: fieldErrorsOf(error),
    submission: toSubmission(change, errorCodeOrMessage),
    expired:
      !change.isSuccess && (token === "" || (error instanceof RequestError && error.code === "link_expired")),
    onSubmit: ({ password }) => {
      if (token) change.submit({ token, password });
    },
  };
}
