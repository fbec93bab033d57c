import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type { InputOf } from "@shop/contract/read-input.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findReturnOfAttempt, findReturns } from "./purchase-returns.repository.ts";
import { toPurchase, toPurchaseReturn } from "./purchases.mapper.ts";
import { findPurchase, lockPurchase, updatePurchase } from "./purchases.repository.ts";
import { changedAnswer, notePurchase } from "./purchases.service.ts";
import { returnGoods, takeBackReturn } from "./return-goods.ts";

type Changed = AnswerOf<(typeof endpoints)["returnPurchase"]>;
type Input<N extends keyof typeof endpoints> = InputOf<(typeof endpoints)[N]>;

/** Returns of goods to their supplier; each throws not_found. */
export interface PurchaseReturnService {
  /** Returns received pieces to the supplier; throws edit_conflict, and invalid beyond what was received and what is in stock. */
  readonly add: (
    id: number,
    body: Input<"returnPurchase">["body"],
    request: { readonly admin: Admin; readonly attempt: string | null },
  ) => Promise<Changed>;
  /** Takes back a return to the supplier; throws not_found. */
  readonly takeBack: (id: number, returnId: number, admin: Admin) => Promise<Changed>;
  /** An order with one of its returns; throws not_found. */
  readonly read: (
    id: number,
    returnId: number,
  ) => Promise<{ readonly order: Changed["order"]; readonly entry: PurchaseReturn }>;
}

/** Creates the service. */
export function purchaseReturnService(queries: Queries, catalogue: Catalogue): PurchaseReturnService {
  return {
    add: (id, { version, ...body }, { admin, attempt }) =>
      catalogue.change(async (transaction, touch) => {
        const row = await lockPurchase(transaction, id);
        const earlier = attempt === null ? undefined : await findReturnOfAttempt(transaction, id, attempt);
        if (earlier !== undefined) return changedAnswer(transaction, id, false);
        if (row.version !== version) {
          throw new ApiError("edit_conflict", {
            current: (await changedAnswer(transaction, id, false)).order,
          });
        }
        await returnGoods(transaction, touch, { ...body, attempt }, { purchaseId: id, admin });
        await updatePurchase(transaction, id);
        const pieces = body.lines.reduce((sum, { qty }) => sum + qty, 0);
        const fields = [{ field: "returned", old: null, new: pieces }];
        await notePurchase(transaction, admin, { entityId: id, action: "updated", fields });
        return changedAnswer(transaction, id, true);
      }),
    takeBack: (id, returnId, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockPurchase(transaction, id);
        const isBack = await takeBackReturn(transaction, touch, returnId, { purchaseId: id, admin });
        if (isBack) {
          await updatePurchase(transaction, id);
          const [entry] = (await findReturns(transaction, id, returnId)).map(toPurchaseReturn);
          const fields = [{ field: "returned", old: entry?.pieces ?? null, new: null }];
          await notePurchase(transaction, admin, { entityId: id, action: "updated", fields });
        }
        return changedAnswer(transaction, id, isBack);
      }),
    read: async (id, returnId) => {
      const order = toPurchase(await findPurchase(queries, id));
      const [entry] = await findReturns(queries, id, returnId);
      return { order, entry: toPurchaseReturn(requireFound(entry)) };
    },
  };
}
