import { sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orderLines } from "./order-lines.table.ts";

/** Stores what the lines of a locked order cost the shop, in their order. */
export async function storeLineCosts(
  transaction: Queries,
  orderId: number,
  costs: readonly (string | null)[],
): Promise<void> {
  await transaction.execute(sql`
    update ${orderLines} set cost = given.cost,
      cost_exact = case when round(${orderLines.costExact}, 2) = given.cost then ${orderLines.costExact} end
    from unnest(${sql.param([...costs])}::numeric[]) with ordinality as given (cost, number)
    where ${orderLines.orderId} = ${orderId} and ${orderLines.place} = given.number - 1`);
}
