import type { DraftStore } from "@shop/data/draft-view.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import { useEffect, useEffectEvent } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { GenericSchema } from "valibot";

import { useFormDraft } from "../../form/use-form-draft.ts";
import { type SchemaForm, useSchemaForm } from "../../form/use-schema-form.ts";
import { useShortcut } from "./use-shortcut.ts";

/** Options of {@link useDialogForm}. */
export interface DialogFormOptions<Values extends FieldValues, Output> {
  readonly schema: GenericSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** The field that has the focus at first. */
  readonly firstField: FieldPath<Values>;
  /** The save command's name in the list of shortcuts. */
  readonly saveLabel: string;
  readonly errors: FieldErrors;
  /** Ignores Ctrl+S while an earlier save is pending. */
  readonly pending: boolean;
  readonly draft: DraftStore;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSubmit: (entry: Output) => void;
}

/** A form in a dialog of the dashboard: kept as a draft, saved by Ctrl+S, reporting unsaved changes while it is open. */
export function useDialogForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  firstField,
  saveLabel,
  errors,
  pending,
  draft,
  onDirty,
  onSubmit,
}: DialogFormOptions<Values, Output>): {
  readonly form: SchemaForm<Values, Output>;
  readonly submit: () => void;
} {
  const form = useSchemaForm(schema, { defaultValues, errors });
  useFormDraft(form, draft);
  const submit = () => void form.handleSubmit((entry) => onSubmit(entry))();
  useShortcut("mod+s", saveLabel, () => !pending && submit(), { everywhere: true });

  const { setFocus } = form;
  const { isDirty } = form.formState;
  // The form may come after the dialog, which has focused its close button meanwhile.
  useEffect(() => setFocus(firstField), [setFocus, firstField]);
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
  return { form, submit };
}
