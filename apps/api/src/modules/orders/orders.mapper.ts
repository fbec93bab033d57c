import type { Order } from "@shop/contract/orders/order.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { StoredOrder } from "./orders.repository.ts";
import type { OrderRow } from "./orders.table.ts";

/** The delivery of a stored order; null where no cost was stated. */
export const toDelivery = ({
  deliverTo: to,
  deliveryCost: cost,
  deliveryBranch: branch,
}: Pick<OrderRow, "deliverTo" | "deliveryCost" | "deliveryBranch">): Order["delivery"] =>
  to === null || cost === null ? null : { to, cost, branch };

/** Maps a stored order to the contract's type. */
export const toOrder = (order: StoredOrder): Order => ({
  number: formatOrderNumber(order.number),
  state: order.state,
  request: order.request,
  created_at: order.createdAt.toISOString(),
  lines: order.lines.map((line) => ({
    product_id: line.productId,
    name: line.name,
    name_ar: line.nameAr,
    part_number: line.partNumber,
    price: line.price,
    price_before: line.priceBefore,
    qty: line.qty,
    ...statedUnit({ unit: line.unit, pieces_per_unit: line.piecesPerUnit }),
  })),
  total: order.total,
  delivery: toDelivery(order),
});
