/** The names of an entity's fields, as forms and the change history have them, with the columns that store them. */
type FieldColumns = Readonly<Record<string, string>>;

/** The part of a row that has the values of fields. */
export type RowOf<Row, C extends FieldColumns> = Pick<Row, C[keyof C] & keyof Row>;

/** The values of fields, by their names, in a row. */
export function fieldValues<C extends FieldColumns, R extends Readonly<Record<C[keyof C], unknown>>>(
  columns: C,
  row: R,
): { readonly [F in keyof C]: R[C[F]] };
export function fieldValues(columns: FieldColumns, row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]]));
}

/** The columns that store values of fields. */
export function columnValues<C extends FieldColumns, V extends Readonly<Record<keyof C, unknown>>>(
  columns: C,
  values: V,
): { [F in keyof C as C[F]]: V[F] };
export function columnValues(columns: FieldColumns, values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, values[field]]));
}

/** The columns after a form: fields that the form lacks keep the value that the row has. */
export function columnsAfter<C extends FieldColumns, R extends Readonly<Record<C[keyof C], unknown>>>(
  columns: C,
  row: R,
  form: { readonly [F in keyof C]?: R[C[F]] | undefined },
): { [F in keyof C as C[F]]: R[C[F]] };
export function columnsAfter(
  columns: FieldColumns,
  row: Readonly<Record<string, unknown>>,
  form: Readonly<Record<string, unknown>>,
): object {
  return Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [
      column,
      form[field] === undefined ? row[column] : form[field],
    ]),
  );
}
