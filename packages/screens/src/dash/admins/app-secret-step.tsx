import { twoFactorCodeSchema } from "@shop/contract/admins/two-factor.ts";
import type { AppSecret, TwoFactorView } from "@shop/data/dash/admins/two-factor-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { CopyField } from "../../shared/copy-field.tsx";
import { Sentence } from "../shared/value/sentence.tsx";
import { QrCode } from "./qr-code.tsx";

export interface AppSecretStepProps extends AppSecret {
  /** Completes the set-up by a code of the app. */
  readonly confirmation: TwoFactorView["confirmation"];
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The step in which an app gets the secret, by camera or typed, and shows by a code that it has it. */
export function AppSecretStep({ secret, address, confirmation, onClose }: AppSecretStepProps) {
  const { twoFactor: texts } = useMessages("dashSecurity");
  const { shell } = useMessages("dashShell");
  const { errors, submission, onSubmit } = confirmation;
  const form = useSchemaForm(twoFactorCodeSchema, { defaultValues: { code: "" }, errors });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      <p>{texts.scan}</p>
      <div className="justify-self-center">
        <QrCode text={address} label={texts.qr} />
      </div>
      <CopyField label={texts.secret} text={secret.replaceAll(/(.{4})(?=.)/g, "$1 ")} />
      <TextField
        {...form.field("code")}
        label={texts.code}
        hint={texts.codeHint}
        required
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmissionFailure {...{ submission, form, errors }} />
      <DialogFooter>
        <Button size="lg" onClick={onClose}>
          <Sentence>{shell.cancel}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={shell.saving}>
          {texts.confirm}
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
