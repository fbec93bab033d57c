import { asc, eq, isNull, and } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import { isSold } from "../product-visibility.ts";
import { products } from "../products.table.ts";
import { productKeys } from "./product-keys.table.ts";
import { storeKeys } from "./store-keys.ts";

const BATCH = 5000;

/** Stores the keys of products that an older version of the shop left without, before anything is compared by them; on one node at a time. */
export async function completeKeys(
  { queries, exclusively, analyze }: Pick<Database, "queries" | "exclusively" | "analyze">,
  log: (line: string) => void,
): Promise<void> {
  const { id, name, part_number, manufacturer_part_number } = products;
  const lacking = (limit = BATCH) =>
    queries
      .select({ id, name, part_number, manufacturer_part_number })
      .from(products)
      .leftJoin(productKeys, eq(productKeys.productId, id))
      .where(and(isSold, isNull(productKeys.productId)))
      .orderBy(asc(id))
      .limit(limit);
  if ((await lacking(1)).length === 0) return;
  await exclusively("product keys", async () => {
    let done = 0;
    for (let rows = await lacking(); rows.length > 0; rows = await lacking()) {
      await storeKeys(queries, rows);
      done += rows.length;
    }
    if (done === 0) return;
    await analyze();
    log(`The keys of ${done} products were stored.`);
  });
}
