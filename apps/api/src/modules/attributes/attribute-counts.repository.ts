import type { Specification } from "@shop/domain/specifications/attribute.ts";
import { or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import type { StoredAttribute } from "./attributes.repository.ts";

/** How many products on sale have values. */
export interface AttributeCounts {
  /** By the attribute and the group of the products. */
  readonly attributes: readonly {
    readonly id: number;
    readonly category_id: number;
    readonly sub_category_id: number;
    readonly count: number;
  }[];
  /** By the id of the choice. */
  readonly choices: ReadonlyMap<number, number>;
}

/** Counts the products on sale that have each attribute and each choice. */
export async function countValues(queries: Queries): Promise<AttributeCounts> {
  const key = sql<number>`value.key::integer`;
  const attributes = await queries
    .select({
      id: key,
      category_id: sql<number>`${products.category_id}`,
      sub_category_id: sql<number>`${products.sub_category_id}`,
      count: sql<number>`count(*)::integer`,
    })
    .from(sql`${products} cross join lateral jsonb_each(${products.attribute_values}) as value`)
    .where(isSold)
    .groupBy(key, products.category_id, products.sub_category_id);
  const id = sql<number>`choice.id::integer`;
  const choices = await queries
    .select({ id, count: sql<number>`count(*)::integer` })
    .from(
      sql`${products} cross join lateral jsonb_each(${products.attribute_values}) as value
        cross join lateral jsonb_array_elements_text(coalesce(value.value -> 'choices', '[]')) as choice (id)`,
    )
    .where(isSold)
    .groupBy(id);
  return {
    attributes,
    choices: new Map(choices.map((row) => [row.id, row.count])),
  };
}

/** Numbers of products on sale by the id of their sub category, with that of its category. */
export const countGroups = (queries: Queries) =>
  queries
    .select({
      category_id: products.category_id,
      sub_category_id: products.sub_category_id,
      count: sql<number>`count(*)::integer`,
    })
    .from(products)
    .where(isSold)
    .groupBy(products.category_id, products.sub_category_id);

/** How many products, deleted ones included, have a value of an attribute. */
export const countUsing = (queries: Queries, attributeId: number): Promise<number> =>
  queries.$count(products, sql`${products.attribute_values} ? ${String(attributeId)}`);

/** The ids of attributes of which products, deleted ones included, have values. */
export async function findUsed(queries: Queries): Promise<ReadonlySet<number>> {
  const key = sql<number>`value.key::integer`;
  const rows = await queries
    .select({ id: key })
    .from(sql`${products} cross join lateral jsonb_object_keys(${products.attribute_values}) as value (key)`)
    .groupBy(key);
  return new Set(rows.map(({ id }) => id));
}

const choicesOf = (attributeId: number) =>
  sql`${products.attribute_values} -> ${String(attributeId)}::text -> 'choices'`;

/** The condition of products, deleted ones included, that have one of some choices of an attribute. */
const hasChoice = (attributeId: number, ids: readonly number[]) =>
  or(...ids.map((id) => sql`${choicesOf(attributeId)} @> ${String(id)}::jsonb`));

/** Locks the products that have one of some choices of an attribute, by ascending id as orders do. */
export const lockUsing = (
  transaction: Queries,
  { id }: Pick<StoredAttribute, "id">,
  choices: readonly number[],
) =>
  transaction
    .select({ id: products.id, attributeValues: products.attribute_values, deletedAt: products.deleted_at })
    .from(products)
    .where(hasChoice(id, choices))
    .orderBy(products.id)
    .for("update");

/** Stores or, with null, removes the values that products have of one attribute, and increments their versions. */
export async function storeAttribute(
  transaction: Queries,
  attributeId: number,
  rows: readonly { readonly id: number; readonly value: Specification | null }[],
): Promise<void> {
  const key = String(attributeId);
  await transaction.execute(sql`
    update products set version = products.version + 1, updated_at = now(), attribute_values =
      case when given.value is null then products.attribute_values - ${key}::text
      else jsonb_set(products.attribute_values, array[${key}::text], given.value) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, value jsonb)
    where products.id = given.id`);
}

/** Stores values of attributes of products and increments their versions. */
export async function storeValues(
  transaction: Queries,
  rows: readonly { readonly id: number; readonly values: object }[],
): Promise<void> {
  await transaction.execute(sql`
    update products set attribute_values = given.values, version = products.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, values jsonb)
    where products.id = given.id`);
}
