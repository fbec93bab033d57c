import type { Admin } from "@shop/contract/accounts/user.ts";
import { type SheetProductField, sheetProductFields } from "@shop/domain/catalogue/product-fields.ts";
import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import { withCause } from "../../books/stock-cause.ts";
import { lockProducts } from "../../products/product-edits.repository.ts";
import { sqlTypeOf } from "../../products/product-fields.ts";
import { products } from "../../products/products.table.ts";
import { storeWritten, withoutFlush } from "../imports.repository.ts";
import type { ImportRow } from "../imports.table.ts";
import { isWriting, lastLine, type LineRange } from "../lines/import-lines.repository.ts";
import { importLines } from "../lines/import-lines.table.ts";

/** A group that an import has created, by its key in plans. */
export interface CreatedGroup {
  readonly key: string;
  readonly category_id: number;
  readonly sub_category_id: number;
}

/** A list in SQL of what a function makes of each field; their columns have their names. */
const listOf = (of: (field: SheetProductField) => string): SQL =>
  sql.raw(sheetProductFields.map(of).join(", "));

const typedFields = listOf((field) => `${field} ${sqlTypeOf(field)}`);
const fieldNames = listOf((field) => field);
const plannedFields = listOf((field) => `plan.${field}`);
const givenFields = listOf((field) => `${field} = given.${field}`);

/** Lines beside the columns of their plans. */
const plannedLines = sql`import_lines as lines cross join lateral jsonb_to_record(lines.plan) as plan (
  action text, version integer, group_key text, category_id integer, sub_category_id integer, name_sort text, ${typedFields},
  name_exact text, part_exact text, name_key text, part_key text, manufacturer_part_key text, images jsonb, files jsonb, history jsonb)`;

const isPlannedIn = ({ importId, after, to }: LineRange): SQL => sql`
  lines.import_id = ${importId} and lines.line > ${after} and lines.line <= ${to}
  and lines.outcome in ('created', 'updated') and lines.plan is not null`;

/** Locks the groups and suppliers that plans of a range name, and then its products: as all changes do, in this order and by ascending id. */
async function lockRange(
  transaction: Queries,
  range: LineRange,
  groups: readonly CreatedGroup[],
): Promise<void> {
  const created = sql.param(groups.map((group) => group.sub_category_id));
  await transaction.execute(sql`
    select from sub_categories
    where id = any(${created}::integer[]) or id in (select plan.sub_category_id from ${plannedLines} where ${isPlannedIn(range)})
    order by id for share`);
  await transaction.execute(sql`
    select from suppliers where id in (select plan.supplier_id from ${plannedLines} where ${isPlannedIn(range)})
    order by id for key share`);
  const ids = transaction
    .select({ id: importLines.productId })
    .from(importLines)
    .where(and(isWriting(range), isNotNull(importLines.productId)));
  await lockProducts(transaction, inArray(products.id, ids));
}

/** Whether a new product has a namesake by now. */
const hasNamesake = sql`plan.action = 'created' and case
  when plan.part_key is null then exists (
    select from product_keys as found
    where found.name_key = plan.name_key and found.name_exact = plan.name_exact)
  else exists (
    select from product_keys as found
    where found.part_key = plan.part_key and found.part_exact = plan.part_exact
      and found.name_exact = plan.name_exact)
  end`;

/**
 * The lines of a range whose plan no longer holds: the product has another version, a group has been deleted that is not one of `groupKeys`,
 * the missing ones that exist by now or are to be created, or the supplier has been deleted for good. Namesakes of new products are looked for before the first product is written, because
 * later those of the import itself would be found.
 */
export async function findOutdated(
  queries: Queries,
  range: LineRange,
  {
    groupKeys,
    isBeforeFirst,
    areAttributesOutdated = false,
  }: {
    readonly groupKeys: readonly string[];
    readonly isBeforeFirst: boolean;
    /** True for all lines with values of attributes as well. */
    readonly areAttributesOutdated?: boolean;
  },
): Promise<number[]> {
  const rows = await queries
    .select({ line: sql<number>`lines.line` })
    .from(plannedLines)
    .where(
      sql`${isPlannedIn(range)} and (
        plan.action <> 'created' and not exists (
          select from products
          where products.id = lines.product_id and products.version = plan.version and products.deleted_at is null)
        or plan.action <> 'deleted' and case
          when plan.group_key is not null then plan.group_key <> all(${sql.param(groupKeys)}::text[])
          else not exists (
            select from sub_categories
            where sub_categories.id = plan.sub_category_id and sub_categories.category_id = plan.category_id
              and sub_categories.deleted_at is null)
          end
        or plan.supplier_id is not null and not exists (select from suppliers where suppliers.id = plan.supplier_id)
        ${isBeforeFirst ? sql`or ${hasNamesake}` : sql``}
        ${areAttributesOutdated ? sql`or lines.values ? 'attribute_values'` : sql``}
      )`,
    );
  return rows.map(({ line }) => line);
}

/**
 * Writes the plans of a range in one statement, which reads each plan once: products, their keys and pictures, and the history.
 */
