import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Queries } from "../../database/database.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { matchingIn, type OrderFilter } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";
import { joinedTrackings } from "../orders/parcels/order-parcels.repository.ts";
import { ledgerSums } from "../orders/payments/order-payments.repository.ts";
import { orderReturnLines, orderReturns } from "../orders/returns/order-returns.table.ts";

/** Number of lines that a statement reads; holds a whole order beside the beginning of the next one. */
const LINES_AT_ONCE = 2 * MAX_ORDER_LINES;

const voided = alias(orderReturns, "voided");

/** Units of a line that came back and were written off. */
const lost = sql`(select sum(${orderReturnLines.qty}) from ${orderReturnLines} join ${orderReturns} on ${orderReturns.id} = ${orderReturnLines.returnId}
  left join ${orderReturns} voided on ${voided.voids} = ${orderReturns.id}
  where ${orderReturns.orderId} = ${orders.id} and ${orderReturnLines.place} = ${orderLines.place} and ${orderReturnLines.goal} = 'written_off'
    and ${orderLines.returned} > 0 and ${voided.id} is null)`;

/** Lines of a filter's orders, the newest order first, up to the order with an id where one is given. */
const findLines = (
  queries: Queries,
  { state, upTo, ...filter }: OrderFilter & Pick<AdminOrderQuery, "state"> & { readonly upTo?: number },
) =>
  queries
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        createdAt: orders.createdAt,
        state: orders.state,
        request: orders.request,
        channel: orders.channel,
        discount: orders.discount,
        name: orders.name,
        phone: orders.phone,
        email: orders.email,
        company: orders.company,
        tax_number: orders.tax_number,
        commercial_register: orders.commercial_register,
        purchase_order: orders.purchase_order,
        validUntil: orders.validUntil,
        deliverTo: orders.deliverTo,
        deliveryBranch: orders.deliveryBranch,
        deliveryCost: orders.deliveryCost,
        payBy: orders.payBy,
        paymentFee: orders.paymentFee,
        vatRate: orders.vatRate,
        total: orders.total,
        returned: orders.returned,
        deliveryReturned: orders.deliveryReturned,
        feeReturned: orders.feeReturned,
        shopNote: orders.shopNote,
        trackings: joinedTrackings,
        ...ledgerSums,
      },
      line: {
        name: orderLines.name,
        nameAr: orderLines.nameAr,
        partNumber: orderLines.partNumber,
        qty: orderLines.qty,
        sent: orderLines.sent,
        returned: orderLines.returned,
        lost: sql`coalesce(${lost}, 0)`.mapWith(Number),
        costExact: orderLines.costExact,
        vatRate: orderLines.vatRate,
        price: orderLines.price,
        cost: orderLines.cost,
        unit: orderLines.unit,
        piecesPerUnit: orderLines.piecesPerUnit,
      },
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(matchingIn(filter, state), upTo === undefined ? undefined : lte(orders.id, upTo)))
    .orderBy(desc(orders.id), asc(orderLines.place))
    .limit(LINES_AT_ONCE);

/** A line of a sheet of orders, with its order. */
export type OrderSheetLine = Awaited<ReturnType<typeof findLines>>[number];

/**
 * The lines of a filter's orders, batch by batch, the newest order first. All lines of an order are read by one statement, so that a change
 * in the meantime does not part its total from them.
 */
export async function* orderSheetLines(
  queries: Queries,
  filter: OrderFilter & Pick<AdminOrderQuery, "state">,
): AsyncGenerator<readonly OrderSheetLine[]> {
  let next: number | undefined;
  do {
    const found: OrderSheetLine[] = await findLines(queries, {
      ...filter,
      ...(next !== undefined && { upTo: next }),
    });
    // The last order of a full batch may have further lines.
    next = found.length < LINES_AT_ONCE ? undefined : found.at(-1)?.order.id;
    yield found.filter(({ order }) => order.id !== next);
  } while (next !== undefined);
}
