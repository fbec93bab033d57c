import { savedFilterFormSchema } from "@shop/contract/saved-filters/saved-filter-form.ts";
import { SAVED_FILTER_NAME_MAX_LENGTH } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useEffect } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import type { SavedFiltersPanelProps } from "./saved-filters-panel.tsx";

/** Saves what the list shows under a name. */
export function SaveFilterForm({
  creation: { submission, errors, saved, onSubmit },
  query,
}: Pick<SavedFiltersPanelProps, "creation" | "query">) {
  const { savedFilters: texts } = useMessages("dashShell");
  const form = useSchemaForm<{ name: string }, { name: string }>(savedFilterFormSchema, {
    defaultValues: { name: "" },
    errors,
  });
  const { reset } = form;
  useEffect(() => {
    if (saved) reset();
  }, [saved, reset]);
  const pending = submission.status === "pending";
  if (query === "") return <p className="text-muted text-sm">{texts.nothingToSave}</p>;
  return (
    <Form
      form={form}
      pending={pending}
      onSubmit={({ name }) => onSubmit({ name, query })}
      className="border-line grid gap-3 border-t pt-4"
    >
      <TextField
        {...form.field("name")}
        label={texts.name}
        hint={texts.replaces}
        maxLength={SAVED_FILTER_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <SubmissionFailure {...{ submission, form, errors }} />
      <Button type="submit" variant="signal" aria-disabled={pending || undefined}>
        {pending ? <Spinner label={texts.saving} showLabel /> : texts.save}
      </Button>
    </Form>
  );
}
