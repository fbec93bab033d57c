import type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderSummary,
  OrderCounts,
  OrderLogEntry,
} from "@shop/contract/orders/admin-order.ts";
import type { KnownBuyer } from "@shop/contract/orders/new-order.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { lacksDelivery } from "@shop/domain/orders/order-delivery.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { deliveryRatesOf, type ShopSettings } from "@shop/domain/site/shop-settings.ts";

import type { LineProduct, LineSummary, LoggedChange } from "./admin-orders.repository.ts";
import type { OrderLogRow } from "./order-log.table.ts";
import { toDelivery, toOrder } from "./orders.mapper.ts";
import type { StoredOrder } from "./orders.repository.ts";
import type { OrderRow } from "./orders.table.ts";

/** What administrators see of an order beside the order itself. */
export interface OrderSurroundings {
  readonly settings: ShopSettings;
  readonly log: readonly LoggedChange[];
  readonly others: readonly OrderRow[];
  /** The products of its lines, those on sale. */
  readonly products: ReadonlyMap<number, LineProduct>;
}

/** What a list shows of an order beside its row. */
export interface OrderSummaryParts {
  readonly lines: LineSummary;
  /** Number of all orders with its phone. */
  readonly waitingHours: number;
  readonly ordersOfPhone: number;
  readonly remindedAt: Date | undefined;
}

const headOf = ({ id, version, name, phone, locale, channel }: OrderRow) => ({
  id,
  version,
  name,
  phone,
  locale,
  channel,
});

const briefOf = ({ id, number, state, createdAt, total }: OrderRow) => ({
  id,
  number: formatOrderNumber(number),
  state,
  created_at: createdAt.toISOString(),
  total,
});

const toLogEntry = ({
  id,
  at,
  by,
  action,
  from,
  to,
  text,
  mailed,
  mailState,
}: LoggedChange): OrderLogEntry => ({
  id,
  at: at.toISOString(),
  by,
  action,
  from,
  to,
  text,
  mail: mailed ? (mailState ?? "deleted") : null,
});

/** Maps the last change of an order to the wire. */
export const toOrderChange = ({
  id,
  version,
  by,
  at,
}: Pick<OrderRow, "id" | "version"> & Pick<OrderLogRow, "by" | "at">): OrderCounts["changed"][number] => ({
  id,
  version,
  by,
  at: at.toISOString(),
});

const toLine = (line: OrderLine, product: LineProduct | undefined): AdminOrderLine => ({
  ...line,
  image: pictureAddresses(product?.images ?? [])[0] ?? null,
  amount: product?.amount ?? null,
  current_price: product ? priceForPieces(product, line.qty) : null,
  has_page: product !== undefined && hasPage(product.visibility),
});

/** Maps the newest order of a phone, of which there are some, to a known buyer. */
export const toKnownBuyer = (order: OrderRow, count: number): KnownBuyer => ({
  name: order.name,
  phone: order.phone,
  email: order.email,
  address1: order.address1,
  address2: order.address2,
  locale: order.locale,
  to: order.deliverTo,
  orders: count,
  ordered_at: order.createdAt.toISOString(),
  state: order.state,
});

/** Maps an order to the wire for an administrator's list. */
export const toAdminOrderSummary = (
  order: OrderRow,
  { waitingHours, lines: { pieces, unpriced }, ordersOfPhone, remindedAt }: OrderSummaryParts,
): AdminOrderSummary => ({
  ...headOf(order),
  ...briefOf(order),
  delivery: toDelivery(order),
  waiting_hours: waitingHours,
  request: order.request,
  pieces,
  unpriced,
  orders_of_phone: ordersOfPhone,
  email: order.email,
  reminded_at: remindedAt?.toISOString() ?? null,
});

/** Maps an order to the wire for administrators. */
export function toAdminOrder(
  order: StoredOrder,
  { settings, log, others, products }: OrderSurroundings,
): AdminOrder {
  const { lines, ...sale } = toOrder(order);
  return {
    ...headOf(order),
    ...sale,
    waiting_hours: settings.waiting_hours,
    delivery_missing: lacksDelivery(sale, settings.delivery),
    quoted_cost:
      sale.delivery && (quoteDelivery(deliveryRatesOf(settings), sale.delivery, sale.total)?.cost ?? null),
    lines: lines.map((line) => toLine(line, products.get(line.product_id))),
    email: order.email,
    mail_held: order.mailHeld,
    address1: order.address1,
    address2: order.address2,
    note: order.note,
    shop_note: order.shopNote,
    log: log.map(toLogEntry),
    other_orders: others.map(briefOf),
  };
}
