import { ownPasswordSchema } from "@shop/contract/admins/two-factor.ts";
import type { PasswordStepView } from "@shop/data/dash/admins/two-factor-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { Form } from "../../form/form.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Sentence } from "../shared/value/sentence.tsx";

export interface PasswordStepProps extends PasswordStepView {
  /** What the password confirms, as its button says it. */
  readonly command: string;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The form in which an administrator confirms a step by the password. */
export function PasswordStep({ errors, submission, onSubmit, command, onClose }: PasswordStepProps) {
  const { shell } = useMessages("dashShell");
  const form = useSchemaForm(ownPasswordSchema, { defaultValues: { password: "" }, errors });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      <PasswordField
        {...form.field("password")}
        label={shell.currentPassword}
        required
        autoComplete="current-password"
      />
      <SubmissionFailure {...{ submission, form, errors }} />
      <DialogFooter>
        <Button size="lg" onClick={onClose}>
          <Sentence>{shell.cancel}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={shell.saving}>
          {command}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
