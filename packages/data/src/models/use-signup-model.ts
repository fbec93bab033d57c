import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { Notify } from "@shop/contract/notices.ts";
import type { Submission } from "@shop/contract/state.ts";

import { useApi } from "../api-context.tsx";
import { ApiError, errorText } from "../api-error.ts";
import { requiredFields } from "../required-fields.ts";
import { useSubmission } from "../use-submission.ts";
import type { Session } from "./use-login-model.ts";

/** What is entered to sign up. */
export interface SignupEntry {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address1: string;
  readonly address2: string;
}

/** What the sign-up feeds on. */
export interface SignupModelInput {
  readonly onNotice: Notify;
  /** The caller keeps the session in session storage and goes home, history replaced. */
  readonly onSignedUp: (session: Session) => void;
}

/** What the sign-up page is fed. */
export interface SignupModel {
  /** Why fields are refused; a new object after each check. */
  readonly errors: Readonly<Record<string, string>>;
  readonly submission: Submission;
  readonly onSubmit: (entry: SignupEntry) => void;
}

/** Feeds the sign-up: name, email and password are required, and nothing about their form is checked here. */
export function useSignupModel({ onNotice, onSignedUp }: SignupModelInput): SignupModel {
  const api = useApi();
  const { errors, submission, submit } = useSubmission<SignupEntry>({
    check: ({ name, email, password }) => {
      const missing = requiredFields({ name: name.trim(), email: email.trim(), password });
      if (Object.keys(missing).length > 0) onNotice("signupFieldsMissing");
      return missing;
    },
    send: async (entry) => {
      const { status, user, token, errors: refused } = await api.register(entry);
      if (status && user) {
        onNotice("signedUp");
        onSignedUp({ user, token: token ?? null });
        return {};
      }
      const email = refused?.email;
      onNotice("signupRefused", { error: email ?? NO_ANSWER });
      return email ? { errors: { email } } : {};
    },
    fail: (error) => ({
      errors: error instanceof ApiError ? error.errors : {},
      failure: errorText(error),
    }),
  });
  return { errors, submission, onSubmit: submit };
}
