import { adminRoles } from "@shop/contract/accounts/user.ts";
import { newAccountSchema } from "@shop/contract/admins/admin-account.ts";
import type { AdminAccountsView } from "@shop/data/dash/admins/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { Form } from "../../form/form.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { EmailField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Sentence } from "../parts/sentence.tsx";

/** Props of {@link NewAccountForm}. */
export interface NewAccountFormProps extends Pick<AdminAccountsView, "creation"> {
  /** Called when the form is cancelled. */
  readonly onClose: () => void;
}

/** The form of a new administrator, whose password the server generates. */
export function NewAccountForm({ creation, onClose }: NewAccountFormProps) {
  const texts = useMessages("dashAdmins");
  const { roles } = useMessages("dashShell").shell;
  const { errors, submission, onSubmit } = creation;
  const form = useSchemaForm(newAccountSchema, { defaultValues: { email: "", role: "staff" }, errors });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      <EmailField {...form.field("email")} label={texts.email} required autoComplete="off" />
      <SelectField {...form.field("role")} label={texts.role} required>
        {adminRoles.toReversed().map((role) => (
          <option key={role} value={role}>
            {roles[role]}
          </option>
        ))}
      </SelectField>
      <SubmissionFailure {...{ submission, form, errors }} />
      <DialogFooter>
        <Button size="lg" onClick={onClose}>
          <Sentence>{texts.cancel}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={texts.saving}>
          <Sentence>{texts.save}</Sentence>
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
