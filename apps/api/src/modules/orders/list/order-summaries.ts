import type { AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import { paymentSums } from "@shop/domain/orders/payments/order-payments.ts";

import type { Queries } from "../../../database/database.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { toAdminOrderSummary } from "../admin-orders.mapper.ts";
import { countByPhone, findReminders, summarizeLines } from "../admin-orders.repository.ts";
import type { OrderRow } from "../orders.table.ts";
import { findNewestParcels } from "../parcels/order-parcels.repository.ts";
import { findPayments } from "../payments/order-payments.repository.ts";
import { findProofWaits } from "../payments/payment-proofs.repository.ts";

/** Orders as an administrator's list shows them, with what their other tables say of each. */
export async function summariesOf(queries: Queries, rows: readonly OrderRow[]): Promise<AdminOrderSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await summarizeLines(queries, ids);
  const reminders = await findReminders(queries, ids);
  const payments = await findPayments(queries, ids);
  const phones = await countByPhone(queries, [...new Set(rows.map(({ phoneKey }) => phoneKey))]);
  const proofWaits = await findProofWaits(queries, ids);
  const parcels = await findNewestParcels(queries, ids);
  const { waiting_hours: waitingHours } = await currentSettings(queries);
  return rows.map((row) =>
    toAdminOrderSummary(row, {
      waitingHours,
      lines: lines.get(row.id) ?? { pieces: 0, sentPieces: 0, unpriced: 0 },
      // Buyers who gave no phone have no orders in common.
      ordersOfPhone: row.phone === "" ? 1 : (phones.get(row.phoneKey) ?? 1),
      remindedAt: reminders.get(row.id),
      payments: paymentSums(payments.get(row.id) ?? []),
      proofWaits: proofWaits.has(row.id),
      parcel: parcels.get(row.id) ?? null,
    }),
  );
}
