import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { MAX_ARRIVALS, MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import { MAX_ARRIVAL_LINES, readArrivalList } from "@shop/domain/purchases/read-arrival-list.ts";

import type { Database, Queries } from "../../database/database.ts";
import { yieldToRequests } from "../../database/yield-to-requests.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findProduct, unitsCounted } from "../products/find-product.ts";
import { findArrivedProducts } from "./arrived-product.ts";
import { bookArrived } from "./book-arrivals.ts";
import {
  countArrivals,
  deleteArrivals,
  findArrival,
  findReceipt,
  insertArrivals,
} from "./purchase-arrivals.repository.ts";
import { toPurchaseLines } from "./purchases.mapper.ts";
import { findPurchaseLines, lockPurchase, updatePurchase } from "./purchases.repository.ts";
import { changedAnswer } from "./purchases.service.ts";
import type { PurchaseRow } from "./purchases.table.ts";
import { receiveList } from "./receive-list.ts";

/** Milliseconds for which a booking waits for others, whose queries wait for its end. */
const GIVE_WAY_MS = 300;

type Scanned = AnswerOf<(typeof endpoints)["scanArrival"]>;

/** Receiving of purchase orders that were sent; each throws not_found, and state_not_allowed for any other. */
export interface ReceivingService {
  /** Notes pieces that have arrived; throws invalid for too many scans. */
  readonly scan: (
    id: number,
    body: InputOf<(typeof endpoints)["scanArrival"]>["body"],
    request: { readonly admin: Admin; readonly attempt: string | null },
  ) => Promise<Scanned>;
  /** Notes what has arrived by a list; throws invalid for too many lines, and for a file that cannot be read. */
  readonly list: (
    id: number,
    body: InputOf<(typeof endpoints)["importArrivals"]>["body"],
    request: { readonly admin: Admin; readonly attempt: string | null },
  ) => Promise<AnswerOf<(typeof endpoints)["importArrivals"]>>;
  /** Books what has arrived; throws edit_conflict where something was counted since a version, and cost_jumped and costs_adjust where costs need to be confirmed. */
  readonly book: (
    id: number,
    body: InputOf<(typeof endpoints)["bookArrivals"]>["body"],
    admin: Admin,
  ) => Promise<AnswerOf<(typeof endpoints)["bookArrivals"]>>;
}

async function countedAnswer(transaction: Queries, order: PurchaseRow, productId: number): Promise<Scanned> {
  const { id, version } = order;
  const lines = toPurchaseLines(order, await findPurchaseLines(transaction, id));
  const line = lines.find((one) => one.id === productId);
  return line
    ? { outcome: "counted", line, products: [], version }
    : { outcome: "not_ordered", line: null, products: [], version };
}

/** An order that was sent, locked until the transaction ends. */
async function lockSent(transaction: Queries, id: number): Promise<PurchaseRow> {
  const row = await lockPurchase(transaction, id);
  if (row.state !== "sent") throw new ApiError("state_not_allowed");
  return row;
}

/** Creates the service. */
export function receivingService(
  database: Pick<Database, "queries" | "sessions" | "pool">,
  catalogue: Catalogue,
  readLines: ReadSheetLines,
): ReceivingService {
  return {
    scan: (id, { product, qty, mode }, { admin, attempt }) =>
      database.queries.transaction(async (transaction) => {
        const row = await lockSent(transaction, id);
        const earlier = attempt === null ? undefined : await findArrival(transaction, id, attempt);
        if (earlier !== undefined) return countedAnswer(transaction, row, earlier);
        const lines = await findPurchaseLines(transaction, id);
        const found = await findProduct(transaction, product, (codes) =>
          findArrivedProducts(transaction, lines, codes),
        );
        if (found.outcome !== "found") return { ...found, line: null, version: row.version };
        if (!lines.some((line) => line.id === found.id)) return countedAnswer(transaction, row, found.id);
        if ((await countArrivals(transaction, id)) >= MAX_ARRIVALS) {
          throw new ApiError("invalid", { errors: { product: "too_large" } });
        }
        const pieces = unitsCounted(qty, found.units, MAX_PURCHASE_QTY);
        if (mode === "set") await deleteArrivals(transaction, id, [found.id]);
        await insertArrivals(transaction, [
          { purchaseId: id, productId: found.id, qty: pieces, by: admin.email, attempt },
        ]);
        return countedAnswer(transaction, await updatePurchase(transaction, id), found.id);
      }),
    list: async (id, { file, replace }, { admin, attempt }) => {
      const { rows, hidden } = await uploadedRows(readLines, file, MAX_ARRIVAL_LINES);
      const lines = readArrivalList(rows);
      return database.queries.transaction(async (transaction) =>
        receiveList(transaction, await lockSent(transaction, id), {
          lines,
          hidden,
          isReplacing: replace,
          admin,
          attempt,
        }),
      );
    },
    book: async (id, { version, confirm_costs: isConfirmed, adjustment }, admin) => {
      await yieldToRequests(database, GIVE_WAY_MS);
      return catalogue.change(async (transaction, touch) => {
        const row = await lockPurchase(transaction, id);
        if (await findReceipt(transaction, id, version)) return changedAnswer(transaction, id, false);
        if (row.state !== "sent") throw new ApiError("state_not_allowed");
        if (row.version !== version) {
          const { order } = await changedAnswer(transaction, id, false);
          throw new ApiError("edit_conflict", { current: order });
        }
        if (!(await bookArrived(transaction, touch, row, { admin, isConfirmed, adjustment }))) {
          throw new ApiError("state_not_allowed");
        }
        return changedAnswer(transaction, id, true);
      });
    },
  };
}
