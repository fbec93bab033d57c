import type { FieldErrors, Submission } from "@shop/data/view.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";

import { FormFailure } from "../../form/form-failure.tsx";
import { Form } from "../../form/form.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import { FaultCount } from "./fault-count.tsx";
import { Sentence } from "./sentence.tsx";

/** Props of {@link EntityForm}. */
interface EntityFormProps<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  /** Errors by field that the server reported. */
  readonly errors: FieldErrors;
  readonly submission: Submission;
  /** Texts of the buttons. */
  readonly texts: { readonly close: string; readonly save: string; readonly saving: string };
  readonly onSubmit: (entry: Output) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of an entity in a dialog: its fields, why it could not be saved where no field says so, and the buttons that close and save. */
export function EntityForm<Values extends FieldValues, Output>({
  form,
  errors,
  submission,
  texts,
  onSubmit,
  onClose,
  children,
}: EntityFormProps<Values, Output>) {
  const errorTexts = useMessages("errors");
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      {children}
      {submission.status === "failed" && !form.hasPlaceFor(errors) && (
        <FormFailure>{errorWords(errorTexts, submission.error)}</FormFailure>
      )}
      <DialogFooter className="items-center">
        <FaultCount errors={form.formState.errors} />
        <Button size="lg" onClick={onClose}>
          <Sentence>{texts.close}</Sentence>
        </Button>
        <SubmitButton pending={pending} pendingLabel={texts.saving}>
          <Sentence>{texts.save}</Sentence>
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
