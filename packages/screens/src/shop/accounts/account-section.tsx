import type { AccountChangeView } from "@shop/data/shop/accounts/view.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";

export interface AccountSectionProps<Values extends FieldValues, Output> extends Pick<
  AccountChangeView<Output>,
  "submission" | "saved" | "onSubmit"
> {
  readonly title: string;
  /** What the form does. */
  readonly hint: string;
  /** The form from `useSchemaForm`, which validates the fields. */
  readonly form: SchemaForm<Values, Output>;
  /** The button's text, and while the request is pending. */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** What is said once it is saved. */
  readonly savedLabel: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Classes of a section of the page of an account. */
export const accountCard = "border-line bg-surface grid gap-5 rounded-md border p-4 lg:p-6";

/** A form of the page of an account. */
export function AccountSection<Values extends FieldValues, Output>({
  title,
  hint,
  form,
  submission,
  saved,
  submitLabel,
  pendingLabel,
  savedLabel,
  onSubmit,
  children,
}: AccountSectionProps<Values, Output>) {
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className={accountCard}>
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-muted mt-1 text-sm">{hint}</p>
      </div>
      {children}
      <SubmissionFailure submission={submission} />
      <output className="text-positive flex items-center gap-2 empty:hidden">
        {saved > 0 && submission.status === "idle" && !form.formState.isDirty && (
          <>
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {savedLabel}
          </>
        )}
      </output>
      <SubmitButton pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
