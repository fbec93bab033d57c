import type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderSummary,
  OrderCounts,
  OrderLogEntry,
} from "@shop/contract/orders/admin-order.ts";
import type { KnownBuyer } from "@shop/contract/orders/new-order.ts";
import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { orderMargin } from "@shop/domain/orders/lines/order-margin.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import {
  type PaymentSums,
  leftOf,
  paidOf,
  paymentStateOf,
  paymentSums,
} from "@shop/domain/orders/payments/order-payments.ts";
import { lacksDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { isExpired } from "@shop/domain/orders/quotations/quotation.ts";
import { unitsOfGoal } from "@shop/domain/orders/returns/order-returns.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { deliveryRatesOf, type ShopSettings } from "@shop/domain/site/shop-settings.ts";

import type { LineProduct, LineSummary, LoggedChange } from "./admin-orders.repository.ts";
import type { OrderLogRow } from "./order-log.table.ts";
import { dueOf, returnedOf, toDelivery, toOrder, toPayBy, toPickedLine } from "./orders.mapper.ts";
import type { StoredOrder } from "./orders.repository.ts";
import type { OrderRow } from "./orders.table.ts";
import type { StoredParcel } from "./parcels/order-parcels.repository.ts";
import type { StoredPayment } from "./payments/order-payments.repository.ts";
import type { StoredReturn } from "./returns/order-returns.repository.ts";

/** What administrators see of an order beside the order itself. */
export interface OrderSurroundings {
  readonly settings: ShopSettings;
  readonly log: readonly LoggedChange[];
  readonly others: readonly OrderRow[];
  /** The products of its lines, those on sale. */
  readonly products: ReadonlyMap<number, LineProduct>;
  /** Numbers of other orders, by the reference of a payment that they have as well. */
  readonly references: ReadonlyMap<string, string>;
  readonly proofs: AdminOrder["proofs"];
  readonly credit: AdminOrder["credit"];
  readonly tax: AdminOrder["tax"];
}

/** What a list shows of an order beside its row. */
export interface OrderSummaryParts {
  readonly lines: LineSummary;
  /** Number of all orders with its phone. */
  readonly waitingHours: number;
  readonly ordersOfPhone: number;
  readonly remindedAt: Date | undefined;
  readonly payments: PaymentSums;
  readonly proofWaits: boolean;
  readonly parcel: AdminOrderSummary["parcel"];
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

/** Maps an entry of a log to the wire. */
export const toLogEntry = ({
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

const toPayment = (
  { id, kind, method, amount, reference, note, branch, valueDate, at, by, voided }: StoredPayment,
  references: OrderSurroundings["references"],
): OrderPayment => {
  const used = references.get(reference);
  return {
    id,
    kind,
    method,
    amount,
    reference,
    note,
    branch,
    value_date: valueDate,
    at: at.toISOString(),
    by,
    voided: voided && { by: voided.by, at: voided.at.toISOString() },
    reference_used: used === undefined ? null : formatOrderNumber(used),
  };
};

const toAdminReturn = ({
  id,
  reason,
  note,
  value,
  delivery,
  fee,
  at,
  by,
  refundId,
  voided,
  lines,
}: StoredReturn): AdminReturn => ({
  id,
  at: at.toISOString(),
  by,
  reason,
  note,
  value,
  delivery,
  fee,
  refund_id: refundId,
  lines: lines.map((line) => ({
    ...toPickedLine(line),
    place: line.place,
    goal: line.goal,
    worth: line.worth,
  })),
  voided: voided && { by: voided.by, at: voided.at.toISOString() },
});

const toAdminParcel = ({
  id,
  carrier,
  tracking,
  charges,
  collect,
  at,
  by,
  voided,
  lines,
}: StoredParcel): AdminParcel => ({
  id,
  at: at.toISOString(),
  by,
  carrier,
  tracking,
  charges,
  collect,
  lines: lines.map((line) => ({ ...toPickedLine(line), place: line.place, worth: line.worth })),
  voided: voided && { by: voided.by, at: voided.at.toISOString() },
});

const toLine = (line: OrderLine, product: LineProduct | undefined, cost: string | null): AdminOrderLine => ({
  ...line,
  unit_cost: cost,
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
  company: order.company,
  tax_number: order.tax_number,
  commercial_register: order.commercial_register,
  locale: order.locale,
  to: order.deliverTo,
  orders: count,
  ordered_at: order.createdAt.toISOString(),
  state: order.state,
});

/** Maps an order to the wire for an administrator's list. */
export const toAdminOrderSummary = (
  order: OrderRow,
  {
    waitingHours,
    lines: { pieces, sentPieces, unpriced },
    ordersOfPhone,
    remindedAt,
    payments,
    proofWaits,
    parcel,
  }: OrderSummaryParts,
): AdminOrderSummary => ({
  ...headOf(order),
  ...briefOf(order),
  delivery: toDelivery(order),
  pay_by: toPayBy(order),
  returned: returnedOf(order),
  waiting_hours: waitingHours,
  payment_state: paymentStateOf(dueOf(order), payments),
  request: order.request,
  pieces,
  sent_pieces: sentPieces,
  unpriced,
  orders_of_phone: ordersOfPhone,
  email: order.email,
  reminded_at: remindedAt?.toISOString() ?? null,
  proof_waits: proofWaits,
  paid: paidOf(payments),
  left: leftOf(dueOf(order), paidOf(payments)),
  parcel,
  shop_note: order.shopNote,
  ...(order.validUntil !== null && {
    quotation: {
      valid_until: order.validUntil,
      expired: isExpired({ valid_until: order.validUntil }, Date.now()),
    },
  }),
});

/** Maps an order to the wire for administrators. */
export function toAdminOrder(
  order: StoredOrder,
  { settings, log, others, products, references, proofs, credit, tax }: OrderSurroundings,
): AdminOrder {
  const { lines, ...sale } = toOrder(order, settings.payments);
  return {
    ...headOf(order),
    ...sale,
    waiting_hours: settings.waiting_hours,
    payment_state: paymentStateOf(dueOf(order), paymentSums(order.payments)),
    payments: order.payments.toReversed().map((payment) => toPayment(payment, references)),
    proofs,
    credit,
    tax,
    due: dueOf(order),
    returns: order.returns.toReversed().map(toAdminReturn),
    delivery_missing: lacksDelivery(sale, settings.delivery),
    quoted_cost:
      sale.delivery && (quoteDelivery(deliveryRatesOf(settings), sale.delivery, sale.total)?.cost ?? null),
    lines: lines.map((line, at) =>
      toLine(line, products.get(line.product_id), order.lines[at]?.cost ?? null),
    ),
    margin: orderMargin({
      ...order,
      lines: order.lines.map((line, place) =>
        Object.assign({}, line, { lost: unitsOfGoal(order.returns, place, "written_off") }),
      ),
    }),
    email: order.email,
    mail_held: order.mailHeld,
    address1: order.address1,
    address2: order.address2,
    note: order.note,
    shop_note: order.shopNote,
    parcels: order.parcels.toReversed().map(toAdminParcel),
    log: log.map(toLogEntry),
    other_orders: others.map(briefOf),
  };
}
