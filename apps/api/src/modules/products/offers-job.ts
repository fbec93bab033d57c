import { and, asc, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { touchProducts } from "./grouped-products.ts";
import { lockProducts } from "./product-edits.repository.ts";
import { products } from "./products.table.ts";

/** Milliseconds between two looks, where no offer begins or ends before. */
const LOOK_MS = 10_000;
/** Products that one transaction changes. */
const BATCH = 500;

/** Products whose offer has begun or ended since their price was set. */
const isDue = sql`${products.offer_price} is not null and ${products.current_price} <>
  price_of(${products.price}, ${products.offer_price}, ${products.offer_from}, ${products.offer_until})`;

/** Sets the prices of products whose offer has begun or ended; returns how many there were. */
export async function applyOffers(queries: Queries, catalogue: Pick<Catalogue, "change">): Promise<number> {
  const found = await queries
    .select({ id: products.id })
    .from(products)
    .where(isDue)
    .orderBy(asc(products.id));
  let count = 0;
  for (let at = 0; at < found.length; at += BATCH) {
    const batch = found.slice(at, at + BATCH).map(({ id }) => id);
    await catalogue.change(async (transaction, touch) => {
      // Asked again of the locked rows: another node may have set them meanwhile.
      const ids = await lockProducts(transaction, and(inArray(products.id, batch), isDue));
      // The trigger sets what it is.
      await transaction
        .update(products)
        .set({ current_price: sql`${products.current_price}`, version: sql`${products.version} + 1` })
        .where(inArray(products.id, ids));
      touchProducts(touch, ids);
      count += ids.length;
    });
  }
  return count;
}

/** Milliseconds until the next offer begins or has ended; null where none does. */
async function untilNext(queries: Queries): Promise<number | null> {
  const { offer_price: offerPrice, offer_from: offerFrom, offer_until: offerUntil } = products;
  const [row] = await queries
    .select({ ms: sql<number | null>`(extract(epoch from min(moment - shop_now())) * 1000)::float8` })
    .from(
      sql`${products} cross join lateral (values (${offerFrom}), (${offerUntil} + interval '1 minute')) as moments (moment)`,
    )
    .where(sql`${offerPrice} is not null and moment > shop_now()`);
  return row?.ms ?? null;
}

/**
 * Begins and ends offers at their minute; what began or ended while no server ran is caught up before this resolves. Each node looks on its own: of two
 * that look at once the second finds nothing left to change. Returns a function that stops it and waits for a run in progress.
 */
export async function startOffers(
  queries: Queries,
  catalogue: Pick<Catalogue, "change">,
  logger: Pick<Logger, "warn">,
): Promise<() => Promise<void>> {
  await applyOffers(queries, catalogue);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const wait = (ms: number): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = look().catch((error: unknown) => {
        logger.warn({ err: error }, "the offers job failed");
        wait(LOOK_MS);
      });
    }, ms).unref();
  };
  const look = async (): Promise<void> => {
    await applyOffers(queries, catalogue);
    wait(Math.min(LOOK_MS, (await untilNext(queries)) ?? LOOK_MS));
  };
  wait(0);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
