import type { Submission } from "@shop/contract/state.ts";
import { useRef, useState } from "react";

import { errorText } from "./api-error.ts";

/** Why fields are refused, as codes. */
export type FieldErrors = Readonly<Record<string, string>>;

/** That no field is refused. */
export type NoErrors = Readonly<Record<string, never>>;

/** What came of sending: with neither of these all is well. */
export interface Outcome<Errors> {
  /** Why fields are refused. */
  readonly errors?: Errors;
  /** Why the whole failed: a text, or a key or code that i18n has words for. */
  readonly failure?: string;
}

/** The steps of a submission; each says its own notices. */
export interface SubmissionSteps<Entry, Errors extends object> {
  /** Why fields are refused before anything is sent; `{}` where none is. */
  readonly check?: (entry: Entry) => Errors;
  /** Sends what was entered. */
  readonly send: (entry: Entry) => Promise<Outcome<Errors>>;
  /** What a sending that threw came to; without it, a failure in the error's own words. */
  readonly fail?: (error: unknown, entry: Entry) => Outcome<Errors>;
}

/** A form that is sent, as a screen is told it. */
export interface SubmissionControl<Entry, Errors extends object> {
  /** Why fields are refused; a new object after each check. */
  readonly errors: Errors | NoErrors;
  readonly submission: Submission;
  /** Checks and sends what was entered; does nothing while a sending is on its way. */
  readonly submit: (entry: Entry) => void;
}

const noErrors: NoErrors = {};
const textOfFailure = (error: unknown): Outcome<never> => ({ failure: errorText(error) });

/**
 * Sends a form once at a time: checks it here, sends it, and tells which fields are refused or that the whole failed. A check
 * that refuses leaves what the sending before came to.
 */
export function useSubmission<Entry, Errors extends object = FieldErrors>({
  check,
  send,
  fail = textOfFailure,
}: SubmissionSteps<Entry, Errors>): SubmissionControl<Entry, Errors> {
  const [errors, setErrors] = useState<Errors | NoErrors>(noErrors);
  const [submission, setSubmission] = useState<Submission>({ status: "idle" });
  const sending = useRef(false);

  const outcomeOf = async (entry: Entry): Promise<Outcome<Errors>> => {
    try {
      return await send(entry);
    } catch (error) {
      return fail(error, entry);
    }
  };

  const submit = async (entry: Entry): Promise<void> => {
    if (sending.current) return;
    const refused = check ? check(entry) : noErrors;
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    sending.current = true;
    setSubmission({ status: "pending" });
    const { errors: faults, failure } = await outcomeOf(entry);
    if (faults) setErrors(faults);
    setSubmission(failure === undefined ? { status: "idle" } : { status: "failed", error: failure });
    sending.current = false;
  };

  return { errors, submission, submit: (entry) => void submit(entry) };
}
