import { fieldValues, type RowOf } from "../history/fields.ts";
import type { ListRow } from "./list-rows.ts";

/** The fields of a list's form with their columns. */
export type ListFields = Readonly<Record<string, string>>;

/** The values of a form's fields in a row. */
export type FormOf<Row, Fields extends ListFields> = {
  readonly [F in keyof Fields]: Row[Fields[F] & keyof Row];
};

/** An entry of a list on the wire: the fields of its form, and what the list shows beside them. */
export type EntryOf<Row, Fields extends ListFields, Shown> = FormOf<Row, Fields> &
  Shown & { readonly id: number; readonly version: number; readonly deleted_at: string | null };

/** Maps a row to the wire. */
export function toEntry<Row extends ListRow & RowOf<Row, Fields>, Fields extends ListFields, Shown>(
  fields: Fields,
  row: Row,
  shown: Shown,
): EntryOf<Row, Fields, Shown>;
export function toEntry(
  fields: ListFields,
  row: ListRow & Readonly<Record<string, unknown>>,
  shown: object,
): object {
  return {
    id: row.id,
    ...fieldValues(fields, row),
    ...shown,
    version: row.version,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}
