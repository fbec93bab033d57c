import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../database/database.ts";
import { newestMigration, storedMigration } from "../database/migrations.ts";
import { checkPacks } from "./check-packs.ts";
import type { Finding } from "./finding.ts";

/** Seconds by which the clocks of node and database may differ. */
const CLOCK_WARNING_S = 2;
const CLOCK_FAILURE_S = 60;

const MEGABYTE = 1024 * 1024;

const factsSchema = v.object({
  rows: v.tuple([v.object({ version: v.string(), now: v.number(), bytes: v.number() })]),
});

function clock(difference: number): Finding {
  const text = `differs from the database's by ${difference.toFixed(1)} s`;
  if (difference < CLOCK_WARNING_S) return { level: "ok", what: "clock", text };
  const level = difference < CLOCK_FAILURE_S ? "warning" : "failed";
  return {
    level,
    what: "clock",
    text,
    advice: "Let both machines follow a time server (timedatectl set-ntp true).",
  };
}

function migrations(stored: number | null): Finding {
  const what = "tables";
  if (stored === null) {
    return {
      level: "warning",
      what,
      text: "there is no shop in the database yet",
      advice: "The first start creates it.",
    };
  }
  if (stored > newestMigration()) {
    return {
      level: "failed",
      what,
      text: "were made by a newer version of the shop",
      advice: "Install that version, or restore a backup of this one.",
    };
  }
  if (stored < newestMigration()) {
    return {
      level: "warning",
      what,
      text: "are of an older version",
      advice: "The next start upgrades them; make a backup first.",
    };
  }
  return { level: "ok", what, text: "are of this version" };
}

/** Checks a database that answers: its version and size, the version of its tables, its clock, and how products are sold whose names tell a pack. */
export async function checkDatabase(queries: Queries): Promise<Finding[]> {
  const result = await queries.execute(sql`select current_setting('server_version') as version,
    extract(epoch from clock_timestamp())::float8 as now, pg_database_size(current_database())::float8 as bytes`);
  const [{ version, now, bytes }] = v.parse(factsSchema, result).rows;
  const stored = await storedMigration(queries);
  return [
    { level: "ok", what: "database", text: `PostgreSQL ${version}, ${Math.round(bytes / MEGABYTE)} MB` },
    migrations(stored),
    clock(Math.abs(now - Date.now() / 1000)),
    // Tables of another version may lack what is read.
    ...(stored === newestMigration() ? [await checkPacks(queries)] : []),
  ];
}
