import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { GenericSchema } from "valibot";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { SubmitButton } from "../../../form/submit-button.tsx";
import { useFormDraft } from "../../../form/use-form-draft.ts";
import { type SchemaForm, useSchemaForm } from "../../../form/use-schema-form.ts";
import { useShortcut } from "../use-shortcut.ts";
import { FaultCount } from "../value/fault-count.tsx";
import { Sentence } from "../value/sentence.tsx";
import { conflictingFields, type ShownFields } from "./conflict-choice.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import type { EntityFormView } from "./entity-dialog.tsx";

interface EntityFormProps<Entity, Values extends FieldValues, Output> extends EntityFormView<Entity, Output> {
  readonly schema: GenericSchema<Values, Output>;
  /** Every field with the value that the form starts with; `entity` is null for a new one. */
  readonly valuesOf: (entity: Entity | null) => Required<Values> & DefaultValues<Values>;
  /** The fields that a conflict compares, by name, as people read them; `stored` has the pictures that the values leave as they are. */
  readonly shownOf?: (values: Values, stored: Entity | null) => ShownFields;
  /** The field that has the focus at first. */
  readonly firstField: FieldPath<Values>;
  /** Texts of the buttons. */
  readonly texts: { readonly close: string; readonly save: string; readonly saving: string };
  /** Renders the fields. */
  readonly children: (form: SchemaForm<Values, Output>) => ReactNode;
}

const noFields = (): ShownFields => ({});

/**
 * The form of an entity in a dialog: its fields, why it could not be saved where no field says so, and the buttons that close and save; after a
 * conflict the choice of values in their place. It is kept as a draft, saved by Ctrl+S, and reports unsaved changes while it is open.
 */
export function EntityForm<Entity, Values extends FieldValues, Output>({
  schema,
  valuesOf,
  shownOf = noFields,
  firstField,
  texts,
  opened,
  conflict,
  errors,
  submission,
  draft,
  onSubmit,
  onDirty,
  onClose,
  children,
}: EntityFormProps<Entity, Values, Output>) {
  const pending = submission.status === "pending";
  const [handled, setHandled] = useState<Entity | null>(null);
  const form = useSchemaForm(schema, { defaultValues: valuesOf(opened), errors });
  useFormDraft(form, draft);
  const submit = () => void form.handleSubmit((entry) => onSubmit(entry))();
  useShortcut("mod+s", texts.save, () => !pending && submit(), { everywhere: true });

  const { setFocus } = form;
  const { isDirty } = form.formState;
  // The form may come after the dialog, which has focused its close button meanwhile.
  useEffect(() => setFocus(firstField), [setFocus, firstField]);
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);

  if (conflict && conflict !== handled) {
    const yours = form.getValues();
    const theirs = valuesOf(conflict);
    return (
      <ConflictPanel
        fields={conflictingFields(
          shownOf(valuesOf(opened), opened),
          shownOf(yours, conflict),
          shownOf(theirs, conflict),
        )}
        onKeep={(kept) => {
          setHandled(conflict);
          // Whether a stored picture is removed belongs to the field of the picture.
          const taken = Object.entries(theirs).filter(
            ([name]) => name === "version" || kept[name.replace(/^remove_/, "")] === "theirs",
          );
          form.reset({ ...yours, ...Object.fromEntries(taken) }, { keepDefaultValues: true });
          submit();
        }}
        onBack={() => setHandled(conflict)}
      />
    );
  }
  return (
    <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
      {children(form)}
      <SubmissionFailure {...{ submission, form, errors }} />
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
