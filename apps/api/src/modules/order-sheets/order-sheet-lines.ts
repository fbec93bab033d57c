import type { AdminOrderQuery } from "@shop/contract/orders/admin-endpoints.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import { and, asc, desc, eq, lte } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { matchingIn, type OrderFilter } from "../orders/list/order-filter.ts";
import { orders } from "../orders/orders.table.ts";
import { joinedTrackings } from "../orders/parcels/order-parcels.repository.ts";
import { ledgerSums } from "../orders/payments/order-payments.repository.ts";

/** Number of lines that a statement reads; holds a whole order beside the beginning of the next one. */
const LINES_AT_ONCE = 2 * MAX_ORDER_LINES;

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
        total: orders.total,
        returned: orders.returned,
        deliveryReturned: orders.deliveryReturned,
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
