import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { MAX_PURCHASE_LINES } from "@shop/domain/purchases/purchase-order.ts";

import type { Queries } from "../../database/database.ts";
import { supplierRows } from "../suppliers/suppliers.repository.ts";
import { orderedLine, orderedPacks } from "./ordered-line.ts";
import { toReorderLine } from "./purchases.mapper.ts";
import { findMade, findOrdered, insertLines, insertPurchase, lockAttempt } from "./purchases.repository.ts";
import { findReorder } from "./reorder.repository.ts";

type Body = InputOf<(typeof endpoints)["makePurchase"]>["body"];

/** The pieces to order by product id: what is proposed, replaced by what was entered. */
async function quantitiesOf(transaction: Queries, body: Body): Promise<ReadonlyMap<number, number>> {
  const { supplier_id: supplierId, proposal, lines } = body;
  const proposed =
    proposal === null
      ? []
      : await findReorder(
          transaction,
          { supplierId, ...proposal, isNeeded: true },
          { limit: MAX_PURCHASE_LINES, offset: 0 },
        );
  return new Map([
    ...proposed.map(
      (row) => [row.id, toReorderLine(row, proposal ?? { days: 1, weeks: 1 }).proposed] as const,
    ),
    ...lines.map((line) => [line.product_id, line.qty] as const),
  ]);
}

/** Makes the draft of a purchase order, once for an attempt; returns its id and whether it is new. Throws invalid for an unknown supplier. */
export async function makePurchase(
  transaction: Queries,
  body: Body,
  { admin, attempt }: { readonly admin: Admin; readonly attempt: string | null },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  if (attempt !== null) {
    await lockAttempt(transaction, attempt);
    const made = await findMade(transaction, attempt);
    if (made !== undefined) return { id: made, isNew: false };
  }
  const supplier = await supplierRows.read(transaction, body.supplier_id);
  if (!supplier || supplier.deletedAt) {
    throw new ApiError("invalid", { errors: { supplier_id: "bad_value" } });
  }
  const quantities = [...(await quantitiesOf(transaction, body))].filter(([, qty]) => qty > 0);
  const products = await findOrdered(
    transaction,
    quantities.map(([id]) => id),
  );
  const { name, phone, email } = supplier;
  const { id } = await insertPurchase(transaction, {
    supplierId: supplier.id,
    supplier: { name, phone, email },
    madeBy: admin.email,
    attempt,
  });
  const ordered = quantities.flatMap(([productId, qty]) => {
    const product = products.get(productId);
    // One that was deleted since it was shown is not ordered.
    return product ? [{ product, qty }] : [];
  });
  await insertLines(
    transaction,
    ordered
      .slice(0, MAX_PURCHASE_LINES)
      .map(({ product, qty }, place) =>
        orderedLine(product, { id, supplierId: supplier.id, place }, orderedPacks(product, supplier.id, qty)),
      ),
  );
  return { id, isNew: true };
}
