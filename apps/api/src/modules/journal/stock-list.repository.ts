import { type StockPlace, stockPlaces } from "@shop/domain/books/postings.ts";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { findPartNames, type PartName } from "../figures/part-names.repository.ts";
import { history } from "../history/history.table.ts";
import { products } from "../products/products.table.ts";

/** Products that a statement reads. */
const BATCH = 500;

const rowsSchema = v.object({
  rows: v.array(
    v.object({
      id: v.number(),
      to_sell: v.number(),
      reserved: v.number(),
      coming_back: v.number(),
      not_for_sale: v.number(),
      on_the_way: v.number(),
      /** Units that belong to the shop and whose cost is known. */
      known: v.number(),
      /** What the units that belong to the shop cost it, as a decimal text. */
      value: v.string(),
      category_id: v.nullable(v.number()),
      sub_category_id: v.nullable(v.number()),
      brand: v.nullable(v.string()),
    }),
  ),
});

/** What was in stock of a product at the end of a day; its names, group and brand are those of today, or the last ones of one that is purged. */
export type StockListLine = v.InferOutput<typeof rowsSchema>["rows"][number] & PartName;

const places = sql.join(
  stockPlaces.map((place) => sql.identifier(place)),
  sql`, `,
);

const unitsAt = (place: StockPlace) =>
  sql`coalesce(sum(units) filter (where kind = ${place}), 0)::integer as ${sql.identifier(place)}`;

/** What was posted of some products up to a day; none for one that has had nothing anywhere. */
async function findLines(queries: Queries, day: string, ids: readonly number[]) {
  const found = await queries.execute(sql`
    with stock as (
      select product_id, ${sql.join(stockPlaces.map(unitsAt), sql`, `)},
        coalesce(sum(units) filter (where known and kind in ('reserved', 'coming_back', 'not_for_sale')), 0) as known_apart,
        -- What is to be sold has one cost, which was known or not when it last changed.
        coalesce((array_agg(known order by id desc) filter (where kind = 'to_sell'))[1], false) as is_known,
        coalesce(sum(cost) filter (where kind <> 'on_the_way'), 0) as value,
        (array_agg(category_id order by id desc) filter (where category_id is not null))[1] as category_id,
        (array_agg(brand order by id desc) filter (where brand is not null))[1] as brand
      from ${postings}
      where product_id = any(${sql.param([...ids])}::integer[]) and kind = any(${sql.param([...stockPlaces])}::text[])
        and day <= ${day}::date
      group by product_id
    )
    select product_id as id, ${places}, (known_apart + case when is_known then greatest(to_sell, 0) else 0 end)::integer as known,
      value::text as value, coalesce(${products.category_id}, stock.category_id) as category_id, ${products.sub_category_id} as sub_category_id,
      case when ${products.id} is null then stock.brand else ${products.brand} end as brand
    from stock left join ${products} on ${products.id} = product_id
    where (${places}, value) <> (0, 0, 0, 0, 0, 0)
    order by product_id`);
  return v.parse(rowsSchema, found).rows;
}

const nameless: PartName = { name: null, name_ar: null, part_number: null };

/** The last names of purged products, as their histories have them. */
async function findPurgedNames(queries: Queries, ids: readonly number[]): Promise<Map<number, PartName>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: history.entityId, fields: history.fields })
    .from(history)
    .where(and(eq(history.entity, "product"), inArray(history.entityId, [...ids])))
    .orderBy(asc(history.id));
  const names = new Map<number, PartName>();
  for (const { id, fields } of rows) {
    const last = { ...nameless, ...names.get(id) };
    for (const { field, new: value } of fields) if (field in last) Object.assign(last, { [field]: value });
    names.set(id, last);
  }
  return names;
}

/** The products that had units anywhere at the end of a day, batch by batch, in the order of their ids. */
export async function* stockListLines(queries: Queries, day: string): AsyncGenerator<StockListLine[]> {
  let after = 0;
  for (;;) {
    const posted = await queries
      .selectDistinct({ id: postings.productId })
      .from(postings)
      .where(gt(postings.productId, after))
      .orderBy(asc(postings.productId))
      .limit(BATCH);
    const ids = posted.flatMap(({ id }) => id ?? []);
    const last = ids.at(-1);
    if (last === undefined) return;
    const lines = await findLines(queries, day, ids);
    const names = await findPartNames(
      queries,
      "product",
      lines.map(({ id }) => String(id)),
    );
    const unnamed = lines.flatMap(({ id }) => (names.has(String(id)) ? [] : [id]));
    const purged = await findPurgedNames(queries, unnamed);
    yield lines.map((line) =>
      Object.assign(line, names.get(String(line.id)) ?? purged.get(line.id) ?? nameless),
    );
    after = last;
  }
}
