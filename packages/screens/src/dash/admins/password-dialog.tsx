import type { AdminPasswordView } from "@shop/data/dash/admins/login-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { PasswordFields, usePasswordForm } from "./password-fields.tsx";

export interface PasswordDialogProps extends AdminPasswordView {
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

function PasswordForm({ errors, submission, onSubmit, onClose }: PasswordDialogProps) {
  const { shell } = useMessages("dashShell");
  const form = usePasswordForm(errors);
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      <PasswordFields form={form} />
      <SubmissionFailure submission={submission} />
      <DialogFooter>
        <Button size="lg" onClick={onClose}>
          <Sentence>{shell.cancel}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={shell.saving}>
          {shell.changePassword}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/** The dialog in which an administrator changes their own password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { shell } = useMessages("dashShell");
  const { close } = useMessages("common");
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent
        size="sm"
        title={shell.changePassword}
        description={shell.passwordText}
        closeLabel={close}
      >
        <PasswordForm {...props} />
      </DialogContent>
    </Dialog>
  );
}
