import { type AsidePlace, asidePlaces, type UnitsAside } from "@shop/domain/books/postings.ts";
import { and, inArray, type SQL, sql, sum } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "./postings.table.ts";

const none: UnitsAside = { not_for_sale: 0, coming_back: 0 };

/** Condition of the postings of units aside, which the index `postings_aside` has. */
const isAside = inArray(postings.kind, sql.raw(`(${asidePlaces.map((place) => `'${place}'`).join(", ")})`));

/** Units of some products that are not for sale or coming back, by the products' ids; those of which there are none are left out. */
export async function findUnitsAside(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, UnitsAside>> {
  if (productIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: postings.productId, kind: postings.kind, units: sum(postings.units).mapWith(Number) })
    .from(postings)
    .where(and(isAside, inArray(postings.productId, [...productIds])))
    .groupBy(postings.productId, postings.kind);
  const found = new Map<number, UnitsAside>();
  for (const { id, kind, units } of rows)
    if (id !== null) found.set(id, { ...none, ...found.get(id), [kind]: units });
  return found;
}

/** The ids of the products of which there are units at such a place. */
export const withUnitsAside = (place: AsidePlace): SQL =>
  sql`select ${postings.productId} from ${postings} where ${postings.kind} = ${sql.raw(`'${place}'`)}
    group by ${postings.productId} having sum(${postings.units}) > 0`;
