import { readFileSync } from "node:fs";

import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Database } from "../../src/database/database.ts";
import type { Catalogue } from "../../src/modules/catalogue/catalogue.service.ts";

/** Tables by which nodes follow changes of the catalogue; what they have read must not return. */
const FOLLOWED = sql`array['catalogue_state', 'catalogue_changes']`;

const functions = readFileSync(new URL("kept-tables.sql", import.meta.url), "utf8");

const namesSchema = v.object({ rows: v.array(v.object({ name: v.string() })) });
const changedSchema = v.object({ rows: v.tuple([v.object({ is_changed: v.boolean() })]) });

/** Notes from now on which tables change, so that {@link resetTables} can put back the content of the database, and a test file that of its shop. */
export const watchTables = async ({ queries }: Database): Promise<void> =>
  void (await queries.execute(sql.raw(functions)));

/** Puts back the database as it was when {@link watchTables} was called; nothing else may use it. */
export async function resetTables({ queries }: Database): Promise<void> {
  const { rows } = v.parse(namesSchema, await queries.execute(sql`select kept.reset() as name`));
  // Without it deleted rows are read again and again, and the planner takes tables of many of them for empty ones.
  for (const { name } of rows) await queries.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}

/** Copies the content of what has changed since the database was opened; the result puts it back where it has changed again. */
export async function keepTables({ queries }: Database, catalogue: Catalogue): Promise<() => Promise<void>> {
  await queries.execute(sql`select kept.copy_changed('filled')`);
  return async () => {
    const result = await queries.execute(sql`select kept.is_changed('filled', ${FOLLOWED})`);
    if (!v.parse(changedSchema, result).rows[0].is_changed) return;
    await catalogue.change(async (transaction, touch) => {
      touch("everything");
      await transaction.execute(sql`select kept.put_back('filled', ${FOLLOWED})`);
      // Products of the same ids and versions are others from now on, as after a restore.
      await transaction.execute(sql`update catalogue_state set epoch = gen_random_uuid()`);
    });
  };
}
