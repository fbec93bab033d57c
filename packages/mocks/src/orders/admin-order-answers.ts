import { ApiError } from "@shop/contract/api-error.ts";
import type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderSummary,
  OrderLinesChange,
  OrderLogEntry,
  OrderStateChange,
} from "@shop/contract/orders/admin-order.ts";
import { unknownProduct } from "@shop/contract/orders/line-refusals.ts";
import type { OrderOutcome } from "@shop/contract/orders/order-batch.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import type { AdminPaymentProof } from "@shop/contract/orders/payment-proof.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { piecesOfLines, statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { MAX_OTHER_ORDERS } from "@shop/domain/constants.ts";
import { quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice, storedAmount, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { linesChangeText } from "@shop/domain/orders/lines/line-edits.ts";
import { discountChangeText, discountOn } from "@shop/domain/orders/lines/order-discount.ts";
import { costsChangeText } from "@shop/domain/orders/lines/order-margin.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { batchRefusals, shortRequests } from "@shop/domain/orders/list/order-batch.ts";
import { isQuoted, isTakenBack } from "@shop/domain/orders/order-state.ts";
import { sentPieces, staysOut } from "@shop/domain/orders/parcels/order-parcels.ts";
import { shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import { paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import { buyerAfter, buyerChangeText } from "@shop/domain/orders/placing/order-buyer.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { deliveryChangeText, lacksDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import { quotationChangeText, revisingActions } from "@shop/domain/orders/quotations/quotation.ts";
import { payByChangeText } from "@shop/domain/payments/pay-by-change.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";

import { withPages } from "../products/seen-products.ts";
import { entityOf, refuseOutdated } from "../shop/edits.ts";
import type { Answers, MockOrder, MockProof, ShopState } from "../shop/state.ts";
import { taxOf } from "../tax-documents/order-tax.ts";
import { mockCredit } from "./mock-credit.ts";
import { withRest } from "./mock-parcels.ts";
import { moveReservation } from "./mock-stock.ts";
import { orderPage } from "./order-list.ts";
import {
  countedParcels,
  leftToPay,
  mockDue,
  mockLines,
  mockMargin,
  mockPaid,
  mockPaymentState,
  mockPaymentTerms,
  mockQuotation,
  mockReturned,
  mockToken,
  mockTotal,
  mockVat,
  proofWaits,
} from "./order-total.ts";

/** Milliseconds for which a change counts among the latest. */
const LATEST_MS = 60_000;

const ofSamePhone = ({ orders }: ShopState, { info }: MockOrder): MockOrder[] =>
  orders.filter((one) => info.phone !== "" && mobileKey(one.info.phone) === mobileKey(info.phone));

const headOf = ({ settings }: ShopState, order: MockOrder) => ({
  waiting_hours: settings.settings.waiting_hours,
  id: order.id,
  version: order.version,
  number: order.number,
  state: order.state,
  request: order.request,
  created_at: order.created_at,
  name: order.info.name,
  phone: order.info.phone,
  email: order.info.email,
  locale: order.locale,
  channel: order.channel,
  discount: order.discount,
  total: mockTotal(order),
  delivery: order.delivery,
  pay_by: order.pay_by,
  payment_state: mockPaymentState(order),
  returned: mockReturned(order),
  ...mockQuotation(order),
});

function newestParcel(order: MockOrder): AdminOrderSummary["parcel"] {
  const [newest] = countedParcels(order);
  return newest ? { carrier: newest.carrier, tracking: newest.tracking } : null;
}

const toSummary = (shop: ShopState, order: MockOrder): AdminOrderSummary => ({
  ...headOf(shop, order),
  pieces: piecesOfLines(order.lines),
  sent_pieces: sentPieces(mockLines(order)).sent,
  unpriced: order.lines.filter(({ price }) => isZeroPrice(price)).length,
  orders_of_phone: Math.max(1, ofSamePhone(shop, order).length),
  reminded_at: order.log.find(({ action }) => action === "reminder")?.at ?? null,
  proof_waits: proofWaits(order),
  paid: mockPaid(order),
  left: leftToPay(order),
  parcel: newestParcel(order),
  shop_note: order.shop_note,
});

function toLine({ products }: ShopState, line: OrderLine, cost: string | null): AdminOrderLine {
  const product = products.find(({ id }) => id === line.product_id);
  return {
    ...line,
    unit_cost: cost,
    image: pictureAddresses(product?.images ?? [])[0] ?? null,
    amount: product?.amount ?? null,
    current_price: product ? priceForPieces(product, line.qty) : null,
    has_page: product !== undefined && hasPage(product.visibility),
  };
}

/** The number of another order with a payment of a reference; null without one. */
const orderOfReference = ({ orders }: ShopState, { id }: MockOrder, reference: string): string | null =>
  orders.find(
    (other) =>
      reference !== "" &&
      other.id !== id &&
      other.payments.some((one) => one.reference === reference && one.voided === null),
  )?.number ?? null;

/** A proof of payment with the other orders of its reference and of its file. */
function toProof({ orders }: ShopState, order: MockOrder, { file, ...proof }: MockProof): AdminPaymentProof {
  const othersWith = (isAlike: (one: MockProof) => boolean) =>
    orders
      .filter((other) => proof.state !== "declined" && other.id !== order.id && other.proofs?.some(isAlike))
      .map(({ id, number }) => ({ id, number }));
  return {
    ...proof,
    reference_used: othersWith((one) => one.reference === proof.reference),
    picture_used: othersWith((one) => file !== null && one.file === file).map((other) =>
      Object.assign(other, { same: true }),
    ),
  };
}

/** An order as administrators see it. */
export const toAdminOrder = (shop: ShopState, order: MockOrder): AdminOrder => ({
  ...headOf(shop, order),
  ...companyOf(order.info),
  quoted_cost:
    order.delivery &&
    (quoteDelivery(deliveryRatesOf(shop.settings.settings), order.delivery, mockTotal(order))?.cost ?? null),
  payment_terms: mockPaymentTerms(shop, order),
  token: mockToken(order.id),
  vat: mockVat(order),
  paid: mockPaid(order),
  refunded: paymentSums(order.payments).refunded,
  due: mockDue(order),
  credit: order.userId === undefined ? null : mockCredit(shop, order.userId),
  proofs: (order.proofs ?? []).map((proof) => toProof(shop, order, proof)),
  payments: order.payments.map((payment) => ({
    ...payment,
    reference_used: orderOfReference(shop, order, payment.reference),
  })),
  lines: mockLines(order).map((line, at) => toLine(shop, line, order.costs?.[at] ?? null)),
  margin: mockMargin(order),
  returns: [...(order.returns ?? [])],
  tax: taxOf(order, shop.settings.settings.tax.tax_number),
  mail_held: false,
  address1: order.info.address1,
  address2: order.info.address2,
  note: order.info.note,
  shop_note: order.shop_note,
  parcels: [...(order.parcels ?? [])],
  log: [...order.log],
  delivery_missing: lacksDelivery(order, shop.settings.settings.delivery),
  other_orders: ofSamePhone(shop, order)
    .filter(({ id }) => id !== order.id)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MAX_OTHER_ORDERS)
    .map((other) => {
      const { id, number, state, created_at } = other;
      return { id, number, state, created_at, total: mockTotal(other) };
    }),
});

/** An order by its id, for a change of the version that was seen; throws not_found and edit_conflict. */
export function seenOrder(shop: ShopState, id: number, version: number | undefined): MockOrder {
  const order = entityOf(shop.orders, id);
  refuseOutdated(version, toAdminOrder(shop, order));
  return order;
}

/** What becomes of the mail about a change of an order; null where its buyer gets none. */
export const mailOf = ({ info }: MockOrder, isMailed: boolean): "sent" | null =>
  isMailed && info.email !== "" ? "sent" : null;

/** Stores a change of an order with an entry of its log. */
export function changeMockOrder(
  shop: ShopState,
  before: MockOrder,
  values: Partial<MockOrder>,
  entry: Pick<OrderLogEntry, "action"> & Partial<OrderLogEntry>,
) {
  const log: OrderLogEntry = {
    id: shop.nextId(),
    at: new Date().toISOString(),
    by: shop.adminEmail,
    from: null,
    to: null,
    text: "",
    mail: null,
    ...entry,
  };
  const { quotation } = { ...before, ...values };
  const isRevised = isQuoted(before.state) && revisingActions.includes(entry.action);
  const order: MockOrder = {
    ...before,
    ...values,
    ...(isRevised && quotation && { quotation: { ...quotation, revision: quotation.revision + 1 } }),
    version: before.version + 1,
    log: [log, ...before.log],
  };
  shop.orders.splice(shop.orders.indexOf(before), 1, order);
  return { status: true, order: toAdminOrder(shop, order) };
}

/** The lines of an edited order: those of its own products keep name, part number and unit, others take them from the shop. */
const linesFrom = (shop: ShopState, order: MockOrder, lines: OrderLinesChange["lines"]): OrderLine[] =>
  lines.map(({ product_id, qty, price: entered }, place) => {
    const own = order.lines.find((line) => line.product_id === product_id);
    const source = own ?? withPages(shop).find(({ id }) => id === product_id);
    if (!source) throw unknownProduct(place);
    const { name, name_ar, part_number } = source;
    const price = storedAmount(entered);
    const price_before = price === source.price ? source.price_before : null;
    return { product_id, name, name_ar, part_number, price, price_before, qty, ...statedUnit(source) };
  });

/** Answers to the administrators' endpoints of orders. */
export function adminOrderAnswers(shop: ShopState) {
  const change = (
    before: MockOrder,
    values: Partial<MockOrder>,
    entry: Pick<OrderLogEntry, "action"> & Partial<OrderLogEntry>,
  ) => changeMockOrder(shop, before, values, entry);

  const changeState = (id: number, changed: OrderStateChange) => {
    const { version, state, note, mail, shipment } = changed;
    const order = seenOrder(shop, id, version);
    const { parcels = [], returns = [] } = order;
    if (order.state === "delivered" && countedEntries(returns).length > 0) throw new ApiError("has_returns");
    if (state === "cancelled" && order.state !== "sent" && countedParcels(order).length > 0)
      throw new ApiError("has_parcels");
    if (!staysOut({ ...order, parcels }, changed)) moveReservation(shop, order, { ...order, state });
    const isSent = state === "sent";
    return change(
      order,
      { state, ...(isSent && { parcels: withRest(shop, order, shipment) }) },
      {
        action: "state",
        from: order.state,
        to: state,
        text: [isSent && shipment && shipmentText(shipment), note].filter(Boolean).join("\n"),
        mail: mailOf(order, mail && !isTakenBack(order.state, state)),
      },
    );
  };

  /** The change of a state among many; refused as the refusal says. */
  const outcomeOf = (id: number, changed: OrderStateChange): OrderOutcome => {
    try {
      return { id, outcome: "changed", code: null, version: changeState(id, changed).order.version };
    } catch (error) {
      const code = error instanceof ApiError && batchRefusals.find((one) => one === error.code);
      if (!code) throw error;
      return { id, outcome: "refused", code, version: null };
    }
  };

  return {
    listAdminOrders: ({ query }) => {
      const { data, ...counts } = orderPage(shop, query);
      return { data: data.map((order) => toSummary(shop, order)), ...counts };
    },
    readOrderCounts: () => ({
      received: shop.orders.filter(({ state }) => state === "received").length,
      newest: shop.orders.length === 0 ? null : Math.max(...shop.orders.map(({ id }) => id)),
      changed: shop.orders
        .flatMap(({ id, version, log: [last] }) => (last ? [{ id, version, by: last.by, at: last.at }] : []))
        .filter(({ at }) => Date.now() - Date.parse(at) < LATEST_MS)
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    }),
    readAdminOrder: ({ params }) => toAdminOrder(shop, entityOf(shop.orders, params.id)),
    changeOrderState: ({ params, body }) => changeState(params.id, body),
    changeOrderStates: ({ body: { orders, state, carrier, mail } }) => ({
      data: orders.map(({ id, version, tracking }) =>
        outcomeOf(id, { version, state, note: "", mail, shipment: { carrier, tracking }, goods_back: false }),
      ),
    }),
    listShortRequests: ({ query: { ids } }) => ({
      data: shortRequests(
        ids.map((id) => entityOf(shop.orders, id)),
        new Map(shop.products.map(({ id, amount }) => [id, amount])),
      ),
    }),
    remindBuyer: ({ params }) =>
      change(entityOf(shop.orders, params.id), {}, { action: "reminder", mail: "sent" }),
    changeOrderNote: ({ params, body: { version, shop_note } }) =>
      change(seenOrder(shop, params.id, version), { shop_note }, { action: "note", text: shop_note }),
    changeOrderBuyer: ({ params, body: { version, ...changed } }) => {
      const order = seenOrder(shop, params.id, version);
      const buyer = buyerAfter(order.info, changed);
      return change(
        order,
        { info: { ...order.info, ...buyer } },
        { action: "buyer", text: buyerChangeText(order.info, buyer) },
      );
    },
    changeOrderDelivery: ({ params, body: { version, delivery, mail } }) => {
      const order = seenOrder(shop, params.id, version);
      const text = deliveryChangeText(order.delivery, delivery);
      return change(order, { delivery }, { action: "delivery", text, mail: mailOf(order, mail) });
    },
    changeOrderPayBy: ({ params, body: { version, pay_by, mail } }) => {
      const order = seenOrder(shop, params.id, version);
      const text = payByChangeText(order.pay_by, pay_by);
      return change(order, { pay_by }, { action: "pay_by", text, mail: mailOf(order, mail) });
    },
    changeOrderLines: ({ params, body }) => {
      const order = seenOrder(shop, params.id, body.version);
      const lines = linesFrom(shop, order, body.lines);
      moveReservation(shop, order, { ...order, lines });
      const discount = discountOn(order.discount, totalOf(lines));
      const texts = [linesChangeText(order.lines, lines), discountChangeText(order.discount, discount)];
      return change(
        order,
        { lines, discount },
        { action: "lines", text: texts.filter((one) => one !== "").join("\n") },
      );
    },
    changeOrderCosts: ({ params, body: { version, costs } }) => {
      const order = seenOrder(shop, params.id, version);
      const lines = order.lines.map(({ name }, at) => ({ name, cost: order.costs?.[at] ?? null }));
      return change(order, { costs }, { action: "costs", text: costsChangeText(lines, costs) });
    },
    changeQuotation: ({ params, body: { version, valid_until, terms, mail } }) => {
      const order = seenOrder(shop, params.id, version);
      if (!order.quotation) throw new ApiError("state_not_allowed");
      const quotation = { ...order.quotation, valid_until, terms };
      return change(
        order,
        { quotation },
        {
          action: "quotation",
          text: quotationChangeText(order.quotation, quotation),
          mail: mailOf(order, mail),
        },
      );
    },
    mailQuotation: ({ params }) => {
      const order = entityOf(shop.orders, params.id);
      return order.log[0]?.action === "quotation_mailed"
        ? { status: false, order: toAdminOrder(shop, order) }
        : change(order, {}, { action: "quotation_mailed", mail: "sent" });
    },
  } satisfies Partial<Answers>;
}
