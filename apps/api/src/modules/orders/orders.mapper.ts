import type { Order } from "@shop/contract/orders/order.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { StoredOrder } from "./orders.repository.ts";

/** Maps a stored order to the contract's type. */
export const toOrder = ({ number, state, request, createdAt, lines, total }: StoredOrder): Order => ({
  number: formatOrderNumber(number),
  state,
  request,
  created_at: createdAt.toISOString(),
  lines: lines.map((line) => ({
    product_id: line.productId,
    name: line.name,
    name_ar: line.nameAr,
    part_number: line.partNumber,
    price: line.price,
    price_before: line.priceBefore,
    qty: line.qty,
  })),
  total,
});
