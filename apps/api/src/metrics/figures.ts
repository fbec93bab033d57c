import { setTimeout as delay } from "node:timers/promises";

import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";

import { lastBackup } from "../backup/backup-folder.ts";
import type { Database } from "../database/database.ts";

/** A value of the moment. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Milliseconds that a scrape waits for the database. */
const ANSWER_MS = 2000;

const rowsSchema = v.object({
  rows: v.array(v.record(v.string(), v.nullable(v.union([v.number(), v.string()])))),
});

/** Figures of one query: each column is a figure of the column's name, but for `label`, which tells rows apart. */
interface Query {
  readonly sql: SQL;
  readonly help: Readonly<Record<string, string>>;
  /** Name of the label whose values the column `label` has. */
  readonly label?: string;
}

const queries: readonly Query[] = [
  {
    sql: sql`select pg_database_size(current_database())::float8 as shop_database_size_bytes`,
    help: { shop_database_size_bytes: "Size of the database." },
  },
  {
    // On a server only a member of pg_monitor may read it.
    sql: sql`select sum(size)::float8 as shop_database_log_bytes from pg_ls_waldir()`,
    help: { shop_database_log_bytes: "Size of the write-ahead log." },
  },
  {
    sql: sql`select relname as label, n_dead_tup::float8 as shop_table_dead_rows,
        extract(epoch from greatest(last_vacuum, last_autovacuum))::float8 as shop_table_last_vacuum_timestamp_seconds,
        extract(epoch from greatest(last_analyze, last_autoanalyze))::float8 as shop_table_last_analyze_timestamp_seconds
      from pg_stat_user_tables where schemaname = 'public'`,
    help: {
      shop_table_dead_rows: "Rows of a table that are no longer used and not yet vacuumed.",
      shop_table_last_vacuum_timestamp_seconds: "Time of the last vacuum of a table.",
      shop_table_last_analyze_timestamp_seconds: "Time of the last statistics of a table.",
    },
    label: "table",
  },
  {
    sql: sql`select
        count(*) filter (where attempts = 0)::float8 as shop_mails_waiting,
        count(*) filter (where attempts > 0)::float8 as shop_mails_retrying,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as shop_mails_oldest_age_seconds
      from mails where sent_at is null and kept_at is null and given_up_at is null`,
    help: {
      shop_mails_waiting: "Mails that wait for their first attempt.",
      shop_mails_retrying: "Mails that failed and are tried again.",
      shop_mails_oldest_age_seconds: "Age of the oldest mail that is to be sent; 0 without one.",
    },
  },
  {
    sql: sql`select count(*)::float8 as shop_mails_given_up from mails where given_up_at is not null and sent_at is null`,
    help: { shop_mails_given_up: "Mails that were given up and not sent since." },
  },
  {
    sql: sql`select
        count(*) filter (where not is_waiting)::float8 as shop_imports_running,
        count(*) filter (where is_waiting)::float8 as shop_imports_waiting
      from imports where state in ('reading', 'unpacking', 'checking', 'applying', 'undoing')`,
    help: {
      shop_imports_running: "Imports with a step under way.",
      shop_imports_waiting: "Imports whose step waits for that of another.",
    },
  },
  {
    sql: sql`select coalesce((select last_value from pg_sequences where sequencename = 'orders_id_seq'), 0)::float8 as shop_orders_placed,
        (select count(*) from orders where state = 'received')::float8 as shop_orders_to_confirm`,
    help: {
      shop_orders_placed: "Number of the last order.",
      shop_orders_to_confirm: "Orders that wait to be confirmed.",
    },
  },
  {
    sql: sql`select coalesce(sum(count), 0)::float8 as shop_searches_without_results from search_misses`,
    help: { shop_searches_without_results: "Searches of the last 30 days that found nothing." },
  },
];

/** What the figures are read from. */
export interface FigureSources {
  /** Runs a query on the database. */
  readonly execute: (query: SQL) => PromiseLike<unknown>;
  readonly pool?: Database["pool"];
  /** The products that the search index has still to read. */
  readonly unindexed?: () => number;
  /** Folder of the automatic backups, where they are made. */
  readonly backupFolder: string | undefined;
}

async function figuresOf(
  execute: FigureSources["execute"],
  { sql: query, help, label }: Query,
): Promise<Figure[]> {
  const { rows } = v.parse(rowsSchema, await execute(query));
  return rows.flatMap((row) =>
    Object.entries(help).flatMap(([name, text]) => {
      const value = row[name];
      if (typeof value !== "number") return [];
      return [{ name, help: text, value, ...(label && { labels: { [label]: String(row["label"]) } }) }];
    }),
  );
}

function ownFigures({ pool, unindexed, backupFolder }: FigureSources): Figure[] {
  const figures: Figure[] = Object.entries(pool?.() ?? {}).map(([state, value]) => ({
    name: "shop_database_connections",
    help: "Connections of this node to the database by state, and requests that wait for one.",
    labels: { state },
    value,
  }));
  if (unindexed)
    figures.push({
      name: "shop_search_index_left",
      help: "Products that the search index of this node has still to read.",
      value: unindexed(),
    });
  const backup = backupFolder === undefined ? null : lastBackup(backupFolder);
  if (backupFolder === undefined) return figures;
  return [
    ...figures,
    {
      name: "shop_backup_last_timestamp_seconds",
      help: "Time of the last automatic backup; 0 before the first.",
      value: (backup?.at.getTime() ?? 0) / 1000,
    },
    {
      name: "shop_backup_last_size_bytes",
      help: "Size of the last automatic backup.",
      value: backup?.bytes ?? 0,
    },
  ];
}

const up = (value: 0 | 1): Figure => ({
  name: "shop_database_up",
  help: "Whether the database answers.",
  value,
});

/** Returns a function that reads the figures of the moment. One whose query fails, or is not answered in two seconds, is left out. */
export function figureReader(sources: FigureSources): () => Promise<readonly Figure[]> {
  return async () => {
    const figures: Figure[] = ownFigures(sources);
    const ending = new AbortController();
    const readAll = async (): Promise<boolean> => {
      await sources.execute(sql`select 1`);
      for (const query of queries) {
        const found = await figuresOf(sources.execute, query).catch(() => []);
        if (ending.signal.aborted) return true;
        figures.push(...found);
      }
      return true;
    };
    const isUp = await Promise.race([
      readAll().catch(() => false),
      delay(ANSWER_MS, false, { signal: ending.signal }).catch(() => false),
    ]);
    ending.abort();
    return [...figures, up(isUp ? 1 : 0)];
  };
}
