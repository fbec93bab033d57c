import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Database } from "../../src/database/database.ts";

/** Tables that a refused request may write: counts of attempts. */
const COUNTS = new Set(["rate_limits"]);

const namesSchema = v.object({ rows: v.array(v.object({ name: v.string() })) });
const digestsSchema = v.object({ rows: v.array(v.object({ name: v.string(), digest: v.string() })) });

/** A digest of the content of every table, by its name. */
export async function digestOf({ queries }: Pick<Database, "queries">): Promise<Record<string, string>> {
  const { rows } = v.parse(
    namesSchema,
    await queries.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    ),
  );
  const parts = rows
    .filter(({ name }) => !COUNTS.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(rows::text, '|' order by rows::text), '')) as digest from ${sql.identifier(name)} as rows`,
    );
  const digests = v.parse(digestsSchema, await queries.execute(sql.join(parts, sql` union all `)));
  return Object.fromEntries(digests.rows.map(({ name, digest }) => [name, digest]));
}
