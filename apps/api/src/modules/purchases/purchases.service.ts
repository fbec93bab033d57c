import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { pageAt, pageOf } from "@shop/domain/numbered-page.ts";
import { changedPacks, type OrderedPacks } from "@shop/domain/purchases/packs.ts";
import {
  MAX_PURCHASE_LINES,
  PURCHASE_ROWS,
  MAX_PURCHASE_QTY,
} from "@shop/domain/purchases/purchase-order.ts";
import { REORDER_ROWS } from "@shop/domain/purchases/reorder.ts";

import type { Queries } from "../../database/database.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import { findProduct, unitsCounted } from "../products/find-product.ts";
import { adjustBooked } from "./adjust-booked.ts";
import { makePurchase } from "./make-purchase.ts";
import { orderedLine, orderedPacks } from "./ordered-line.ts";
import { correctBookedCost, findReceipts } from "./purchase-arrivals.repository.ts";
import { findReturns } from "./purchase-returns.repository.ts";
import {
  toPurchase,
  toPurchaseLines,
  toPurchaseReturn,
  toReceipt,
  toReorderLine,
} from "./purchases.mapper.ts";
import {
  deleteLine,
  findOrdered,
  findPurchase,
  findPurchaseLines,
  findLastPlace,
  findPurchases,
  insertLines,
  lockPurchase,
  storeNote,
  updateLine,
  updatePurchase,
} from "./purchases.repository.ts";
import { findReorder } from "./reorder.repository.ts";

type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;
type Input<N extends keyof typeof endpoints> = InputOf<(typeof endpoints)[N]>;
type Changed = Answer<"makePurchase">;

/** Purchase orders and what is proposed to be ordered; those about one order throw not_found. */
export interface PurchaseService {
  readonly reorder: (query: Input<"readReorder">["query"]) => Promise<Answer<"readReorder">>;
  readonly list: (query: Input<"listPurchases">["query"]) => Promise<Answer<"listPurchases">>;
  /** Makes a draft; throws invalid for an unknown supplier. */
  readonly make: (
    body: Input<"makePurchase">["body"],
    request: { readonly admin: Admin; readonly attempt: string | null },
  ) => Promise<Changed>;
  readonly read: (id: number, query: Input<"readPurchase">["query"]) => Promise<Answer<"readPurchase">>;
  /** Sets the note; throws edit_conflict where the stored one is not the one before. */
  readonly setNote: (id: number, body: Input<"setPurchaseNote">["body"], admin: Admin) => Promise<Changed>;
  /** Sets a line; throws state_not_allowed, invalid for too many, or for pieces that are no whole packs, and costs_adjust and forbidden where booked pieces are adjusted. */
  readonly setLine: (
    id: number,
    body: Input<"setPurchaseLine">["body"],
    admin: Admin,
  ) => Promise<Answer<"setPurchaseLine">>;
  /** Sets freight and duty; throws edit_conflict where the stored ones are not those before, state_not_allowed, costs_adjust and forbidden. */
  readonly setCharges: (
    id: number,
    body: Input<"setPurchaseCharges">["body"],
    admin: Admin,
  ) => Promise<Changed>;
  /** Marks a draft as sent; throws edit_conflict and state_not_allowed. */
  readonly send: (id: number, version: number, admin: Admin) => Promise<Changed>;
  /** Cancels an order; throws state_not_allowed. */
  readonly cancel: (id: number, admin: Admin) => Promise<Changed>;
  /** An order with all its lines. */
  readonly whole: (
    id: number,
  ) => Promise<{ readonly order: Changed["order"]; readonly lines: readonly PurchaseLine[] }>;
}

/** Which lines of an order are shown. */
const shown: Readonly<Record<Input<"readPurchase">["query"]["show"], (line: PurchaseLine) => boolean>> = {
  all: () => true,
  open: ({ qty, received }) => received < qty,
  arrived: ({ arrived }) => arrived > 0,
};

/** The answer of a change of an order. */
export const changedAnswer = async (queries: Queries, id: number, status: boolean): Promise<Changed> => ({
  status,
  order: toPurchase(await findPurchase(queries, id)),
});

/** Records what was done with an order in the owners' log. */
export const notePurchase = (
  transaction: Queries,
  admin: Admin,
  entry: Omit<Recorded, "entity">,
): Promise<void> => record(transaction, admin, [{ entity: "purchase", ...entry }]);

