import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "./database.ts";

const resultSchema = v.object({ rows: v.array(v.object({ name: v.string() })) });

/** The shop's tables, as a list for `analyze` and `vacuum`: without one they work through PostgreSQL's own tables too, which takes ten times as long. */
export async function shopTables(queries: Queries): Promise<SQL> {
  const result = await queries.execute(
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const { rows } = v.parse(resultSchema, result);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
