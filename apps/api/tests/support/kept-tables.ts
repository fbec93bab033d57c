import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Database } from "../../src/database/database.ts";
import type { Catalogue } from "../../src/modules/catalogue/catalogue.service.ts";

/** Tables by which nodes follow changes of the catalogue; what they have read must not return. */
const FOLLOWED = new Set(["catalogue_state", "catalogue_changes"]);

const tablesSchema = v.object({
  rows: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
});
const namesSchema = v.object({ rows: v.array(v.object({ name: v.string() })) });

/**
 * Copies the content of every table; the result puts it back in what has changed, much faster than a new database is opened and seeded.
 */
export async function keepTables({ queries }: Database, catalogue: Catalogue): Promise<() => Promise<void>> {
  const read = v.parse(
    tablesSchema,
    await queries.execute(sql`
      select table_name as name, json_agg(column_name) as columns
      from information_schema.columns natural join information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name`),
  );
  const tables = read.rows.filter(({ name }) => !FOLLOWED.has(name));
  const sequences = v
    .parse(
      namesSchema,
      await queries.execute(sql`select sequencename as name from pg_sequences where schemaname = 'public'`),
    )
    .rows.map(({ name }) => name);

  await queries.execute(sql`create schema kept`);
  // Its rows are not unique, so that no transaction waits for another that changes the same table.
  await queries.execute(sql`create table kept.changed_tables (name text not null)`);
  await queries.execute(sql`
    create function kept.note_change() returns trigger language plpgsql as $$
      begin insert into kept.changed_tables values (tg_table_name); return null; end $$`);
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await queries.execute(sql`create table kept.${table} as table public.${table}`);
    await queries.execute(sql`
      create trigger note_change after insert or update or delete or truncate on public.${table}
      for each statement execute function kept.note_change()`);
  }
  const states = sql.join(
    sequences.map(
      (name) => sql`select ${name}::text as name, last_value, is_called from public.${sql.identifier(name)}`,
    ),
    sql` union all `,
  );
  await queries.execute(sql`create table kept.sequence_states as ${states}`);

  return () =>
    catalogue.change(async (transaction, touch) => {
      touch("everything");
      // Neither foreign keys nor the triggers above are checked while rows are put back.
      await transaction.execute(sql`set local session_replication_role = replica`);
      const { rows } = v.parse(
        namesSchema,
        await transaction.execute(sql`select distinct name from kept.changed_tables`),
      );
      const changed = new Set(rows.map(({ name }) => name));
      for (const { name, columns } of tables) {
        if (!changed.has(name)) continue;
        const table = sql.identifier(name);
        const all = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        await transaction.execute(sql`
          delete from public.${table} as now where not exists (select from kept.${table} as old where old::text = now::text)`);
        await transaction.execute(sql`
          insert into public.${table} (${all}) overriding system value
          select ${all} from kept.${table} as old where not exists (select from public.${table} as now where old::text = now::text)`);
      }
      await transaction.execute(
        sql`select setval(name::regclass, last_value, is_called) from kept.sequence_states`,
      );
      await transaction.execute(sql`delete from kept.changed_tables`);
    });
}
