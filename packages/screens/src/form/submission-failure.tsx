import type { FieldErrors, Submission } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";

import { FormFailure } from "./form-failure.tsx";

export interface SubmissionFailureProps {
  /** The request whose failure is shown. */
  readonly submission: Submission;
  /** The form that was submitted, where it shows `errors` at its fields. */
  readonly form?: { readonly hasPlaceFor: (errors: FieldErrors) => boolean };
  /** Errors by field that the server reported; none by default. */
  readonly errors?: FieldErrors;
}

const noErrors: FieldErrors = {};

/** Announces why a submission failed, unless the form's fields say so. */
export function SubmissionFailure({ submission, form, errors = noErrors }: SubmissionFailureProps) {
  const words = useMessages("errors");
  if (submission.status !== "failed" || form?.hasPlaceFor(errors)) return null;
  return <FormFailure>{errorWords(words, submission.error)}</FormFailure>;
}
