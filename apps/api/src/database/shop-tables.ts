import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "./database.ts";

const resultSchema = v.object({ rows: v.array(v.object({ name: v.string() })) });

async function namesOf(queries: Queries, query: SQL): Promise<string[]> {
  const { rows } = v.parse(resultSchema, await queries.execute(query));
  return rows.map(({ name }) => name);
}

/** The shop's tables, as a list for `analyze`: without one it works through PostgreSQL's own tables too, which takes ten times as long. */
export async function shopTables(queries: Queries): Promise<SQL> {
  const names = await namesOf(
    queries,
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

const outdatedSchema = v.object({ rows: v.array(v.object({ schema: v.string(), name: v.string() })) });

/**
 * The tables that autovacuum would analyze: by its own rule those of which more than 50 rows and a tenth have changed. A crash loses the
 * counts of changes, so that tables with rows that were never analyzed are named too.
 */
export async function outdatedTables(queries: Queries): Promise<SQL[]> {
  // A session adds what it has changed to the counts at most once a second.
  await queries.execute(sql`select pg_stat_force_next_flush()`);
  const result = await queries.execute(sql`
    select found.schemaname as schema, found.relname as name
    from pg_stat_all_tables as found join pg_class as stored on stored.oid = found.relid
    where stored.relkind = 'r' and (found.n_mod_since_analyze > 50 + 0.1 * greatest(stored.reltuples, 0)
      or found.schemaname = current_schema() and stored.reltuples < 0 and pg_relation_size(stored.oid) > 0)`);
  return v
    .parse(outdatedSchema, result)
    .rows.map(({ schema, name }) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`);
}
