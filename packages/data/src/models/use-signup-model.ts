import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { Notify } from "@shop/contract/notices.ts";
import type { Submission } from "@shop/contract/state.ts";
import { useRef, useState } from "react";

import { useApi } from "../api-context.tsx";
import { ApiError, errorText } from "../api-error.ts";
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

const noErrors: Readonly<Record<string, string>> = {};

/** Feeds the sign-up: name, email and password are required, and nothing about their form is checked here. */
export function useSignupModel({ onNotice, onSignedUp }: SignupModelInput): SignupModel {
  const api = useApi();
  const [errors, setErrors] = useState(noErrors);
  const [submission, setSubmission] = useState<Submission>({ status: "idle" });
  const sending = useRef(false);

  const send = async (entry: SignupEntry): Promise<Submission> => {
    try {
      const { status, user, token, errors: refused } = await api.register(entry);
      if (status && user) {
        onNotice("signedUp");
        onSignedUp({ user, token: token ?? null });
        return { status: "idle" };
      }
      const email = refused?.email;
      if (email) setErrors({ email });
      onNotice("signupRefused", { error: email ?? NO_ANSWER });
      return { status: "idle" };
    } catch (error) {
      const faults = error instanceof ApiError ? error.errors : noErrors;
      setErrors(faults);
      return { status: "failed", error: errorText(error) };
    }
  };

  return {
    errors,
    submission,
    onSubmit: (entry) => {
      if (sending.current) return;
      const missing = [
        ...(entry.name.trim() ? [] : ["name"]),
        ...(entry.email.trim() ? [] : ["email"]),
        ...(entry.password ? [] : ["password"]),
      ];
      setErrors(Object.fromEntries(missing.map((field) => [field, "required"])));
      if (missing.length > 0) {
        onNotice("signupFieldsMissing");
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
