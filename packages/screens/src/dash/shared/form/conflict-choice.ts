import type { FieldChange } from "@shop/contract/history/history.ts";

/** The fields of a form by their names in the API, with values as people read them. */
export type ShownFields = Readonly<Record<string, FieldChange["old"] | undefined>>;

/** A field whose value two people have saved differently. */
export interface ConflictingField {
  /** The field's name in the API, by which its value is formatted. */
  readonly field: string;
  /** The value that the form was opened with. */
  readonly opened: FieldChange["old"];
  readonly yours: FieldChange["old"];
  readonly theirs: FieldChange["old"];
}

/** Whose value of a field is kept. */
export type Keep = "yours" | "theirs";

const normalize = (value: FieldChange["old"]): string => String(value ?? "").trim();

const isSame = (one: FieldChange["old"], other: FieldChange["old"]): boolean =>
  normalize(one) === normalize(other);

/** The fields whose values differ; a version is no field that people compare. */
export const conflictingFields = (
  opened: ShownFields,
  yours: ShownFields,
  theirs: ShownFields,
): readonly ConflictingField[] =>
  Object.keys(theirs)
    .map((field) => ({
      field,
      opened: opened[field] ?? null,
      yours: yours[field] ?? null,
      theirs: theirs[field] ?? null,
    }))
    .filter((one) => one.field !== "version" && !isSame(one.yours, one.theirs));

/** The value to start from: theirs where only they changed it, otherwise yours. */
export const suggestedChoice = ({ opened, yours }: ConflictingField): Keep =>
  isSame(opened, yours) ? "theirs" : "yours";
