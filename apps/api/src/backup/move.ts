import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../database/database.ts";
import { storedMigration } from "../database/migrations.ts";
import { atOneMoment, type DatabasePlace, withStored } from "../database/stored-database.ts";
import { BackupError } from "./backup-error.ts";
import { fillDatabase } from "./fill-database.ts";
import { RowDigest, type TableDigest } from "./row-digest.ts";
import { readRows, readSequences, storedTables } from "./stored-tables.ts";

const othersSchema = v.object({ rows: v.tuple([v.object({ others: v.number() })]) });

/** Throws while other processes use a database: what they write after the move would be lost. */
async function requireUnused(queries: Queries): Promise<void> {
  const result = await queries.execute(sql`select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const [{ others }] = v.parse(othersSchema, result).rows;
  if (others > 0) {
    throw new BackupError(
      `The database is in use by ${others} other connections. Stop the shop on every node first.`,
    );
  }
}

/** Copies a database to where there is no shop yet, and compares both; returns what the tables hold. Throws a {@link BackupError}. */
export const moveDatabase = (from: DatabasePlace, to: DatabasePlace): Promise<Record<string, TableDigest>> =>
  withStored(from, async (database) => {
    await requireUnused(database.queries);
    const migration = await storedMigration(database.queries);
    if (migration === null) throw new BackupError("There is no shop in the database.");
    return atOneMoment(database, async (queries) => {
      const digests: Record<string, TableDigest> = {};
      await fillDatabase(to, {
        migration,
        sequences: await readSequences(queries),
        tables: () => digests,
        async *rows() {
          for (const table of await storedTables(queries)) {
            const digest = new RowDigest();
            for await (const lines of readRows(queries, table)) {
              digest.add(lines);
              yield [table.name, lines];
            }
            digests[table.name] = digest.result();
          }
        },
      });
      return digests;
    });
  });
