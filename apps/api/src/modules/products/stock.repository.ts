import type { OrderRules } from "@shop/domain/cart/order-quantity.ts";
import { frozenUnit, type SellingUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import type { QuantityPrice } from "@shop/domain/money/quantity-prices.ts";
import { and, asc, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSeenIn, isVisibleIn, type SeenIn } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** What an order reads of a product and keeps. */
export interface StockRow {
  readonly id: number;
  readonly name: string;
  readonly nameAr: string | null;
  readonly partNumber: string | null;
  /** What it costs now. */
  readonly price: string;
  /** What it costs without the offer that holds; null without one. */
  readonly priceBefore: string | null;
  /** What one costs the shop; null where that is not known. */
  readonly cost: string | null;
  /** The average cost of its stock with six decimals; null where that is not known, or nothing is in stock. */
  readonly costExact: string | null;
  /** Its rate of value added tax; null for the standard rate. */
  readonly vatRate: string | null;
  /** Lower prices of a piece by rising numbers of pieces. */
  readonly quantityPrices: readonly QuantityPrice[];
  /** What one is and its pieces, as the line of an order keeps them; null for both of a piece. */
  readonly unit: SellingUnit | null;
  readonly piecesPerUnit: number | null;
  /** The quantities that shoppers can order. */
  readonly rules: OrderRules;
  readonly amount: number;
  readonly lowStockAt: number | null;
  readonly visibility: Visibility;
  /** Whether it is deleted: nothing is taken from it, but what an order held goes back to it. */
  readonly isDeleted: boolean;
}

/** The products that are seen in a place. */
export const seenStock = (stock: readonly StockRow[], place: SeenIn): StockRow[] =>
  stock.filter(({ visibility, isDeleted }) => !isDeleted && isVisibleIn(place, visibility));

/**
 * Reads products, deleted ones too, as they are now and keeps them so until the transaction ends. All orders wait for products in the order of
 * their ids, so that none waits for another that waits for it.
 */
export async function lockStock(transaction: Queries, ids: readonly number[]): Promise<StockRow[]> {
  const rows = await transaction
    .select({
      id: products.id,
      name: products.name,
      nameAr: products.name_ar,
      partNumber: products.part_number,
      price: products.current_price,
      priceBefore: sql<string | null>`nullif(${products.price}, ${products.current_price})`,
      cost: products.cost_price,
      costExact: sql<
        string | null
      >`case when ${products.amount} > 0 then round(${products.stock_value} / ${products.amount}, 6)::text end`,
      vatRate: products.vat_rate,
      quantityPrices: products.quantity_prices,
      sold: { unit: products.unit, pieces_per_unit: products.pieces_per_unit },
      rules: {
        min_order: products.min_order,
        order_step: products.order_step,
        max_order: products.max_order,
      },
      amount: products.amount,
      lowStockAt: products.low_stock_at,
      visibility: products.visibility,
      isDeleted: sql<boolean>`${products.deleted_at} is not null`,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for("update");
  return rows.map(({ sold, ...row }) => {
    const { unit, pieces_per_unit: piecesPerUnit } = frozenUnit(sold);
    return Object.assign(row, { unit, piecesPerUnit });
  });
}

/** The limits of low stock that products have of their own, by id; null for that of the shop. */
export async function findLowStockAt(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await queries
    .select({ id: products.id, lowStockAt: products.low_stock_at })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, lowStockAt }) => [id, lowStockAt]));
}

/** The stock of the products that are seen in a place, by id, without keeping them as they are. */
export async function findAmounts(
  queries: Queries,
  ids: readonly number[],
  place: SeenIn,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.id, amount: products.amount })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isSeenIn(place)));
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Takes pieces of products, by id, out of the stock; negative numbers return them, at the cost of one where that is given. */
export async function takeStock(
  transaction: Queries,
  pieces: ReadonlyMap<number, number>,
  costs: ReadonlyMap<number, string>,
): Promise<void> {
  const ids = sql.param([...pieces.keys()]);
  const quantities = sql.param([...pieces.values()]);
  const backAt = sql.param([...pieces].map(([id, qty]) => (qty < 0 ? (costs.get(id) ?? null) : null)));
  await transaction.execute(sql`
    update ${products} set amount = ${products.amount} - taken.qty, version = ${products.version} + 1,
      stock_value = ${products.stock_value} - coalesce(round(taken.qty * taken.cost, 2), 0)
    from unnest(${ids}::integer[], ${quantities}::integer[], ${backAt}::numeric[]) as taken (id, qty, cost)
    where ${products.id} = taken.id`);
}
