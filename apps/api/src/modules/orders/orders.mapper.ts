import type { FollowedOrder, Order, OrderReturn } from "@shop/contract/orders/order.ts";
import { piecesOfLines, type SoldUnit, statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { vatParts } from "@shop/domain/orders/lines/vat.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isCancellable, orderSteps } from "@shop/domain/orders/order-steps.ts";
import { leftOf, paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import { proofMethodsOf, takesProof } from "@shop/domain/orders/payments/payment-proofs.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { holdsStock } from "@shop/domain/orders/placing/order-request.ts";
import { isExpired } from "@shop/domain/orders/quotations/quotation.ts";
import { dueOf as dueOfOrder } from "@shop/domain/orders/returns/order-returns.ts";
import type { PayBy, PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { paymentTermsOf } from "@shop/domain/payments/payment-terms.ts";

import type { OrderLineRow } from "./lines/order-lines.table.ts";
import type { OrderLogRow } from "./order-log.table.ts";
import type { StoredOrder } from "./orders.repository.ts";
import type { OrderRow } from "./orders.table.ts";
import type { OrderParcelLineRow } from "./parcels/order-parcels.table.ts";
import { toProof } from "./payments/payment-proofs.mapper.ts";
import type { StoredProof } from "./payments/payment-proofs.repository.ts";

/** The delivery of a stored order; null where no cost was stated. */
export const toDelivery = ({
  deliverTo: to,
  deliveryCost: cost,
  deliveryBranch: branch,
}: Pick<OrderRow, "deliverTo" | "deliveryCost" | "deliveryBranch">): Order["delivery"] =>
  to === null || cost === null ? null : { to, cost, branch };

/** How a stored order is to be paid; null where that was not stated. */
export const toPayBy = ({
  payBy: option,
  paymentFee: fee,
}: Pick<OrderRow, "payBy" | "paymentFee">): Order["pay_by"] => (option === null ? null : { option, fee });

/** The columns of how an order is to be paid. */
export const payByColumns = (payBy: PayBy | null): Pick<OrderRow, "payBy" | "paymentFee"> => ({
  payBy: payBy?.option ?? null,
  paymentFee: payBy?.fee ?? "0.00",
});

/** The discount of a stored order; null for none. */
export const toDiscount = ({
  discount: amount,
  discountPercent: percent,
  discountGiven: given,
}: Pick<OrderRow, "discount" | "discountPercent" | "discountGiven">): Order["discount"] =>
  amount === null ? null : { amount, percent, ...(given !== null && { given }) };

/** How the lines of an order were sold. */
export const soldAs = ({ unit, piecesPerUnit }: Pick<OrderLineRow, "unit" | "piecesPerUnit">): SoldUnit => ({
  unit,
  pieces_per_unit: piecesPerUnit,
});

/** The pieces of all lines of an order. */
export const piecesOfOrder = ({ lines }: Pick<StoredOrder, "lines">): number =>
  piecesOfLines(lines.map((line) => ({ qty: line.qty, ...soldAs(line) })));

/** The columns of an order that decide how much is due of it. */
type DueColumns = Pick<
  OrderRow,
  | "state"
  | "total"
  | "deliverTo"
  | "deliveryCost"
  | "deliveryBranch"
  | "payBy"
  | "paymentFee"
  | ReturnedColumn
>;

/** The columns with what returns take off. */
type ReturnedColumn = "returned" | "deliveryReturned" | "feeReturned";

/** What the returns of a stored order take off what is due. */
export const returnedOf = ({
  returned,
  deliveryReturned,
  feeReturned,
}: Pick<OrderRow, ReturnedColumn>): string => sumOf([returned, deliveryReturned, feeReturned]);

/** The total of a stored order with delivery and fee, whatever came back of it. */
export const totalOfOrder = (order: Omit<DueColumns, "state" | ReturnedColumn>): string =>
  totalWithDelivery(order.total, toDelivery(order), toPayBy(order));

/** What is to be paid of a stored order in all, less what came back. */
export const dueOf = (order: DueColumns): string =>
  dueOfOrder({
    state: order.state,
    total: order.total,
    delivery: toDelivery(order),
    pay_by: toPayBy(order),
    returned: returnedOf(order),
  });

/** What a stored order promises, or promised, as a quotation; nothing where it never was one. */
const toQuotation = ({
  validUntil: valid_until,
  revision,
  terms,
}: Pick<OrderRow, "validUntil" | "revision" | "terms">): Pick<Order, "quotation"> =>
  valid_until === null
    ? {}
    : { quotation: { valid_until, revision, terms, expired: isExpired({ valid_until }, Date.now()) } };

/** Whether the buyer may pay an order: its pieces are set aside, its prices agreed, and something is left to pay. */
export const isPayable = (order: StoredOrder): boolean =>
  holdsStock(order) &&
  order.lines.every(({ price }) => !isZeroPrice(price)) &&
  !isZeroPrice(leftOf(dueOf(order), paidOf(paymentSums(order.payments))));

/** What the buyer of a stored order needs to pay it, by the current settings. */
export function toPaymentTerms(order: StoredOrder, payments: PaymentSettings): Order["payment_terms"] {
  if (order.state === "cancelled") return null;
  const terms = paymentTermsOf(payments, toPayBy(order), { due: dueOf(order), isPayable: isPayable(order) });
  return terms && { ...terms, accounts: [...terms.accounts] };
}

/** Maps a line of a return or a parcel to the contract's type. */
export const toPickedLine = ({
  productId: product_id,
  name,
  nameAr: name_ar,
  qty,
  ...line
}: Omit<OrderParcelLineRow, "parcelId">): OrderReturn["lines"][number] => ({
  product_id,
  name,
  name_ar,
  qty,
  ...statedUnit(soldAs(line)),
});

/** What a stored order holds at each rate of value added tax; null where the rates are not known. */
export const toVat = (order: StoredOrder): Order["vat"] =>
  vatParts({
    lines: order.lines,
    total: order.total,
    delivery: toDelivery(order),
    payBy: toPayBy(order),
    vatRate: order.vatRate,
  });

/** Maps a stored order to the contract's type. */
export const toOrder = (order: StoredOrder, payments: PaymentSettings): Order => ({
  number: formatOrderNumber(order.number),
  token: order.token,
  state: order.state,
  request: order.request,
  created_at: order.createdAt.toISOString(),
  ...toQuotation(order),
  ...companyOf(order),
  lines: order.lines.map((line) => ({
    product_id: line.productId,
    name: line.name,
    name_ar: line.nameAr,
    part_number: line.partNumber,
    price: line.price,
    price_before: line.priceBefore,
    qty: line.qty,
    ...statedUnit(soldAs(line)),
    ...(line.sent > 0 && { sent: line.sent }),
    ...(line.returned > 0 && { returned: line.returned }),
  })),
  discount: toDiscount(order),
  total: order.total,
  delivery: toDelivery(order),
  pay_by: toPayBy(order),
  payment_terms: toPaymentTerms(order, payments),
  vat: toVat(order),
  paid: paidOf(paymentSums(order.payments)),
  refunded: paymentSums(order.payments).refunded,
  returned: returnedOf(order),
  parcels: countedEntries(order.parcels).map(({ at, carrier, tracking, lines }) => ({
    at: at.toISOString(),
    carrier,
    tracking,
    lines: lines.map(toPickedLine),
  })),
  returns: countedEntries(order.returns)
    .toReversed()
    .map(({ at, value, delivery, fee, lines }) => ({
      at: at.toISOString(),
      // What an allowance takes off a line is no unit of it.
      lines: lines.filter(({ qty }) => qty > 0).map(toPickedLine),
      value,
      delivery,
      fee,
    })),
});

/** What the page of an order shows beside it: its log and its proofs of payment, the newest first. */
interface OrderPageParts {
  readonly log: readonly OrderLogRow[];
  readonly proofs: readonly StoredProof[];
  readonly payments: PaymentSettings;
}

/** Maps a stored order to what its page shows; notes of which the buyer got no mail stay in the shop. */
export function toFollowedOrder(
  stored: StoredOrder,
  { log, proofs, payments }: OrderPageParts,
): FollowedOrder {
  const order = toOrder(stored, payments);
  const states = proofs.map(({ state }) => state);
  const changes = log.map(({ action, from, to, at, text, mailed }) => ({
    from,
    to,
    at: at.toISOString(),
    note: action === "state" && mailed ? text : "",
  }));
  return {
    order,
    steps: orderSteps(order, changes.toReversed()),
    cancellable: isCancellable({ ...order, proofWaits: states.includes("waiting") }),
    proofs: proofs.map(toProof),
    proof_methods: isPayable(stored) && takesProof(states) ? proofMethodsOf(payments) : [],
  };
}
