import { and, asc, count, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSeenIn } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { restockRequests } from "./restock-requests.table.ts";

/** Months for which a request is kept. */
const MONTHS = 12;
/** Days for which a request is kept after its mail, so that the link in it works. */
const MAILED_DAYS = 30;

const isWaiting = isNull(restockRequests.mailedAt);

/** The stock of a product that has a page; undefined for any other. */
export async function findStock(queries: Queries, productId: number): Promise<number | undefined> {
  const [row] = await queries
    .select({ amount: products.amount })
    .from(products)
    .where(and(eq(products.id, productId), isSeenIn("pages")));
  return row?.amount;
}

/** Stores a request, once for each product and address; one whose mail was sent waits again. */
export async function putRequest(
  queries: Queries,
  request: Pick<typeof restockRequests.$inferInsert, "productId" | "email" | "emailFolded" | "locale">,
): Promise<void> {
  const { locale } = request;
  await queries
    .insert(restockRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [restockRequests.productId, restockRequests.emailFolded],
      set: { locale, mailedAt: null, createdAt: sql`now()` },
    });
}

/** The number of waiting requests of each of some products that has any. */
export async function countWaiting(
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: restockRequests.productId, waiting: count() })
    .from(restockRequests)
    .where(and(isWaiting, inArray(restockRequests.productId, [...productIds])))
    .groupBy(restockRequests.productId);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** Waiting requests whose product is back and has a page, of all products or of some, locked until the transaction ends; other nodes skip them. */
export const takeDue = (transaction: Queries, productIds: readonly number[] | null, limit: number) =>
  transaction
    .select({
      id: restockRequests.id,
      email: restockRequests.email,
      locale: restockRequests.locale,
      productId: products.id,
      name: products.name,
      nameAr: products.name_ar,
    })
    .from(restockRequests)
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .where(
      and(
        isWaiting,
        isSeenIn("pages"),
        gt(products.amount, 0),
        productIds ? inArray(products.id, [...productIds]) : undefined,
      ),
    )
    .orderBy(asc(restockRequests.id))
    .limit(limit)
    .for("update", { of: restockRequests, skipLocked: true });

/** Stores that the mail of a request was written, with the hash of the token in it. */
export async function markMailed(transaction: Queries, id: number, tokenHash: string): Promise<void> {
  await transaction
    .update(restockRequests)
    .set({ mailedAt: sql`now()`, tokenHash })
    .where(eq(restockRequests.id, id));
}

/** Deletes all requests of the address whose mail has a token with this hash. */
export async function deleteOfToken(queries: Queries, tokenHash: string): Promise<void> {
  const addresses = queries
    .select({ email: restockRequests.emailFolded })
    .from(restockRequests)
    .where(eq(restockRequests.tokenHash, tokenHash));
  await queries.delete(restockRequests).where(inArray(restockRequests.emailFolded, addresses));
}

/** Deletes requests of a year ago, and those whose mail was written a month ago. */
export async function deleteOldRequests(queries: Queries): Promise<void> {
  await queries
    .delete(restockRequests)
    .where(
      or(
        lt(restockRequests.createdAt, sql`now() - make_interval(months => ${MONTHS})`),
        lt(restockRequests.mailedAt, sql`now() - make_interval(days => ${MAILED_DAYS})`),
      ),
    );
}
