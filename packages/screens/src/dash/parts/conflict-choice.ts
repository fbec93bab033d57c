import type { FieldChange } from "@shop/contract/history/history.ts";

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

/** The fields among all whose values differ. */
export const conflictingFields = (fields: readonly ConflictingField[]): readonly ConflictingField[] =>
  fields.filter(({ yours, theirs }) => !isSame(yours, theirs));

/** The value to start from: theirs where only they changed it, otherwise yours. */
export const suggestedChoice = ({ opened, yours }: ConflictingField): Keep =>
  isSame(opened, yours) ? "theirs" : "yours";
