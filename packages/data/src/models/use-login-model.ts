import type { User } from "@shop/contract/entities/user.ts";
import type { Notify } from "@shop/contract/notices.ts";
import type { Submission } from "@shop/contract/state.ts";
import { useRef, useState } from "react";

import { useApi } from "../api-context.tsx";
import { errorText } from "../api-error.ts";

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

const noErrors: Readonly<Record<string, string>> = {};

/** Feeds the login: it succeeds only with status true and a user; anything else says so. */
export function useLoginModel({ onNotice, onLoggedIn }: LoginModelInput): LoginModel {
  const api = useApi();
  const [errors, setErrors] = useState(noErrors);
  const [submission, setSubmission] = useState<Submission>({ status: "idle" });
  const sending = useRef(false);

  const send = async ({ email, password, remember }: LoginEntry): Promise<Submission> => {
    try {
      const { status, user, token } = await api.login({ email: email.trim(), password, remember });
      if (status && user) {
        onNotice("loggedIn");
        onLoggedIn({ user, token: token ?? null }, remember);
        return { status: "idle" };
      }
      onNotice("loginFailed");
      return { status: "failed", error: "wrong_credentials" };
    } catch (error) {
      onNotice("loginFailed");
      return { status: "failed", error: errorText(error) };
    }
  };

  return {
    errors,
    submission,
    onSubmit: (entry) => {
      if (sending.current) return;
      const missing = [...(entry.email.trim() ? [] : ["email"]), ...(entry.password ? [] : ["password"])];
      setErrors(Object.fromEntries(missing.map((field) => [field, "required"])));
      if (missing.length > 0) {
        onNotice("loginFailed");
        return;
      }
      sending.current = true;
      setSubmission({ status: "pending" });
      void (async () => {
        setSubmission(await send(entry));
        sending.current = false;
      })();
    },
  };
}
