import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { UnreadArrival } from "@shop/contract/purchases/purchase.ts";
import { packCost } from "@shop/domain/purchases/packs.ts";
import { MAX_ARRIVALS, MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import type { ArrivalLine } from "@shop/domain/purchases/read-arrival-list.ts";
import { type HiddenParts, hiddenLines } from "@shop/domain/sheets/hidden-parts.ts";

import type { Queries } from "../../database/database.ts";
import { findArrivedProducts, onlyArrived } from "./arrived-product.ts";
import {
  countArrivals,
  deleteArrivals,
  findArrival,
  insertArrivals,
} from "./purchase-arrivals.repository.ts";
import { findPurchaseLines, storeCosts, updatePurchase } from "./purchases.repository.ts";
import type { PurchaseRow } from "./purchases.table.ts";

/** What a list says of one product. */
interface Arrived {
  readonly qty: number;
  /** What a pack of the line costs; null where the list does not say it. */
  readonly cost: string | null;
}

/** What the lines of a list say of the products of an order, and those that say nothing. */
async function sumLines(transaction: Queries, id: number, lines: readonly ArrivalLine[]) {
  const ordered = await findPurchaseLines(transaction, id);
  const packs = new Map(ordered.map((line) => [line.id, line.pack]));
  const found = await findArrivedProducts(
    transaction,
    ordered,
    lines.flatMap(({ codes, fault }) => (fault === null ? codes : [])),
  );
  const arrived = new Map<number, Arrived>();
  const unread: UnreadArrival[] = [];
  for (const { row, codes, written, qty: counted, pack, cost: stated, fault } of lines) {
    const match = fault ?? onlyArrived(found, codes);
    const product = typeof match === "string" ? match : match.id;
    const ofCode = typeof match === "string" ? 1 : match.units;
    // The barcode of a pack names the pack: what the line counts and costs is of packs, unless it says itself of which.
    const units = pack === 1 ? ofCode : 1;
    const qty = counted * units;
    const before = typeof product === "number" ? arrived.get(product) : undefined;
    const leave = (reason: UnreadArrival["fault"], value = written): void => {
      unread.push({ row, code: codes[0] ?? "", written: value, fault: reason });
    };
    const ofLine = typeof product === "number" ? packs.get(product) : undefined;
    const cost = packCost(stated, pack * units, ofLine ?? 1);
    if (typeof product === "string") leave(product);
    else if (pack !== 1 && ofCode !== 1 && pack !== ofCode) leave("bad_pack", String(pack));
    else if (ofLine === undefined) leave("not_ordered");
    else if ((before?.qty ?? 0) + qty > MAX_PURCHASE_QTY) leave("too_many", String(qty));
    else if (stated !== null && cost === null) leave("bad_cost", stated);
    else if (stated !== null && before && before.cost !== null && before.cost !== cost)
      leave("cost_differs", stated);
    else arrived.set(product, { qty: (before?.qty ?? 0) + qty, cost: cost ?? before?.cost ?? null });
  }
  return { arrived, unread };
}

/** A list of what arrived with who sends it. */
export interface SentList {
  readonly lines: readonly ArrivalLine[];
  readonly hidden: HiddenParts;
  /** Whether its pieces stand for what was counted and not booked of the products before. */
  readonly isReplacing: boolean;
  readonly admin: Admin;
  readonly attempt: string | null;
}

/** Counts the lines of a list in a locked order that was sent, once for an attempt; throws invalid for too many. */
export async function receiveList(
  transaction: Queries,
  order: PurchaseRow,
  { lines, hidden, isReplacing, admin, attempt }: SentList,
): Promise<AnswerOf<(typeof endpoints)["importArrivals"]>> {
  const { id } = order;
  const { arrived, unread } = await sumLines(transaction, id, lines);
  const costs = [...arrived].flatMap(([productId, { cost }]) => (cost === null ? [] : [{ productId, cost }]));
  const answer = {
    lines: lines.length - unread.length,
    products: arrived.size,
    costs: costs.length,
    unread: [...hiddenLines(hidden), ...unread],
    version: order.version,
  };
  const isDone = attempt !== null && (await findArrival(transaction, id, attempt)) !== undefined;
  if (isDone || arrived.size === 0) return answer;
  if (isReplacing) await deleteArrivals(transaction, id, [...arrived.keys()]);
  await insertArrivals(
    transaction,
    [...arrived].map(([productId, { qty }]) => ({
      purchaseId: id,
      productId,
      qty,
      by: admin.email,
      attempt,
    })),
  );
  if ((await countArrivals(transaction, id)) > MAX_ARRIVALS) {
    throw new ApiError("invalid", { errors: { file: "too_large" } });
  }
  await storeCosts(transaction, id, costs);
  return { ...answer, version: (await updatePurchase(transaction, id)).version };
}
