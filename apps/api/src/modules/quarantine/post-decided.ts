import type { QuarantineDecisionBody } from "@shop/contract/quarantine/quarantine.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { and, eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { products } from "../products/products.table.ts";

/** What one unit of a product that is not for sale cost on average, with six decimals; null where that is not known. */
export async function heldCost(transaction: Queries, productId: number): Promise<string | null> {
  const [row] = await transaction
    .select({
      cost: sql<
        string | null
      >`case when bool_and(${postings.known}) and sum(${postings.units}) > 0 then round(sum(${postings.cost}) / sum(${postings.units}), 6)::text end`,
    })
    .from(postings)
    .where(and(eq(postings.productId, productId), eq(postings.kind, "not_for_sale")));
  return row?.cost ?? null;
}

/** Units that were decided about. */
interface DecidedUnits extends Pick<QuarantineDecisionBody, "kind" | "qty"> {
  readonly productId: number;
  /** What one of them cost; null where that is not known. */
  readonly cost: string | null;
  /** The administrator's mail address. */
  readonly by: string;
}

/** Adds to the journal that units are no longer kept as not for sale; those that are written off are lost. */
export async function postDecided(
  transaction: Queries,
  { productId, kind, qty, cost, by }: DecidedUnits,
): Promise<void> {
  const isLost = kind === "written_off";
  const value = sql`round(coalesce(${cost}::numeric, 0) * ${qty}::integer, 2)`;
  await transaction.execute(sql`
    insert into ${postings} (at, day, kind, cause, product_id, known, units, cost, loss, category_id, brand, "by")
    select now(), (now() at time zone ${SHOP_TIME_ZONE})::date, 'not_for_sale', ${isLost ? "written_off" : "released"}, ${products.id},
      ${cost !== null}::boolean, -${qty}::integer, -${value}, ${isLost ? value : sql`0`}, ${products.category_id}, ${products.brand}, ${by}
    from ${products} where ${products.id} = ${productId}`);
}
