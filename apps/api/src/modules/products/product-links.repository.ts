import { ApiError } from "@shop/contract/api-error.ts";
import { type LinkField, linkFields, type LinkName } from "@shop/domain/catalogue/product-links.ts";
import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, inArray, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { prepared } from "../../database/prepared.ts";
import { productKeys } from "./product-keys/product-keys.table.ts";
import { isSeenIn, isSold } from "./product-visibility.ts";
import { type ProductRow, products } from "./products.table.ts";

/** The links of a stored product. */
export type LinksRow = Pick<ProductRow, LinkField>;

/** A product that others name, deleted or not. */
export type LinkedRow = Pick<ProductRow, "id" | "name" | "name_ar" | "part_number" | "deleted_at">;

/** The ids of all products that some products name, each once. */
export const linkIdsOf = (rows: readonly LinksRow[]): number[] => [
  ...new Set(rows.flatMap((row) => linkFields.flatMap((field) => row[field]))),
];

/** Products by their ids, deleted or not; purged ones are missing. */
export async function findLinked(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LinkedRow>> {
  if (ids.length === 0) return new Map();
  const { id, name, name_ar, part_number, deleted_at } = products;
  const rows = await queries
    .select({ id, name, name_ar, part_number, deleted_at })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of products on sale by the exact forms of their part numbers; those of others that look alike may be among them. */
export async function findByPartNumbers(
  queries: Queries,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const keys = [...new Set(texts.map(foldPartNumber))];
  if (keys.length === 0) return new Map();
  const rows = await queries
    .select({ id: products.id, partNumber: products.part_number })
    .from(productKeys)
    .innerJoin(products, eq(products.id, productKeys.productId))
    .where(and(inArray(productKeys.partKey, keys), isSold));
  const byPart = Map.groupBy(rows, ({ partNumber }) => exactForm(partNumber ?? ""));
  return new Map([...byPart].map(([part, found]) => [part, found.map(({ id }) => id)]));
}

/** What the change history calls linked products. */
export const linkNames = (linked: ReadonlyMap<number, LinkedRow>): ReadonlyMap<number, LinkName> =>
  new Map(
    [...linked].map(([id, { name, part_number: partNumber }]) => [id, { name, part_number: partNumber }]),
  );

/**
 * Error code of a link from a product, null for a new one, that has `before` in the same field; null where it is allowed: a deleted product
 * only stays linked.
 */
export function linkError(
  id: number,
  {
    own,
    before,
    linked,
  }: {
    readonly own: number | null;
    readonly before: readonly number[];
    readonly linked: ReadonlyMap<number, LinkedRow>;
  },
): "linked_to_itself" | "unknown_linked_product" | null {
  if (id === own) return "linked_to_itself";
  const found = linked.get(id);
  const isAllowed = found !== undefined && (found.deleted_at === null || before.includes(id));
  return isAllowed ? null : "unknown_linked_product";
}

/** The links of a form as they are stored, without those that have been purged since it was opened; throws invalid. */
export async function linksOfForm(
  transaction: Queries,
  form: { readonly [F in LinkField]?: readonly number[] | undefined },
  stored: (LinksRow & { readonly id: number }) | null,
): Promise<Partial<Record<LinkField, number[]>>> {
  const given = linkFields.flatMap((field) => form[field] ?? []);
  const linked = await findLinked(transaction, given);
  const links: Partial<Record<LinkField, number[]>> = {};
  const errors: Record<string, string> = {};
  for (const field of linkFields) {
    const before = stored?.[field] ?? [];
    const isPurged = (id: number): boolean => before.includes(id) && !linked.has(id);
    const ids = form[field]?.filter((id) => !isPurged(id));
    if (ids === undefined) continue;
    const error = ids
      .map((id) => linkError(id, { own: stored?.id ?? null, before, linked }))
      .find((code) => code !== null);
    if (error) errors[field] = error;
    links[field] = ids;
  }
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors });
  return links;
}

/** Maximum number of products that name one as needed or as an accessory and that are listed. */
const MAX_NAMING = 20;

// As in the conditions of their indexes.
const names = (column: SQLWrapper): SQL =>
  sql`(${column} <> '{}' and ${column} @> array[${sql.placeholder("id")}::integer])`;

const naming = prepared((queries) =>
  queries
    .select({ id: products.id })
    .from(products)
    .where(and(isSeenIn("lists"), or(names(products.needs), names(products.accessories))))
    .orderBy(asc(products.id))
    .limit(MAX_NAMING)
    .prepare("naming_products"),
);

/** The ids of listed products that name a product as needed or as an accessory, the oldest first. */
export async function findNaming(queries: Queries, id: number): Promise<number[]> {
  noteReads(["products"]);
  const rows = await naming(queries).execute({ id });
  return rows.map((row) => row.id);
}

/** The ids in a column of links that are those of products, in their order. */
const existing = (column: SQL): SQL => sql`array(
    select linked.id from unnest(${column}) with ordinality as linked (id, place)
    where exists (select from products as other where other.id = linked.id) order by linked.place)`;

/** Removes links to purged products. */
export async function dropPurgedLinks(queries: Queries): Promise<void> {
  const { needs, accessories, alternatives } = products;
  await queries
    .update(products)
    .set({
      needs: existing(sql`${needs}`),
      accessories: existing(sql`${accessories}`),
      alternatives: existing(sql`${alternatives}`),
    })
    .where(
      sql`(${needs} <> '{}' or ${accessories} <> '{}' or ${alternatives} <> '{}') and exists (
        select from unnest(${needs} || ${accessories} || ${alternatives}) as linked (id)
        where not exists (select from products as other where other.id = linked.id))`,
    );
}
