import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import { differenceOf } from "@shop/domain/money/money.ts";
import { costOfPieces } from "@shop/domain/purchases/packs.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { postings } from "../books/postings.table.ts";
import { withCause } from "../books/stock-cause.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { products } from "../products/products.table.ts";
import { findReturns, insertReturn, storeVoid } from "./purchase-returns.repository.ts";
import { lockStocks } from "./purchased-stock.ts";
import { findPurchaseLines } from "./purchases.repository.ts";

type Body = InputOf<(typeof endpoints)["returnPurchase"]>["body"];

/** Pieces of a product that leave the stock, below zero those that come back, and what they are worth; an unknown value is the average of the stock. */
interface MovedPieces {
  readonly id: number;
  readonly qty: number;
  readonly value: string | null;
}

/** What a return is written for. */
interface Returning {
  readonly purchaseId: number;
  readonly admin: Admin;
}

/** Moves pieces of locked products out of the stock, or back into it, with their history; answers what left was worth, by product, null where that is not known. */
async function movePieces(
  transaction: Queries,
  touch: Touch,
  moved: readonly MovedPieces[],
  { purchaseId, admin }: Returning,
): Promise<ReadonlyMap<number, string | null>> {
  const ids = moved.map(({ id }) => id);
  const before = await lockStocks(transaction, ids);
  await withCause(transaction, { cause: "returned_to_supplier", by: admin.email, purchaseId }, () =>
    transaction.execute(sql`
      update ${products} set amount = ${products.amount} - moved.qty, stock_value = ${products.stock_value} - coalesce(moved.value, 0),
        version = ${products.version} + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id integer, qty integer, value numeric)
      where ${products.id} = moved.id`),
  );
  const after = await lockStocks(transaction, ids);
  await record(
    transaction,
    admin,
    [...before.values()].map(({ id, amount, cost }) => {
      const now = after.get(id);
      const costs = { old: cost, new: now?.cost ?? null };
      return {
        entity: "product" as const,
        entityId: id,
        action: "updated" as const,
        fields: [
          { field: "amount", old: amount, new: now?.amount ?? 0 },
          ...(costs.old === costs.new ? [] : [{ field: "cost_price", ...costs }]),
        ],
      };
    }),
  );
  touchProducts(touch, ids);
  if ([...before.values()].some(({ id, amount }) => amount > 0 !== (after.get(id)?.amount ?? 0) > 0))
    touch("stock");
  return new Map(
    [...before.values()].map(({ id, value }) => {
      const now = after.get(id)?.value ?? null;
      return [id, value === null || now === null ? null : differenceOf(value, now)];
    }),
  );
}

/** Adds to the journal what the supplier credits less than what the pieces were worth: a loss of the day, below zero a gain. */
async function postLosses(
  transaction: Queries,
  losses: readonly { readonly id: number; readonly loss: string | null }[],
  { purchaseId, admin }: Returning,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${postings} (at, day, purchase_id, kind, cause, product_id, known, loss, category_id, brand, "by")
    select now(), (now() at time zone ${SHOP_TIME_ZONE})::date, ${purchaseId}::integer, 'to_sell', 'returned_to_supplier', lost.id, true, lost.loss,
      ${products.category_id}, ${products.brand}, ${admin.email}
    from jsonb_to_recordset(${JSON.stringify(losses)}::jsonb) as lost (id integer, loss numeric) join ${products} on ${products.id} = lost.id
    where lost.loss <> 0 order by lost.id`);
}

/** Returns pieces of a locked order to its supplier; throws invalid beyond what was received and not returned, and beyond the stock. */
export async function returnGoods(
  transaction: Queries,
  touch: Touch,
  { reason, lines: sent, attempt }: Pick<Body, "reason" | "lines"> & { readonly attempt: string | null },
  returning: Returning,
): Promise<void> {
  const { purchaseId, admin } = returning;
  const stocks = await lockStocks(
    transaction,
    sent.map((line) => line.product_id),
  );
  // Read once the products are locked: the undo of a booking locks them, too.
  const ordered = new Map((await findPurchaseLines(transaction, purchaseId)).map((line) => [line.id, line]));
  const errors: Record<string, string> = {};
  const lines = sent.flatMap(({ product_id: id, qty, credit }, at) => {
    const [line, stock] = [ordered.get(id), stocks.get(id)];
    if (!line || !stock) errors[`lines.${at}.product_id`] = "unknown_product";
    else if (qty > line.received - line.returned) errors[`lines.${at}.qty`] = "too_large";
    else if (qty > stock.amount) errors[`lines.${at}.qty`] = "stock_short";
    return line ? [{ id, qty, credit: credit ?? costOfPieces(line, qty) }] : [];
  });
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors });
  const values = await movePieces(
    transaction,
    touch,
    lines.map(({ id, qty }) => ({ id, qty, value: null })),
    returning,
  );
  const valued = lines.map((line) => Object.assign(line, { value: values.get(line.id) ?? null }));
  await insertReturn(
    transaction,
    { purchaseId, by: admin.email, reason, attempt },
    valued.map(({ id: productId, qty, credit, value }) => ({ productId, qty, credit, value })),
  );
  await postLosses(
    transaction,
    valued.map(({ id, credit, value }) => ({ id, loss: value && differenceOf(value, credit) })),
    returning,
  );
}

/** Takes back a return of a locked order; false where it was taken back before. Throws not_found. */
export async function takeBackReturn(
  transaction: Queries,
  touch: Touch,
  id: number,
  returning: Returning,
): Promise<boolean> {
  const { purchaseId, admin } = returning;
  const [found] = await findReturns(transaction, purchaseId, id);
  const { voidedAt, lines } = requireFound(found);
  if (voidedAt) return false;
  await lockStocks(
    transaction,
    lines.map(({ productId }) => productId),
  );
  await movePieces(
    transaction,
    touch,
    lines.map(({ productId, qty, value }) => ({
      id: productId,
      qty: -qty,
      value: value && differenceOf("0.00", value),
    })),
    returning,
  );
  await postLosses(
    transaction,
    lines.map(({ productId, credit, value }) => ({
      id: productId,
      loss: value && differenceOf(credit, value),
    })),
    returning,
  );
  await storeVoid(transaction, id, admin.email);
  return true;
}
