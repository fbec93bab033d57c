import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AuditedEntity, FieldChange } from "@shop/contract/history/history.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound, requireShown } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { columnsAfter, columnValues, fieldValues, type RowOf } from "../history/fields.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import { type EntryOf, type FormOf, type ListFields, toEntry } from "./list-entry.ts";
import type { ListRow, ListRows } from "./list-rows.ts";

/** Result of saving a form. */
export interface SavedRow {
  readonly id: number;
  readonly version: number;
}

/** The entries of a list and their changes; each change throws not_found for an unknown id. */
export interface ListEdits<Form, Update, Entry> {
  /** All entries, or all deleted ones. */
  readonly list: (deleted: boolean) => Promise<Entry[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: Form, admin: Admin) => Promise<SavedRow>;
  /** Updates one; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: Update, admin: Admin) => Promise<SavedRow>;
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where it cannot stand beside the others any more. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

/** What a list is about. */
export interface ListRules<Row, Values, Fields extends ListFields, Shown> {
  /** Its name in the change history. */
  readonly entity: AuditedEntity;
  readonly rows: ListRows<Row, Values>;
  /** The fields of its form with their columns. */
  readonly fields: Fields;
  /** Why a row cannot stand beside the others, as errors by field; null where it can. */
  readonly faultOf: (
    row: RowOf<Row, Fields>,
    others: readonly Row[],
  ) => Readonly<Record<string, string>> | null;
  /** Reads what the list shows beside the fields, for all rows or one. */
  readonly readShown?: (queries: Queries, id?: number) => Promise<(row: Row) => Shown>;
}

/** What is open to every list: the database and its changes. */
export interface ListSource {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
}

type AnyForm = Readonly<Record<string, unknown>>;

/** A value as the change history states it. */
function historyValue(value: unknown): FieldChange["old"] {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError("A field of a list is text, a number or a flag.");
}

/** The entries of a list and their changes, which stand in the change history. */
export function listEdits<
  Row extends ListRow,
  Values,
  const Fields extends Readonly<Record<string, keyof Row & string>>,
  Shown,
>(
  source: ListSource,
  rules: ListRules<Row, Values, Fields, Shown>,
): ListEdits<
  FormOf<Row, Fields>,
  { readonly version?: number | undefined } & {
    readonly [F in keyof Fields]?: FormOf<Row, Fields>[F] | undefined;
  },
  EntryOf<Row, Fields, Shown>
>;
export function listEdits(
  { queries, catalogue }: ListSource,
  {
    entity,
    rows,
    fields,
    faultOf,
    readShown = async () => () => ({}),
  }: ListRules<ListRow & AnyForm, AnyForm, ListFields, object>,
): ListEdits<AnyForm, AnyForm, object> {
  const valuesOf = (row: AnyForm) =>
    Object.fromEntries(
      Object.entries(fieldValues(fields, row)).map(([field, value]) => [field, historyValue(value)]),
    );

  /** Runs a change of one row, with the whole list locked. */
  const change = <T>(
    work: (transaction: Queries, note: (entry: Omit<Recorded, "entity">) => Promise<void>) => Promise<T>,
    admin: Admin,
  ) =>
    catalogue.change(async (transaction, touch) => {
      await rows.lock(transaction);
      return work(transaction, async (entry) => {
        if (rows.tag !== null) touch(rows.tag);
        await record(transaction, admin, [{ entity, ...entry }]);
      });
    });

  const requireRoom = async (transaction: Queries, row: AnyForm, id: number | null): Promise<void> => {
    const errors = faultOf(
      row,
      (await rows.find(transaction)).filter((other) => other.id !== id),
    );
    if (errors) throw new ApiError("invalid", { errors });
  };

  return {
    list: async (deleted) => {
      const shown = await readShown(queries);
      return (await rows.find(queries, deleted)).map((row) => toEntry(fields, row, shown(row)));
    },

    create: (form, admin) =>
      change(async (transaction, note) => {
        const values = columnValues(fields, form);
        await requireRoom(transaction, values, null);
        const row = await rows.insert(transaction, values);
        await note({ entityId: row.id, action: "created", fields: changedFields({}, valuesOf(values)) });
        return { id: row.id, version: row.version };
      }, admin),

    update: (id, form, admin) =>
      change(async (transaction, note) => {
        const before = requireShown(await rows.read(transaction, id));
        const values = columnsAfter(fields, before, form);
        const changed = changedFields(valuesOf(before), valuesOf(values));
        if (changed.length === 0) return { id, version: before.version };
        if ((form["version"] ?? before.version) !== before.version) {
          const shown = await readShown(transaction, id);
          throw new ApiError("edit_conflict", { current: toEntry(fields, before, shown(before)) });
        }
        await requireRoom(transaction, values, id);
        const row = await rows.update(transaction, id, values);
        await note({ entityId: id, action: "updated", fields: changed });
        return { id, version: row.version };
      }, admin),

    remove: (id, admin) =>
      change(async (transaction, note) => {
        requireShown(await rows.read(transaction, id));
        await rows.remove(transaction, id);
        await note({ entityId: id, action: "deleted", fields: [] });
      }, admin),

    restore: (id, admin) =>
      change(async (transaction, note) => {
        const row = requireFound(await rows.read(transaction, id));
        if (row.deletedAt === null) return;
        await requireRoom(transaction, row, id);
        await rows.restore(transaction, id);
        await note({ entityId: id, action: "restored", fields: [] });
      }, admin),
  };
}
