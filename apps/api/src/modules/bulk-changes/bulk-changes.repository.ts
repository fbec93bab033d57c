import type { BoundRule, PlainRule, PriceRule } from "@shop/domain/bulk/bulk-rule.ts";
import { storedUnit } from "@shop/domain/bulk/change-selling.ts";
import { offerOf } from "@shop/domain/catalogue/offer.ts";
import { costEntries } from "@shop/domain/catalogue/product-fields.ts";
import { pricesOfText } from "@shop/domain/money/quantity-prices-text.ts";
import type { StockAndCost } from "@shop/domain/purchases/stock-text.ts";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type BulkChangeRow, bulkChanges } from "../history/bulk-changes.table.ts";
import { products } from "../products/products.table.ts";
import type { ValueChange } from "./bulk-plan.ts";

/** Locks an attempt until the transaction ends. */
export async function lockAttempt(transaction: Queries, attempt: string): Promise<void> {
  const key = `bulk change: ${attempt}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The change of an attempt, or undefined. */
export async function findAttempt(queries: Queries, attempt: string): Promise<BulkChangeRow | undefined> {
  const [row] = await queries.select().from(bulkChanges).where(eq(bulkChanges.attempt, attempt));
  return row;
}

/** Stores a change. */
export async function insertBulkChange(
  transaction: Queries,
  values: typeof bulkChanges.$inferInsert,
): Promise<BulkChangeRow> {
  const [row] = await transaction.insert(bulkChanges).values(values).returning();
  if (!row) throw new Error("A bulk change was not stored.");
  return row;
}

/** One change, or undefined. */
export async function findBulkChange(queries: Queries, id: number): Promise<BulkChangeRow | undefined> {
  const [row] = await queries.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  return row;
}

/** One change, or undefined; locks its row until the transaction ends. */
export async function lockBulkChange(transaction: Queries, id: number): Promise<BulkChangeRow | undefined> {
  const [row] = await transaction.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for("update");
  return row;
}

/** Condition of the changes that are not about costs, as `isAboutCosts` of the domain has it. */
const isBesideCosts: SQL = sql`${bulkChanges.rule} ->> 'field' <> all(${sql.param(costEntries)}::text[])
  and ${bulkChanges.rule} ->> 'change' <> all(array['from_cost', 'receipt'])`;

/** Which changes are read. */
interface ChangesPart {
  /** Only those before an id, where one is given. */
  readonly before: number | undefined;
  readonly limit: number;
  /** False to leave out those about costs. */
  readonly withCosts: boolean;
}

/** Changes, the newest first. */
export const findBulkChanges = (
  queries: Queries,
  { before, limit, withCosts }: ChangesPart,
): Promise<BulkChangeRow[]> =>
  queries
    .select()
    .from(bulkChanges)
    .where(
      and(
        before === undefined ? undefined : lt(bulkChanges.id, before),
        withCosts ? undefined : isBesideCosts,
      ),
    )
    .orderBy(desc(bulkChanges.id))
    .limit(limit);

/** Marks a change as undone. */
export async function storeUndo(
  transaction: Queries,
  id: number,
  { by, restored }: { readonly by: string; readonly restored: number },
): Promise<BulkChangeRow> {
  const [row] = await transaction
    .update(bulkChanges)
    .set({ undoneAt: sql`now()`, undoneBy: by, restored })
    .where(eq(bulkChanges.id, id))
    .returning();
  if (!row) throw new Error(`Bulk change ${id} was not stored.`);
  return row;
}

/** Stores offers of locked products, '' for none, and increments their versions. */
export async function storeOffers(transaction: Queries, changes: readonly ValueChange[]): Promise<void> {
  if (changes.length === 0) return;
  const offers = changes.map((one) => offerOf(one.new));
  const ids = sql.param(changes.map(({ id }) => id));
  const prices = sql.param(offers.map((one) => one.offer_price));
  const from = sql.param(offers.map((one) => one.offer_from));
  const until = sql.param(offers.map((one) => one.offer_until));
  await transaction.execute(sql`
    update ${products}
    set offer_price = changed.price, offer_from = changed.first, offer_until = changed.last,
      version = ${products.version} + 1, updated_at = now()
    from unnest(${ids}::integer[], ${prices}::numeric[], ${from}::timestamp[], ${until}::timestamp[])
      as changed (id, price, first, last)
    where ${products.id} = changed.id`);
}

/** Stores units of locked products with their pieces and increments their versions. */
export async function storeUnits(transaction: Queries, changes: readonly ValueChange[]): Promise<void> {
  if (changes.length === 0) return;
  const units = changes.map((one) => storedUnit(one.new));
  const ids = sql.param(changes.map(({ id }) => id));
  const names = sql.param(units.map(({ unit }) => unit));
  const pieces = sql.param(units.map((one) => one.pieces_per_unit));
  await transaction.execute(sql`
    update ${products}
    set unit = changed.unit, pieces_per_unit = changed.pieces, version = ${products.version} + 1, updated_at = now()
    from unnest(${ids}::integer[], ${names}::text[], ${pieces}::integer[]) as changed (id, unit, pieces)
    where ${products.id} = changed.id`);
}

const columns = {
  min_order: sql.raw("min_order"),
  order_step: sql.raw("order_step"),
  max_order: sql.raw("max_order"),
  amount: sql.raw("amount"),
  visibility: sql.raw("visibility"),
  cost_price: sql.raw("cost_price"),
  vat_rate: sql.raw("vat_rate"),
};
const types = {
  min_order: sql.raw("integer[]"),
  order_step: sql.raw("integer[]"),
  max_order: sql.raw("integer[]"),
  amount: sql.raw("integer[]"),
  visibility: sql.raw("text[]"),
  cost_price: sql.raw("numeric[]"),
  vat_rate: sql.raw("numeric[]"),
};

/** Stores new prices of locked products, with the quantity prices that change with them, and increments their versions. */
export async function storePrices(transaction: Queries, changes: readonly ValueChange[]): Promise<void> {
  if (changes.length === 0) return;
  const prices = JSON.stringify(changes.map((one) => ({ id: one.id, ...pricesOfText(one.new) })));
  await transaction.execute(sql`
    update ${products}
    set price = changed.price, quantity_prices = coalesce(changed.quantity_prices, ${products.quantity_prices}),
      version = ${products.version} + 1, updated_at = now()
    from jsonb_to_recordset(${prices}::jsonb) as changed (id integer, price numeric, quantity_prices jsonb)
    where ${products.id} = changed.id`);
}

/** Stores new values of one column of locked products, '' for none, and increments their versions. */
async function storeColumn(
  transaction: Queries,
  field: keyof typeof columns,
  changes: readonly ValueChange[],
): Promise<void> {
  const ids = sql.param(changes.map(({ id }) => id));
  const values = sql.param(changes.map((one) => (one.new === "" ? null : one.new)));
  await transaction.execute(sql`
    update ${products}
    set ${columns[field]} = changed.value, version = ${products.version} + 1, updated_at = now()
    from unnest(${ids}::integer[], ${values}::${types[field]}) as changed (id, value)
    where ${products.id} = changed.id`);
}

/** The stock of a product as a receipt stores it. */
interface StoredStock extends StockAndCost {
  readonly id: number;
}

/** Stores stocks of locked products with what was paid for what has arrived, or with their costs, and increments their versions. */
export async function storeStocks(transaction: Queries, stocks: readonly StoredStock[]): Promise<void> {
  const rows = stocks.map(({ id, amount, cost, paid }) => ({
    id,
    amount,
    cost,
    paid,
    is_costed: cost !== undefined && paid === undefined,
  }));
  await transaction.execute(sql`
    update ${products}
    set amount = changed.amount, cost_price = case when changed.is_costed then changed.cost else ${products.cost_price} end,
      stock_value = case when changed.paid is null then ${products.stock_value} else greatest(coalesce(${products.stock_value}, 0) + changed.paid, 0) end,
      version = ${products.version} + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id integer, amount integer, cost numeric, paid numeric, is_costed boolean)
    where ${products.id} = changed.id`);
}

/** Stores new bounds of the ordered quantities of locked products, '' for none, and increments their versions. */
export async function storeBounds(
  transaction: Queries,
  field: BoundRule["field"],
  changes: readonly ValueChange[],
): Promise<void> {
  if (changes.length > 0) await storeColumn(transaction, field, changes);
}

/** Stores new costs or rates of value added tax of locked products, '' for none, and increments their versions. */
export async function storeAmounts(
  transaction: Queries,
  field: "cost_price" | "vat_rate",
  changes: readonly ValueChange[],
): Promise<void> {
  if (changes.length > 0) await storeColumn(transaction, field, changes);
}

/** Stores new stocks or visibilities of locked products, and increments their versions. */
export async function storeValues(
  transaction: Queries,
  field: Exclude<PlainRule, PriceRule>["field"],
  changes: readonly ValueChange[],
): Promise<void> {
  if (changes.length > 0) await storeColumn(transaction, field, changes);
}
