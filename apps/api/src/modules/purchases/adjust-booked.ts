import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { CostAdjustment } from "@shop/contract/purchases/cost-adjustment.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import {
  landedValues,
  type LandedValue,
  sharesById,
  splitAdjustment,
  type SplitAdjustment,
  sumAdjustments,
} from "@shop/domain/purchases/landed-cost.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { postings } from "../books/postings.table.ts";
import { withCause } from "../books/stock-cause.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { products } from "../products/products.table.ts";
import { findStanding, storeStanding } from "./purchase-arrivals.repository.ts";
import { addWorth, type LockedStock, lockStocks } from "./purchased-stock.ts";
import { findPurchaseLines } from "./purchases.repository.ts";
import type { PurchaseRow } from "./purchases.table.ts";

type Line = Awaited<ReturnType<typeof findPurchaseLines>>[number];
type Arrival = Awaited<ReturnType<typeof findStanding>>[number];

/** Who changes costs, and what was confirmed of what that adjusts. */
export interface Adjusting {
  readonly admin: Admin;
  /** The sums that were confirmed; null where nothing was. */
  readonly confirmed: { readonly stock: string; readonly cost: string } | null;
  /** The product of which a cost was changed, to say where it adjusts nothing. */
  readonly asked?: number;
}

/** What is adjusted of a product. */
interface Planned extends SplitAdjustment {
  readonly line: Line;
  readonly stock_row: LockedStock | undefined;
  readonly isUnknown: boolean;
  readonly values: readonly (LandedValue & { readonly id: number })[];
}

/** What the arrivals of a line stand at less than they are to; null where nothing differs. */
function planFor(
  line: Line,
  share: bigint,
  {
    arrivals,
    stock,
    isAsked,
  }: {
    readonly arrivals: readonly Arrival[];
    readonly stock: LockedStock | undefined;
    readonly isAsked: boolean;
  },
): Planned | null {
  const due = landedValues(line, share, arrivals);
  const standing = arrivals.flatMap((arrival, at) => {
    const [now, { id, qty, value, charges }] = [due[at] ?? null, arrival];
    // What an arrival stands at that was booked without a known cost is never guessed.
    return now === null || value === null ? [] : [{ id, qty, ...now, before: value + charges }];
  });
  const difference = standing.reduce((sum, one) => sum + one.value + one.charges - one.before, 0n);
  const isUnknown = standing.length === 0 || (stock !== undefined && stock.value === null);
  if (difference === 0n && !(isAsked && isUnknown && arrivals.length > 0)) return null;
  const counted = standing.length === 0 ? arrivals : standing;
  const split = splitAdjustment({
    difference: isUnknown ? 0n : difference,
    received: counted.reduce((sum, { qty }) => sum + qty, 0),
    returned: line.returned,
    stock: stock?.amount ?? 0,
    worth: minorOf(stock?.value ?? "0.00"),
  });
  return { ...split, line, stock_row: stock, isUnknown, values: isUnknown ? [] : standing };
}

/** What is to be adjusted of the booked pieces of a locked order; locks the products of its lines. */
async function planAdjustments(
  transaction: Queries,
  order: PurchaseRow,
  asked: number | undefined,
): Promise<readonly Planned[]> {
  const lines = await findPurchaseLines(transaction, order.id);
  const booked = lines.filter(({ received }) => received > 0);
  if (booked.length === 0) return [];
  const stocks = await lockStocks(
    transaction,
    booked.map(({ id }) => id),
  );
  // Read once the products are locked: an undo, which locks them, too, may just have taken a booking off.
  const arrivals = Map.groupBy(
    (await findStanding(transaction, order.id)).filter(({ isBooked }) => isBooked),
    ({ productId }) => productId,
  );
  const shares = sharesById(order, lines);
  return booked.flatMap(
    (line) =>
      planFor(line, shares.get(line.id) ?? 0n, {
        arrivals: arrivals.get(line.id) ?? [],
        stock: stocks.get(line.id),
        isAsked: line.id === asked,
      }) ?? [],
  );
}

