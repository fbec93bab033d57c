import type { User } from "@shop/contract/entities/user.ts";
import type { Notify } from "@shop/contract/notices.ts";
import type { Submission } from "@shop/contract/state.ts";

import { useApi } from "../api-context.tsx";
import { errorText } from "../api-error.ts";
import { requiredFields } from "../required-fields.ts";
import { useSubmission } from "../use-submission.ts";

/** Somebody who is signed in. */
export interface Session {
  readonly user: User;
  /** The bearer token; null where the shop gave none. */
  readonly token: string | null;
}

/** What is entered to log in. */
export interface LoginEntry {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** What the login feeds on. */
export interface LoginModelInput {
  readonly onNotice: Notify;
  /** The caller keeps the session (with `remember` in local, else in session storage) and goes home, history replaced. */
  readonly onLoggedIn: (session: Session, remember: boolean) => void;
}

/** What the login page is fed. */
export interface LoginModel {
  /** Why fields are refused; a new object after each check. */
  readonly errors: Readonly<Record<string, string>>;
  readonly submission: Submission;
  readonly onSubmit: (entry: LoginEntry) => void;
}

/** Feeds the login: it succeeds only with status true and a user; anything else says so. */
export function useLoginModel({ onNotice, onLoggedIn }: LoginModelInput): LoginModel {
  const api = useApi();
  const { errors, submission, submit } = useSubmission<LoginEntry>({
    check: ({ email, password }) => {
      const missing = requiredFields({ email: email.trim(), password });
      if (Object.keys(missing).length > 0) onNotice("loginFailed");
      return missing;
    },
    send: async ({ email, password, remember }) => {
      const { status, user, token } = await api.login({ email: email.trim(), password, remember });
      if (status && user) {
        onNotice("loggedIn");
        onLoggedIn({ user, token: token ?? null }, remember);
        return {};
      }
      onNotice("loginFailed");
      return { failure: "wrong_credentials" };
    },
    fail: (error) => {
      onNotice("loginFailed");
      return { failure: errorText(error) };
    },
  });
  return { errors, submission, onSubmit: submit };
}
