import type { DraftStore } from "@shop/data/draft-view.ts";
import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";

import type { SchemaForm } from "./use-schema-form.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts of a form's own text fields that a draft has stored. */
export const storedTexts = (values: FieldValues, stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && typeof values[entry[0]] === "string",
    ),
  );

/**
 * Keeps what is entered into a form's text fields in a draft, so that it survives a reload or a new login. A stored draft is restored
 * when the form is opened and counts as unsaved changes; the caller clears it after saving or discarding. Pass a stable `draft`.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  draft: DraftStore,
): void {
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const texts = storedTexts(getValues(), draft.read());
    if (Object.keys(texts).length > 0) reset({ ...getValues(), ...texts }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [draft, getValues, reset, subscribe]);
}
