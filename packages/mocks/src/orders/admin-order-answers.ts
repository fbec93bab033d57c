import { ApiError } from "@shop/contract/api-error.ts";
import type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderSummary,
  OrderLinesChange,
  OrderLogEntry,
  OrderStateChange,
} from "@shop/contract/orders/admin-order.ts";
import { belowSent, unknownProduct } from "@shop/contract/orders/line-refusals.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { requireEditedPrices, requireKeptDiscount } from "@shop/contract/orders/price-limit.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { piecesOfLines, statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { MAX_OTHER_ORDERS } from "@shop/domain/constants.ts";
import { quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { isZeroPrice, totalOf, storedAmount } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { linesChangeText, sameLines } from "@shop/domain/orders/lines/line-edits.ts";
import { discountChangeText, discountOn, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { shortRequests } from "@shop/domain/orders/list/order-batch.ts";
import { isReminded } from "@shop/domain/orders/list/order-waiting.ts";
import {
  canEditLines,
  canFollow,
  isNextState,
  isQuoted,
  isTakenBack,
} from "@shop/domain/orders/order-state.ts";
import {
  isAllSent,
  linesBelowSent,
  sentPieces,
  staysOut,
} from "@shop/domain/orders/parcels/order-parcels.ts";
import { shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import { paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import {
  buyerAfter,
  buyerChangeText,
  canEditBuyer,
  sameBuyer,
} from "@shop/domain/orders/placing/order-buyer.ts";
import { companyOf, isCompanyNamed } from "@shop/domain/orders/placing/order-company.ts";
import {
  deliveryChangeText,
  lacksDelivery,
  sameDelivery,
} from "@shop/domain/orders/placing/order-delivery.ts";
import { isExpired, revisingActions } from "@shop/domain/orders/quotations/quotation.ts";
import { payByChangeText, samePayBy } from "@shop/domain/payments/pay-by-change.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";
import { heldInvoice } from "@shop/domain/tax-documents/held-invoice.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import { withPages } from "../products/seen-products.ts";
import { refuseOutdated } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { mockTax } from "../tax-documents/mock-tax.ts";
import { costsAfter, mockMargin } from "./mock-costs.ts";
import { countedParcels, mockLines, movedParcels, parcelsIn, parcelsOf, withSent } from "./mock-parcels.ts";
import { proofsOf, proofWaits, toAdminProof } from "./mock-proofs.ts";
import { moveReservation } from "./mock-stock.ts";
import { mockVat, taxedAfter } from "./mock-vat.ts";
import { mockQuotation } from "./order-answers.ts";
import { orderPage } from "./order-list.ts";
import { outcomeOf } from "./order-outcome.ts";
import { paperOf } from "./order-paper.ts";
import { mockToken } from "./order-token.ts";
import {
  mockDue,
  mockPaid,
  mockPaymentState,
  mockPaymentTerms,
  mockReturned,
  mockTotal,
  requireMockBounded,
} from "./order-total.ts";

/** An order of the mock shop by its id; throws not_found. */
export const mockOrderOf = ({ orders }: ShopState, id: number): MockOrder => {
  const order = orders.find((one) => one.id === id);
  if (!order) throw new ApiError("not_found");
  return order;
};

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
  locale: order.locale,
  channel: order.channel,
  discount: order.discount,
  total: mockTotal(order),
  delivery: order.delivery,
  pay_by: order.pay_by,
  payment_state: mockPaymentState(order),
  returned: mockReturned(order),
});

const remindedAt = ({ log }: MockOrder): string | null =>
  log.find(({ action }) => action === "reminder")?.at ?? null;

const toSummary = (shop: ShopState, order: MockOrder): AdminOrderSummary => ({
  ...headOf(shop, order),
  pieces: piecesOfLines(order.lines),
  sent_pieces: sentPieces(withSent(order)).sent,
  unpriced: order.lines.filter(({ price }) => isZeroPrice(price)).length,
  orders_of_phone: Math.max(1, ofSamePhone(shop, order).length),
  email: order.info.email,
  reminded_at: remindedAt(order),
  proof_waits: proofWaits(order),
  ...mockQuotation(order),
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

/** An order of the mock shop as administrators see it. */
export const toAdminOrder = (shop: ShopState, order: MockOrder): AdminOrder => ({
  ...headOf(shop, order),
  quoted_cost:
    order.delivery &&
    (quoteDelivery(deliveryRatesOf(shop.settings.settings), order.delivery, mockTotal(order))?.cost ?? null),
  payment_terms: mockPaymentTerms(shop, order),
  token: mockToken(order.id),
  ...mockQuotation(order),
  vat: mockVat(order),
  paid: mockPaid(order),
  refunded: paymentSums(order.payments).refunded,
  due: mockDue(order),
  proofs: proofsOf(order).map((proof) => toAdminProof(shop, order, proof)),
  payments: order.payments.map((payment) => ({
    ...payment,
    reference_used: orderOfReference(shop, order, payment.reference),
  })),
  lines: mockLines(order).map((line, at) => toLine(shop, line, order.costs?.[at] ?? null)),
  margin: mockMargin(order),
  returns: [...(order.returns ?? [])],
  tax: mockTax(order, shop.settings.settings.tax.tax_number),
  ...companyOf(order.info),
  email: order.info.email,
  // The mock shop limits no mails.
  mail_held: false,
  address1: order.info.address1,
  address2: order.info.address2,
  note: order.info.note,
  shop_note: order.shop_note,
  parcels: [...parcelsOf(order)],
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

/** The lines of an edited order: those of its own products keep name, part number and unit, others take them from the shop. */
function linesFrom(shop: ShopState, order: MockOrder, lines: OrderLinesChange["lines"]): OrderLine[] {
  return lines.map(({ product_id, qty, price }, place) => {
    const own = order.lines.find((line) => line.product_id === product_id);
    const source = own ?? withPages(shop).find(({ id }) => id === product_id);
    if (!source) throw unknownProduct(place);
    const { name, name_ar, part_number } = source;
    const stored = storedAmount(price);
    const price_before = stored === source.price ? source.price_before : null;
    return {
      product_id,
      name,
      name_ar,
      part_number,
      price: stored,
      price_before,
      qty,
      ...statedUnit(source),
    };
  });
}

/** Throws quotation_expired for a quotation of the mock shop whose last day is over. */
export function requireMockValid({ state, quotation }: MockOrder): void {
  if (isQuoted(state) && quotation && isExpired(quotation, Date.now()))
    throw new ApiError("quotation_expired");
}

/** Milliseconds for which a change counts among the latest. */
const LATEST_MS = 60_000;

/** Stores a change of an order of the mock shop with an entry of its log. */
export function changeMockOrder(
  shop: ShopState,
  before: MockOrder,
  values: Partial<MockOrder>,
  entry: Pick<OrderLogEntry, "action"> & Partial<OrderLogEntry>,
  /** Entries of the log that precede it. */
  earlier: readonly OrderLogEntry[] = [],
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
  const isRevising = revisingActions.includes(entry.action);
  if (isRevising && heldInvoice(before.taxDocuments ?? [])) throw new ApiError("has_invoice");
  const isRevised = isRevising && isQuoted(before.state);
  const revised = isRevised && quotation && { quotation: { ...quotation, revision: quotation.revision + 1 } };
  const order = {
    ...before,
    ...values,
    ...revised,
    version: before.version + 1,
    log: [log, ...earlier, ...before.log],
  };
  shop.orders.splice(shop.orders.indexOf(before), 1, order);
  return { status: true, order: toAdminOrder(shop, order) };
}

/** Answers to the administrators' endpoints of orders. */
export function adminOrderAnswers(shop: ShopState) {
  const refuseConflict = (order: MockOrder, version: number | undefined): void =>
    refuseOutdated(version, toAdminOrder(shop, order));
  const unchanged = (order: MockOrder) => ({ status: false, order: toAdminOrder(shop, order) });
  const change = (
    before: MockOrder,
    values: Partial<MockOrder>,
    entry: Pick<OrderLogEntry, "action"> & Partial<OrderLogEntry>,
  ) => changeMockOrder(shop, before, values, entry);

  const changeState = (id: number, changed: OrderStateChange, follows: typeof canFollow) => {
    const { version, state, note: given, mail: isMailed, shipment: stated } = changed;
    const shipment = state === "sent" ? stated : undefined;
    const note = [shipment && shipmentText(shipment), given].filter(Boolean).join("\n");
    const order = mockOrderOf(shop, id);
    const mail = isMailed && order.info.email !== "" && !isTakenBack(order.state, state);
    if (order.state === state) return unchanged(order);
    refuseConflict(order, version);
    if (!follows(order.state, state)) throw new ApiError("state_not_allowed");
    requireMockValid(order);
    if (order.state === "delivered" && countedEntries(order.returns ?? []).length > 0)
      throw new ApiError("has_returns");
    const isOut = staysOut({ ...order, parcels: parcelsOf(order) }, changed);
    const parcels = isOut ? undefined : parcelsIn(shop, order, { state, shipment });
    if (!isOut) moveReservation(shop, order, { ...order, state });
    if (mail) sendOrderMail(shop, "order_changed", order);
    return change(
      order,
      { state, ...(parcels && { parcels }) },
      {
        action: "state",
        from: order.state,
        to: state,
        text: note,
        mail: mail ? mailStateOf(shop).state : null,
      },
    );
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
    readAdminOrder: ({ params }) => toAdminOrder(shop, mockOrderOf(shop, params.id)),
    changeOrderState: ({ params, body }) => changeState(params.id, body, canFollow),
    changeOrderStates: ({ body: { orders, state, carrier, mail } }) => ({
      data: orders.map(({ id, version, tracking }) =>
        outcomeOf(id, () =>
          changeState(
            id,
            { version, state, note: "", mail, shipment: { carrier, tracking }, goods_back: false },
            isNextState,
          ),
        ),
      ),
    }),
    listShortRequests: ({ query: { ids } }) => ({
      data: shortRequests(
        ids.flatMap((id) => shop.orders.find((order) => order.id === id) ?? []),
        new Map(shop.products.map(({ id, amount }) => [id, amount])),
      ),
    }),
    readReceipt: ({ params }) => paperOf(mockOrderOf(shop, params.id)),
    readInvoice: ({ params }) => paperOf(mockOrderOf(shop, params.id)),
    readPackingList: ({ params }) => paperOf(mockOrderOf(shop, params.id)),
    readOrderPapers: ({ query: { ids } }) => paperOf(...ids.map((id) => mockOrderOf(shop, id))),
    remindBuyer: ({ params }) => {
      const order = mockOrderOf(shop, params.id);
      if (order.state !== "received" || order.info.email === "") throw new ApiError("state_not_allowed");
      const last = remindedAt(order);
      if (isReminded(last === null ? null : Date.parse(last), Date.now())) return unchanged(order);
      sendOrderMail(shop, "order_reminder", order);
      return change(order, {}, { action: "reminder", mail: mailStateOf(shop).state });
    },
    changeOrderNote: ({ params, body: { version, shop_note } }) => {
      const order = mockOrderOf(shop, params.id);
      if (order.shop_note === shop_note) return unchanged(order);
      refuseConflict(order, version);
      return change(order, { shop_note }, { action: "note", text: shop_note });
    },
    changeOrderBuyer: ({ params, body: { version, ...changed } }) => {
      const order = mockOrderOf(shop, params.id);
      const buyer = buyerAfter(order.info, changed);
      if (sameBuyer(order.info, buyer)) return unchanged(order);
      refuseConflict(order, version);
      if (!canEditBuyer(order.state)) throw new ApiError("state_not_allowed");
      if (order.channel === "web" && (buyer.phone === "" || buyer.email === ""))
        throw new ApiError("invalid", {
          errors: Object.fromEntries(
            (["phone", "email"] as const).flatMap((field) =>
              buyer[field] === "" ? [[field, "required"]] : [],
            ),
          ),
        });
      if (!isCompanyNamed(buyer)) throw new ApiError("invalid", { errors: { company: "required" } });
      return change(
        order,
        { info: { ...order.info, ...buyer } },
        { action: "buyer", text: buyerChangeText(order.info, buyer) },
      );
    },
    changeOrderDelivery: ({ params, body: { version, delivery, mail } }) => {
      const order = mockOrderOf(shop, params.id);
      if (sameDelivery(order.delivery, delivery)) return unchanged(order);
      refuseConflict(order, version);
      if (!canEditLines(order.state)) throw new ApiError("state_not_allowed");
      const isMailed = mail && order.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      return change(
        order,
        { delivery },
        {
          action: "delivery",
          text: deliveryChangeText(order.delivery, delivery),
          mail: isMailed ? mailStateOf(shop).state : null,
        },
      );
    },
    changeOrderPayBy: ({ params, body: { version, pay_by, mail } }) => {
      const order = mockOrderOf(shop, params.id);
      if (samePayBy(order.pay_by, pay_by)) return unchanged(order);
      refuseConflict(order, version);
      if (!canEditBuyer(order.state)) throw new ApiError("state_not_allowed");
      const isMailed = mail && order.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      return change(
        order,
        { pay_by },
        {
          action: "pay_by",
          text: payByChangeText(order.pay_by, pay_by),
          mail: isMailed ? mailStateOf(shop).state : null,
        },
      );
    },
    changeOrderLines: ({ params, body }) => {
      const order = mockOrderOf(shop, params.id);
      if (sameLines(order.lines, body.lines)) return unchanged(order);
      refuseConflict(order, body.version);
      if (!canEditLines(order.state)) throw new ApiError("state_not_allowed");
      const below = linesBelowSent(withSent(order), body.lines);
      if (below.length > 0) throw belowSent(below);
      requireMockBounded({ ...order, lines: body.lines }, "lines");
      requireEditedPrices(signedInAdmin(shop), shop.settings.settings.discount_limit, {
        before: order.lines,
        edited: body.lines,
        productOf: (own) => withPages(shop).find(({ id }) => id === own),
      });
      const lines = linesFrom(shop, order, body.lines);
      const parcels = movedParcels(order, lines);
      const isSent = countedParcels(order).length > 0 && isAllSent(withSent({ lines, parcels }));
      moveReservation(shop, order, { ...order, lines });
      const discount = discountOn(order.discount, totalOf(lines));
      requireKeptDiscount(signedInAdmin(shop), shop.settings.settings.discount_limit, {
        before: { total: mockTotal(order), sum: totalOf(order.lines) },
        edited: { total: totalAfter(totalOf(lines), discount), sum: totalOf(lines) },
      });
      const text = [linesChangeText(order.lines, lines), discountChangeText(order.discount, discount)];
      return change(
        order,
        {
          lines,
          costs: costsAfter(shop, order, lines),
          taxed: taxedAfter(shop, order, lines),
          discount,
          parcels,
          ...(isSent && { state: "sent" }),
        },
        {
          action: "lines",
          ...(isSent && { from: order.state, to: "sent" }),
          text: text.filter((one) => one !== "").join("\n"),
        },
      );
    },
  } satisfies Partial<Answers>;
}
