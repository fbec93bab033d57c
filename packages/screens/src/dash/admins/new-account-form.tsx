import { newAccountSchema } from "@shop/contract/admins/admin-account.ts";
import type { AdminAccountsView } from "@shop/data/dash/admins/view.ts";
import { rightsOfPreset } from "@shop/domain/admins/rights.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { useWatch } from "react-hook-form";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { EmailField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { Sentence } from "../shared/value/sentence.tsx";
import { RightsFields } from "./rights-fields.tsx";

export interface NewAccountFormProps extends Pick<AdminAccountsView, "creation"> {
  /** Called when the form is cancelled. */
  readonly onClose: () => void;
}

/** The form of a new administrator, whose password the server generates. */
export function NewAccountForm({ creation, onClose }: NewAccountFormProps) {
  const texts = useMessages("dashAdmins");
  const { errors, submission, onSubmit } = creation;
  const form = useSchemaForm(newAccountSchema, {
    defaultValues: { email: "", role: "staff", rights: [...rightsOfPreset.sales] },
    errors,
  });
  const [role, rights = []] = useWatch({ control: form.control, name: ["role", "rights"] });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      <EmailField {...form.field("email")} label={texts.email} required autoComplete="off" />
      <RightsFields
        value={{ role, rights }}
        onChange={(next) => {
          form.setValue("role", next.role, { shouldDirty: true });
          form.setValue("rights", [...next.rights], { shouldDirty: true });
        }}
      />
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
