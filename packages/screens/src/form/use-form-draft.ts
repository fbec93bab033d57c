import type { DraftStore } from "@shop/data/draft-view.ts";
import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";

import type { SchemaForm } from "./use-schema-form.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The texts of a form's own text fields that a draft has stored. */
export const storedTexts = (values: FieldValues, stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && typeof values[entry[0]] === "string",
    ),
  );

/** A value with what a draft has stored of it: texts and choices, those of groups and of lists of groups too; what has another shape stays as it is. */
function restored(value: unknown, stored: unknown): unknown {
  if (isRecord(value)) return isRecord(stored) ? { ...value, ...restoredFields(value, stored) } : value;
  if (Array.isArray(value)) {
    const first: unknown = value.at(0);
    return Array.isArray(stored) && isRecord(first) ? stored.map((one) => restored(first, one)) : value;
  }
  const isText = typeof value === "string" || typeof value === "boolean";
  return isText && typeof stored === typeof value ? stored : value;
}

const restoredFields = (values: FieldValues, stored: unknown): FieldValues =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(values)
          .filter(([field]) => stored[field] !== undefined)
          .map(([field, value]) => [field, restored(value, stored[field])]),
      )
    : {};

/**
 * Keeps what is entered into a form in a draft, so that it survives a reload or a new login. A stored draft is restored when the form is opened
 * and counts as unsaved changes; the caller clears it after saving or discarding. Pass a stable `draft`.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  draft: DraftStore,
): void {
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const fields = restoredFields(getValues(), draft.read());
    if (Object.keys(fields).length > 0) reset({ ...getValues(), ...fields }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [draft, getValues, reset, subscribe]);
}
