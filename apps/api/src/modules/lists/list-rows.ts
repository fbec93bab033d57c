import { noteReads } from "@shop/serving/reads.ts";
import type { Tag } from "@shop/serving/tags.ts";
import { asc, eq, getTableName, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

import type { Queries } from "../../database/database.ts";

/** A table with the columns of `listColumns`. */
export type ListTable = PgTable & Readonly<Record<"id" | "version" | "deletedAt", PgColumn>>;

/** What every row of a list has. */
export interface ListRow {
  readonly id: number;
  readonly version: number;
  readonly deletedAt: Date | null;
}

/** The statements of a table whose rows are edited in a list. */
export interface ListRows<Row, Values> {
  /** The part of the catalogue that is made from the list, for caches. */
  readonly tag: Tag | null;
  /** All rows, or all deleted ones, by their ids. */
  readonly find: (queries: Queries, deleted?: boolean) => Promise<Row[]>;
  /** One row, deleted or not, or undefined. */
  readonly read: (queries: Queries, id: number) => Promise<Row | undefined>;
  /** Locks the whole list until the transaction ends: its rules are about more than one row. */
  readonly lock: (transaction: Queries) => Promise<void>;
  /** Inserts a row. */
  readonly insert: (transaction: Queries, values: Values) => Promise<Row>;
  /** Updates a row and increments its version. */
  readonly update: (transaction: Queries, id: number, change: Partial<Values>) => Promise<Row>;
  /** Marks a row as deleted. */
  readonly remove: (transaction: Queries, id: number) => Promise<void>;
  /** Takes back the deletion of a row. */
  readonly restore: (transaction: Queries, id: number) => Promise<void>;
  /** Deletes rows for good that were deleted so many days ago. */
  readonly purge: (queries: Queries, days: number) => Promise<void>;
}

/** The statements of a table whose rows are edited in a list; `tag` is the part of the catalogue that is made from it. */
export function listRows<T extends ListTable>(
  table: T,
  tag?: Tag,
): ListRows<T["$inferSelect"] & ListRow, T["$inferInsert"]>;
export function listRows(
  table: ListTable,
  tag: Tag | null = null,
): ListRows<Readonly<Record<string, unknown>>, object> {
  const stored = <R>(row: R | undefined): R => {
    if (row === undefined) throw new Error(`A row of ${getTableName(table)} was not stored.`);
    return row;
  };
  const update = async (transaction: Queries, id: number, change: object) => {
    const [row] = await transaction
      .update(table)
      .set({ ...change, version: sql`${table.version} + 1` })
      .where(eq(table.id, id))
      .returning();
    return stored(row);
  };
  return {
    tag,
    find: async (queries, deleted = false) => {
      if (tag !== null) noteReads([tag]);
      return queries
        .select()
        .from(table)
        .where(deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt))
        .orderBy(asc(table.id));
    },
    read: async (queries, id) => (await queries.select().from(table).where(eq(table.id, id)))[0],
    lock: async (transaction) => {
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${getTableName(table)}, 0))`,
      );
    },
    insert: async (transaction, values) => {
      const [row] = await transaction.insert(table).values(values).returning();
      return stored(row);
    },
    update,
    remove: async (transaction, id) => {
      await update(transaction, id, { deletedAt: new Date() });
    },
    restore: async (transaction, id) => {
      await update(transaction, id, { deletedAt: null });
    },
    purge: async (queries, days) => {
      await queries.delete(table).where(lt(table.deletedAt, sql`now() - make_interval(days => ${days})`));
    },
  };
}