async function writePlans(
  transaction: Queries,
  range: LineRange,
  { admin, groups }: { readonly admin: Admin; readonly groups: readonly CreatedGroup[] },
): Promise<void> {
  await transaction.execute(sql`
    with given as materialized (
      select lines.line, coalesce(plan.history, lines.fields) as fields, plan.action, plan.name_sort, ${plannedFields}, plan.name_exact,
        plan.part_exact, plan.name_key, plan.part_key, plan.manufacturer_part_key, plan.images, plan.files,
        coalesce(created.category_id, plan.category_id) as category_id,
        coalesce(created.sub_category_id, plan.sub_category_id) as sub_category_id,
        case plan.action when 'created' then nextval(pg_get_serial_sequence('products', 'id'))::integer
          else lines.product_id end as id
      from ${plannedLines}
      left join jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
        as created (key text, category_id integer, sub_category_id integer) on created.key = plan.group_key
      where ${isPlannedIn(range)}
    ), numbered as (
      update import_lines set product_id = given.id from given
      where given.action = 'created' and import_lines.import_id = ${range.importId} and import_lines.line = given.line
    ), inserted as (
      insert into products (id, category_id, sub_category_id, name_sort, ${fieldNames})
      select id, category_id, sub_category_id, name_sort, ${fieldNames}
      from given where action = 'created'
    ), updated as (
      update products set category_id = given.category_id, sub_category_id = given.sub_category_id, name_sort = given.name_sort,
        ${givenFields}, version = products.version + 1, updated_at = now()
      from given where given.action = 'updated' and products.id = given.id
    ), deleted as (
      update products set deleted_at = now(), version = products.version + 1, updated_at = now()
      from given where given.action = 'deleted' and products.id = given.id
    ), unkeyed as (
      delete from product_keys using given where given.action = 'deleted' and product_keys.product_id = given.id
    ), keyed as (
      insert into product_keys (product_id, name_exact, part_exact, name_key, part_key, manufacturer_part_key)
      select id, name_exact, part_exact, name_key, part_key, manufacturer_part_key
      from given where action = 'created'
    ), rekeyed as (
      update product_keys as found set name_exact = given.name_exact, part_exact = given.part_exact,
        name_key = given.name_key, part_key = given.part_key, manufacturer_part_key = given.manufacturer_part_key
      from given
      where given.action = 'updated' and found.product_id = given.id
        and (found.name_exact, found.part_exact, found.name_key, found.part_key, found.manufacturer_part_key)
          is distinct from (given.name_exact, given.part_exact, given.name_key, given.part_key, given.manufacturer_part_key)
    ), emptied as (
      delete from product_images using given
      where given.images is not null and product_images.product_id = given.id
    ), pictured as (
      insert into product_images (product_id, image, alt, alt_ar, position)
      select given.id, one.value ->> 'image', one.value ->> 'alt', one.value ->> 'alt_ar', one.place - 1
      from given cross join lateral jsonb_array_elements(given.images) with ordinality as one (value, place)
      where given.images is not null
    ), unfiled as (
      delete from product_files using given
      where given.files is not null and product_files.product_id = given.id and given.files -> 'removed' @> to_jsonb(product_files.id)
    ), filed as (
      insert into product_files (product_id, kind, title, title_ar, address, position)
      select given.id, one.kind, one.title, one.title_ar, one.address, one.position
      from given cross join lateral jsonb_to_recordset(given.files -> 'added')
        as one (kind text, title text, title_ar text, address text, position integer)
      where given.files is not null
    )
    insert into history (entity, entity_id, action, admin_id, by, fields)
    select 'product', id, action, ${admin.id}::integer, ${admin.email}, fields from given order by line`);
}

/**
 * Writes the plans of all lines of an import that it has not written yet. Each range is a short transaction, which stores how far the import is;
 * orders are placed between two of them. `replan` plans lines of a range again that are outdated.
 */
export async function writeLines(
  queries: Queries,
  { id: importId, state, written }: ImportRow,
  {
    admin,
    groups,
    throttle,
    share,
    replan,
  }: {
    readonly admin: Admin;
    readonly groups: readonly CreatedGroup[];
    readonly throttle: Throttle;
    readonly share: number;
    readonly replan: (transaction: Queries, lines: readonly number[]) => Promise<void>;
  },
): Promise<void> {
  const groupKeys = groups.map(({ key }) => key);
  await throttle.ranges(
    await lastLine(queries, importId),
    async (from, to) => {
      const after = Math.max(from, written ?? 0);
      if (after >= to) return;
      const range = { importId, after, to };
      await withoutFlush(queries, async (transaction) => {
        await lockRange(transaction, range, groups);
        const outdated = await findOutdated(transaction, range, { groupKeys, isBeforeFirst: false });
        if (outdated.length > 0) await replan(transaction, outdated);
        await throttle.turn();
        await withCause(transaction, { cause: "imported", by: admin.email }, () =>
          writePlans(transaction, range, { admin, groups }),
        );
        await throttle.turn();
        await storeWritten(transaction, state, range);
      });
    },
    share,
  );
}
