import { saleStates } from "@shop/domain/orders/order-state.ts";
import { and, desc, inArray, isNull, ne, or } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type OrderRow, orders } from "../orders/orders.table.ts";
import { findParcels, type StoredParcel } from "../orders/parcels/order-parcels.repository.ts";
import { orderParcels } from "../orders/parcels/order-parcels.table.ts";
import { findPayments, type StoredPayment } from "../orders/payments/order-payments.repository.ts";

/** What the lines of a sheet name their orders by, in the forms that are stored. */
export interface SheetKeys {
  readonly numbers: readonly string[];
  readonly trackings: readonly string[];
  readonly phones: readonly string[];
}

/** An order with its parcels and its ledger. */
export interface FoundOrder extends OrderRow {
  readonly parcels: readonly StoredParcel[];
  readonly payments: readonly StoredPayment[];
}

/** The orders that the lines of a sheet may mean; of a phone those that were confirmed, the newest first. */
export async function findNamedOrders(
  queries: Queries,
  { numbers, trackings, phones }: SheetKeys,
): Promise<FoundOrder[]> {
  const named = or(
    numbers.length > 0 ? inArray(orders.number, [...numbers]) : undefined,
    trackings.length > 0
      ? inArray(
          orders.id,
          queries
            .select({ id: orderParcels.orderId })
            .from(orderParcels)
            .where(and(inArray(orderParcels.tracking, [...trackings]), isNull(orderParcels.voidedAt))),
        )
      : undefined,
    phones.length > 0
      ? and(inArray(orders.phoneKey, [...phones]), ne(orders.phoneKey, ""), inArray(orders.state, saleStates))
      : undefined,
  );
  if (!named) return [];
  const rows = await queries.select().from(orders).where(named).orderBy(desc(orders.id));
  const ids = rows.map(({ id }) => id);
  const payments = await findPayments(queries, ids);
  const parcels = await findParcels(queries, ids);
  return rows.map((row) =>
    Object.assign({}, row, { payments: payments.get(row.id) ?? [], parcels: parcels.get(row.id) ?? [] }),
  );
}