const toAdjustment = ({ line, left, sold, stock, cost, isUnknown }: Planned): CostAdjustment => ({
  id: line.id,
  name: line.name,
  name_ar: line.name_ar,
  left,
  sold,
  stock: fromMinorUnits(stock),
  cost: fromMinorUnits(cost),
  unknown: isUnknown,
});

/** Adds to the journal what sold pieces cost more, on the day on which that is known. */
async function postSold(
  transaction: Queries,
  { order, admin }: { readonly order: PurchaseRow; readonly admin: Admin },
  planned: readonly Planned[],
): Promise<void> {
  const rows = planned.map(({ line, cost }) => ({ id: line.id, cost: fromMinorUnits(cost) }));
  await transaction.execute(sql`
    insert into ${postings} (at, day, purchase_id, kind, cause, product_id, known, cost, category_id, brand, "by")
    select now(), (now() at time zone ${SHOP_TIME_ZONE})::date, ${order.id}::integer, 'goods', 'cost_adjusted', sold.id, true, sold.cost, ${products.category_id},
      ${products.brand}, ${admin.email}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sold (id integer, cost numeric) left join ${products} on ${products.id} = sold.id
    where sold.cost <> 0 order by sold.id`);
}

/**
 * Brings what the booked pieces of a locked order stand at to what they cost now, with their share of freight and duty: what is still in stock is worth more or less, what is not
 * costs more or less today. Throws costs_adjust until the sums of it are confirmed, and forbidden without the right to products.
 */
export async function adjustBooked(
  transaction: Queries,
  touch: Touch,
  order: PurchaseRow,
  { admin, confirmed, asked }: Adjusting,
): Promise<void> {
  const planned = await planAdjustments(transaction, order, asked);
  if (planned.length === 0) return;
  const known = planned.filter(({ isUnknown }) => !isUnknown);
  if (known.length > 0 && !may(admin, "products")) throw new ApiError("forbidden");
  const { stock, cost } = sumAdjustments(known);
  if (confirmed?.stock !== fromMinorUnits(stock) || confirmed.cost !== fromMinorUnits(cost))
    throw new ApiError("costs_adjust", { adjustments: planned.map(toAdjustment) });
  const revalued = known.filter((one) => one.stock !== 0n);
  const change = { cause: "cost_adjusted", by: admin.email, purchaseId: order.id } as const;
  const costs = await withCause(transaction, change, () =>
    addWorth(
      transaction,
      revalued.map(({ line, stock: added }) => ({ id: line.id, stock: fromMinorUnits(added) })),
    ),
  );
  await postSold(transaction, { order, admin }, known);
  await storeStanding(
    transaction,
    known.flatMap(({ values }) => values),
  );
  await record(
    transaction,
    admin,
    revalued.flatMap(({ line, stock_row: before }) => {
      const [old, now] = [before?.cost ?? null, costs.get(line.id) ?? null];
      const fields = [{ field: "cost_price", old, new: now }];
      return old === now
        ? []
        : [{ entity: "product" as const, entityId: line.id, action: "updated" as const, fields }];
    }),
  );
  touchProducts(
    touch,
    revalued.map(({ line }) => line.id),
  );
}

/** What arrivals that are not booked stand at once they are, by product: null where their line has no cost. */
export function valuesToBook(
  order: PurchaseRow,
  lines: readonly Line[],
  arrivals: readonly Arrival[],
): ReadonlyMap<number, readonly (LandedValue & { readonly id: number })[] | null> {
  const shares = sharesById(order, lines);
  const byProduct = Map.groupBy(arrivals, ({ productId }) => productId);
  return new Map(
    lines.map((line) => {
      const own = (byProduct.get(line.id) ?? []).map((one) =>
        one.isBooked ? one : Object.assign({}, one, { cost: line.cost, value: null }),
      );
      const due = landedValues(line, shares.get(line.id) ?? 0n, own);
      const values = own.flatMap(({ id, isBooked }, at) => {
        const value = itemAt(due, at);
        return isBooked || value === null ? [] : [{ id, ...value }];
      });
      return [line.id, values.length === 0 ? null : values] as const;
    }),
  );
}
