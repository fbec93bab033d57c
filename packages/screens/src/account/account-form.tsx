import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode, RefObject } from "react";

import { SubmitButton } from "../parts/submit-button.tsx";
import { textIn } from "../parts/text-in.ts";

/** What an {@link AccountForm} takes. */
export interface AccountFormProps {
  readonly title: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submission: Submission;
  readonly submitLabel: string;
  /** What the button says while the form is on its way. */
  readonly pendingLabel: string;
  readonly onSubmit: (textOf: (name: string) => string) => void;
  /** What stands under the button. */
  readonly after: ReactNode;
  readonly children: ReactNode;
}

/** The frame of login and sign-up: one narrow column on the measuring grid. */
export function AccountForm({
  title,
  formRef,
  submission,
  submitLabel,
  pendingLabel,
  onSubmit,
  after,
  children,
}: AccountFormProps) {
  const errors = useMessages("errors");
  const pending = submission.status === "pending";
  return (
    <div className="measuring-grid border-line my-6 grid place-items-center rounded-lg border p-4 lg:my-10 lg:py-14">
      <form
        ref={formRef}
        method="post"
        noValidate
        className="border-line bg-surface grid w-full max-w-lg gap-5 rounded-lg border p-5 lg:p-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onSubmit(textIn(event.currentTarget));
        }}
      >
        <h1 className="text-2xl font-bold lg:text-3xl">{title}</h1>
        {children}
        {submission.status === "failed" && (
          <p role="alert" className="text-negative flex items-start gap-2">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            <span>{errorWords(errors, submission.error)}</span>
          </p>
        )}
        <SubmitButton pending={pending} pendingLabel={pendingLabel}>
          <span className="inline-block first-letter:uppercase">{submitLabel}</span>
        </SubmitButton>
        <p className="border-line flex flex-wrap items-center gap-x-3 border-t pt-3">{after}</p>
      </form>
    </div>
  );
}
