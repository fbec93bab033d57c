import type { ReceivedLine } from "@shop/contract/suppliers/received.ts";
import type { ListedSupply } from "@shop/contract/suppliers/supplier.ts";
import { costOfPieces, packCost } from "@shop/domain/purchases/packs.ts";
import { formatPurchaseNumber } from "@shop/domain/purchases/purchase-order.ts";

import type { findLastReceived, ReceivedRow } from "../purchases/received.repository.ts";

/** Maps what was received of a product to the wire. */
export const toReceivedLine = ({
  at,
  purchaseId,
  pack,
  cost,
  qty,
  credit,
  ...row
}: ReceivedRow): ReceivedLine => ({
  id: row.id,
  at: at.toISOString(),
  order: { id: purchaseId, number: formatPurchaseNumber(purchaseId) },
  product_id: row.productId,
  name: row.name,
  name_ar: row.nameAr,
  part_number: row.partNumber,
  deleted: row.isDeleted,
  qty,
  pack,
  cost,
  unit_cost: packCost(cost, pack, 1),
  total: credit ?? (cost === null ? null : costOfPieces({ pack, cost }, qty)),
  cost_now: row.costNow,
  undone: row.isUndone,
  returned: credit !== null,
});

type LastReceived =
  Awaited<ReturnType<typeof findLastReceived>> extends ReadonlyMap<number, infer R> ? R : never;

/** Maps when a product was last received to the wire. */
export const toLastReceived = (last: LastReceived | undefined): ListedSupply["last_received"] =>
  last ? { at: last.at.toISOString(), unit_cost: packCost(last.cost, last.pack, 1) } : null;