const stateChange = (old: string, now: string): Pick<Recorded, "action" | "fields"> => ({
  action: "updated",
  fields: [{ field: "state", old, new: now }],
});

/** Notes for the owners' log that what a pack of a sent line costs was changed: the texts name the product. */
const noteCost = (
  transaction: Queries,
  admin: Admin,
  {
    id,
    line,
    cost,
  }: {
    readonly id: number;
    readonly line: { readonly name: string; readonly cost: string | null };
    readonly cost: string | null;
  },
): Promise<void> => {
  const named = (value: string | null) => value && `${line.name}: ${value}`;
  const fields = [{ field: "cost_price", old: named(line.cost), new: named(cost) }];
  return notePurchase(transaction, admin, { entityId: id, action: "updated", fields });
};

/** A line as it is once it is changed; throws invalid where its pieces are no whole packs. */
function changedOrThrow(line: OrderedPacks, change: Parameters<typeof changedPacks>[1]): OrderedPacks {
  const changed = changedPacks(line, change);
  if (!changed) throw new ApiError("invalid", { errors: { qty: "bad_value" } });
  return changed;
}

/** Creates the service. */
export function purchaseService(queries: Queries, catalogue: Catalogue): PurchaseService {
  return {
    reorder: async ({ supplier, days, weeks, show, page }) => {
      const filter = {
        supplierId: supplier === "none" ? null : supplier,
        days,
        weeks,
        isNeeded: show === "needed",
      };
      const read = (offset: number) => findReorder(queries, filter, { limit: REORDER_ROWS, offset });
      const asked = await read((page - 1) * REORDER_ROWS);
      // A page beyond the last is the last one, whose number only the first one has.
      const total = (asked[0] ?? (page > 1 ? (await read(0))[0] : undefined))?.total ?? 0;
      const at = pageAt(total, page, REORDER_ROWS);
      const rows = at.page === page ? asked : await read(at.offset);
      return {
        lines: rows.map((row) => toReorderLine(row, { days, weeks })),
        page: at.page,
        per_page: REORDER_ROWS,
        total,
      };
    },
    list: async ({ state, page }) => {
      const { rows, total } = await findPurchases(queries, {
        state,
        limit: PURCHASE_ROWS,
        offset: (all) => pageAt(all, page, PURCHASE_ROWS).offset,
      });
      return {
        orders: rows.map(toPurchase),
        page: pageAt(total, page, PURCHASE_ROWS).page,
        per_page: PURCHASE_ROWS,
        total,
      };
    },
    make: (body, request) =>
      queries.transaction(async (transaction) => {
        const { id, isNew } = await makePurchase(transaction, body, request);
        if (isNew)
          await notePurchase(transaction, request.admin, { entityId: id, action: "created", fields: [] });
        return changedAnswer(transaction, id, isNew);
      }),
    read: async (id, { show, page }) => {
      const order = toPurchase(await findPurchase(queries, id));
      const lines = toPurchaseLines(order, await findPurchaseLines(queries, id));
      const { data, ...paging } = pageOf(lines.filter(shown[show]), page, PURCHASE_ROWS);
      const receipts = (await findReceipts(queries, id)).map(toReceipt);
      const returns = (await findReturns(queries, id)).map(toPurchaseReturn);
      return { order, lines: data, receipts, returns, ...paging };
    },
    setNote: (id, { note: text, before }, admin) =>
      queries.transaction(async (transaction) => {
        const row = await lockPurchase(transaction, id);
        if (row.note === text) return changedAnswer(transaction, id, false);
        // Notes conflict with notes alone: they leave the version, by which lines are sent and booked, as it is.
        if (row.note !== before) {
          throw new ApiError("edit_conflict", {
            current: (await changedAnswer(transaction, id, false)).order,
          });
        }
        await storeNote(transaction, id, text);
        await notePurchase(transaction, admin, {
          entityId: id,
          action: "updated",
          fields: [{ field: "note", old: row.note || null, new: text || null }],
        });
        return changedAnswer(transaction, id, true);
      }),
    setLine: (id, { product, booked, adjustment, ...given }, admin) =>
      catalogue.change(async (transaction, touch) => {
        const { pack } = given;
        const row = await lockPurchase(transaction, id);
        const isOrdering = given.qty !== undefined || pack !== undefined;
        if (row.state === "cancelled" || (isOrdering && row.state !== "draft")) {
          throw new ApiError("state_not_allowed");
        }
        const found = await findProduct(transaction, product);
        if (found.outcome !== "found") return { ...found, version: row.version };
        const qty = given.qty && unitsCounted(given.qty, found.units, MAX_PURCHASE_QTY);
        const change = { ...given, ...(qty !== undefined && { qty }) };
        const lines = await findPurchaseLines(transaction, id);
        const line = lines.find((one) => one.id === found.id);
        const ordered = (await findOrdered(transaction, [found.id])).get(found.id);
        if (!line && (!ordered || !qty)) {
          return { outcome: "not_found", products: [], version: row.version };
        }
        if (line && qty === 0) await deleteLine(transaction, id, found.id);
        else if (line) await updateLine(transaction, id, found.id, changedOrThrow(line, change));
        else if (ordered && qty) {
          if (lines.length >= MAX_PURCHASE_LINES) {
            throw new ApiError("invalid", { errors: { product: "too_large" } });
          }
          const places = await findLastPlace(transaction, id);
          await insertLines(transaction, [
            orderedLine(
              ordered,
              { id, supplierId: row.supplierId, place: places + 1 },
              changedOrThrow(orderedPacks(ordered, row.supplierId, qty), change),
            ),
          ]);
        }
        if (change.cost !== undefined && row.state === "sent") {
          const isCorrected =
            booked === "adjust" && (await correctBookedCost(transaction, id, found.id, change.cost));
          await adjustBooked(transaction, touch, row, {
            admin,
            confirmed: adjustment,
            ...(isCorrected && { asked: found.id }),
          });
          if (line && line.cost !== change.cost)
            await noteCost(transaction, admin, { id, line, cost: change.cost });
        }
        const { version } = await updatePurchase(transaction, id);
        return { outcome: "set", products: [], version };
      }),
    setCharges: (id, { freight, duty, before, adjustment }, admin) =>
      catalogue.change(async (transaction, touch) => {
        const row = await lockPurchase(transaction, id);
        if (row.freight === freight && row.duty === duty) return changedAnswer(transaction, id, false);
        if (row.freight !== before.freight || row.duty !== before.duty) {
          throw new ApiError("edit_conflict", {
            current: (await changedAnswer(transaction, id, false)).order,
          });
        }
        if (row.state === "cancelled") throw new ApiError("state_not_allowed");
        const changed = await updatePurchase(transaction, id, { freight, duty });
        await adjustBooked(transaction, touch, changed, { admin, confirmed: adjustment });
        const fields = changedFields({ freight: row.freight, duty: row.duty }, { freight, duty });
        await notePurchase(transaction, admin, { entityId: id, action: "updated", fields });
        return changedAnswer(transaction, id, true);
      }),
    send: (id, version, admin) =>
      queries.transaction(async (transaction) => {
        const row = await lockPurchase(transaction, id);
        if (row.state === "sent") return changedAnswer(transaction, id, false);
        const { order } = await changedAnswer(transaction, id, false);
        if (row.state === "cancelled" || order.lines === 0) throw new ApiError("state_not_allowed");
        if (row.version !== version) throw new ApiError("edit_conflict", { current: order });
        await updatePurchase(transaction, id, { state: "sent", sentAt: new Date(), sentBy: admin.email });
        await notePurchase(transaction, admin, { entityId: id, ...stateChange(row.state, "sent") });
        return changedAnswer(transaction, id, true);
      }),
    cancel: (id, admin) =>
      queries.transaction(async (transaction) => {
        const row = await lockPurchase(transaction, id);
        if (row.state === "cancelled") return changedAnswer(transaction, id, false);
        const { order } = await changedAnswer(transaction, id, false);
        if (order.state === "received") throw new ApiError("state_not_allowed");
        await updatePurchase(transaction, id, {
          state: "cancelled",
          cancelledAt: new Date(),
          cancelledBy: admin.email,
        });
        await notePurchase(transaction, admin, { entityId: id, ...stateChange(row.state, "cancelled") });
        return changedAnswer(transaction, id, true);
      }),
    whole: async (id) => {
      const order = toPurchase(await findPurchase(queries, id));
      return { order, lines: toPurchaseLines(order, await findPurchaseLines(queries, id)) };
    },
  };
}
