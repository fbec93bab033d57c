import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { Database } from "../../src/database/database.ts";

/** Makes insertions into a table fail after their values were sent, as on a full disk; the result ends it. */
export async function refuseInsertions(
  { queries }: Pick<Database, "queries">,
  table: PgTable,
): Promise<() => Promise<void>> {
  await queries.execute(sql`
    create or replace function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await queries.execute(
    sql`create trigger refuse before insert on ${table} for each row execute function refuse()`,
  );
  return async () => {
    await queries.execute(sql`drop trigger refuse on ${table}`);
  };
}
