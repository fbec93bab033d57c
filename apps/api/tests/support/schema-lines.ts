import { sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../src/database/database.ts";

const linesSchema = v.object({ rows: v.array(v.object({ line: v.string() })) });

/**
 * A line for everything that the schema of the shop consists of, sorted: columns with their place, type, default, collation and statistics,
 * constraints, indexes, sequences, functions, triggers, extensions and extended statistics, as PostgreSQL itself states them.
 */
export async function schemaLines(queries: Queries): Promise<string[]> {
  const found = await queries.execute(sql`
    with relations as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' ', kind, name, definition) as line from (
      select 'relation' as kind, relname::text as name,
        concat_ws(' ', relkind, relpersistence, relreplident, relrowsecurity, reloptions) as definition
      from relations
      union all
      select 'column', relname || '.' || attname, concat_ws(' ',
        rank() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), 'identity ' || nullif(attidentity::text, ''),
        'generated ' || nullif(attgenerated::text, ''), 'collate ' || collname::text, 'statistics ' || attstattarget::text,
        'storage ' || attstorage::text, attoptions)
      from pg_attribute join relations on relations.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
        left join pg_collation on pg_collation.oid = attcollation
      where relkind = 'r' and attnum > 0 and not attisdropped
      union all
      select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
      from pg_index join relations on relations.oid = indrelid
      union all
      select 'sequence', sequencename::text,
        concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
      from pg_sequences where schemaname = 'public'
      union all
      select 'function', oid::regprocedure::text, pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      union all
      select 'trigger', tgname::text, pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
      union all
      select 'type', typname::text, typtype::text from pg_type where typnamespace = 'public'::regnamespace and typcategory <> 'A'
      union all
      select 'collation', collname::text, null from pg_collation where collnamespace = 'public'::regnamespace
      union all
      select 'extension', extname::text, null from pg_extension
      union all
      select 'extended statistics', stxname::text, pg_get_statisticsobjdef(oid) from pg_statistic_ext
    ) as parts`);
  return v
    .parse(linesSchema, found)
    .rows.map(({ line }) => line)
    .toSorted();
}
