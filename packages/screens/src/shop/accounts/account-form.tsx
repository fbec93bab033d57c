import type { FieldErrors, Submission } from "@shop/data/view.ts";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import { accountColumn, AccountFrame, accountHeading } from "./account-panel.tsx";

export interface AccountFormProps<Values extends FieldValues, Output> {
  /** The page's main heading. */
  readonly title: string;
  /** The form from `useSchemaForm`, which validates the fields. */
  readonly form: SchemaForm<Values, Output>;
  /** State of the request: pending blocks another submit, a failure shows its error above the button. */
  readonly submission: Submission;
  /** The button's text while nothing is pending. */
  readonly submitLabel: string;
  /** The button's text while the submit is pending. */
  readonly pendingLabel: string;
  /** Called with the schema's output on a valid submit. */
  readonly onSubmit: (values: Output) => void;
  /** Called instead of `onSubmit` with the errors by field where the form is invalid; its fields show them all the same. */
  readonly onInvalid?: (errors: FieldErrors) => void;
  /** What the form is for, below the heading; none by default. */
  readonly intro?: string;
  /** What stands under the button. */
  readonly after?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of login, sign-up and forgotten passwords. */
export function AccountForm<Values extends FieldValues, Output>({
  title,
  intro,
  form,
  submission,
  submitLabel,
  pendingLabel,
  onSubmit,
  onInvalid,
  after,
  children,
}: AccountFormProps<Values, Output>) {
  const pending = submission.status === "pending";
  return (
    <AccountFrame>
      <Form form={form} pending={pending} onSubmit={onSubmit} onInvalid={onInvalid} className={accountColumn}>
        <h1 className={accountHeading}>{title}</h1>
        {intro && <p>{intro}</p>}
        <RequiredHint />
        {children}
        <SubmissionFailure submission={submission} />
        <SubmitButton pending={pending} pendingLabel={pendingLabel}>
          <span className="inline-block first-letter:uppercase">{submitLabel}</span>
        </SubmitButton>
        {after && (
          <div className="border-line flex flex-wrap items-center gap-x-3 border-t pt-3">{after}</div>
        )}
      </Form>
    </AccountFrame>
  );
}
