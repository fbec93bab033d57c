import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { Notify } from "@shop/domain/notices.ts";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toSubmission } from "../../remote.ts";
import { RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { registerMutation } from "./queries.ts";
import type { Session, SignupView } from "./view.ts";

/** The input of {@link useSignupModel}. */
export interface SignupModelInput {
  readonly onNotice: Notify;
  /** Called after a sign-up: the caller stores the session in session storage and navigates home. */
  readonly onSignedUp: (session: Session) => void;
}

/** Whether the API answered with status false, which is worded by a notice. */
const isRejection = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 200;

/** The model of the sign-up screen. */
export function useSignupModel({ onNotice, onSignedUp }: SignupModelInput): SignupView {
  const signup = useSingleMutation(registerMutation(useApi()), {
    onSuccess: (session) => {
      onNotice("signedUp");
      onSignedUp(session);
    },
    onError: (error) => {
      if (isRejection(error)) onNotice("signupRefused", { error: error.errors["email"] ?? NO_ANSWER });
    },
  });
  return {
    errors: fieldErrorsOf(signup.error),
    submission: toSubmission({
      isPending: signup.isPending,
      error: isRejection(signup.error) ? null : signup.error,
    }),
    onSubmit: signup.submit,
    onInvalid: () => onNotice("signupFieldsMissing"),
  };
}
