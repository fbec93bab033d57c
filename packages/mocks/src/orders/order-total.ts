import type { AdminParcel } from "@shop/contract/orders/order-parcels.ts";
import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { type Margin, orderMargin } from "@shop/domain/orders/lines/order-margin.ts";
import { vatParts } from "@shop/domain/orders/lines/vat.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import {
  leftOf,
  paidOf,
  type PaymentState,
  paymentStateOf,
  paymentSums,
} from "@shop/domain/orders/payments/order-payments.ts";
import { holdsStock } from "@shop/domain/orders/placing/order-request.ts";
import { isExpired } from "@shop/domain/orders/quotations/quotation.ts";
import {
  allReturned,
  dueOf,
  returnedUnits,
  returnSums,
  unitsOfGoal,
} from "@shop/domain/orders/returns/order-returns.ts";
import { paymentTermsOf } from "@shop/domain/payments/payment-terms.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

/** The parcels of an order that are not taken back, the newest first. */
export const countedParcels = ({ parcels = [] }: Pick<MockOrder, "parcels">): readonly AdminParcel[] =>
  countedEntries(parcels);

/** The lines of an order with the units that parcels have and that came back. */
export const mockLines = ({ returns = [], ...order }: MockOrder): OrderLine[] => {
  const parcelled = countedParcels(order).flatMap(({ lines }) => lines);
  return order.lines.map((line, place) => {
    const sent = parcelled.reduce((sum, one) => (one.place === place ? sum + one.qty : sum), 0);
    const returned = returnedUnits(returns, place);
    return { ...line, ...(sent > 0 && { sent }), ...(returned > 0 && { returned }) };
  });
};

/** The sum of the lines of an order, less its discount. */
export const mockTotal = ({ lines, discount }: Pick<MockOrder, "lines" | "discount">): string =>
  totalAfter(totalOf(lines), discount);

/** What the returns of an order take off what is due. */
export const mockReturned = ({ returns = [] }: Pick<MockOrder, "returns">): string => allReturned(returns);

/** What is to be paid of an order in all, less what came back. */
export const mockDue = (order: MockOrder): string =>
  dueOf({ ...order, total: mockTotal(order), returned: mockReturned(order) });

/** What is paid of an order. */
export const mockPaid = ({ payments }: Pick<MockOrder, "payments">): string => paidOf(paymentSums(payments));

/** What is left to pay of an order. */
export const leftToPay = (order: MockOrder): string => leftOf(mockDue(order), mockPaid(order));

/** What the buyer of an order needs to pay it. */
export function mockPaymentTerms(
  { settings }: Pick<ShopState, "settings">,
  order: MockOrder,
): Order["payment_terms"] {
  if (order.state === "cancelled") return null;
  const isPayable =
    holdsStock(order) &&
    order.lines.every(({ price }) => !isZeroPrice(price)) &&
    !isZeroPrice(leftToPay(order));
  const terms = paymentTermsOf(settings.settings.payments, order.pay_by, { due: mockDue(order), isPayable });
  return terms && { ...terms, accounts: [...terms.accounts] };
}

/** The state of payment of an order. */
export const mockPaymentState = (order: MockOrder): PaymentState =>
  paymentStateOf(mockDue(order), paymentSums(order.payments));

/** What an order earns. */
export const mockMargin = (order: MockOrder): Margin =>
  orderMargin({
    lines: mockLines(order).map((line, at) =>
      Object.assign({}, line, {
        cost: order.costs?.[at] ?? null,
        vatRate: order.taxed?.lines[at] ?? null,
        lost: unitsOfGoal(order.returns ?? [], at, "written_off"),
      }),
    ),
    total: mockTotal(order),
    returned: returnSums(order.returns ?? []).returned,
    vatRate: order.taxed?.standard ?? null,
  });

/** The costs of the lines of a new order, and their rates of value added tax. */
export function costsAndRates(
  { costs, settings }: ShopState,
  lines: readonly OrderLine[],
): Pick<MockOrder, "costs" | "taxed"> {
  const standard = settings.settings.tax.vat_rate;
  return {
    costs: lines.map(({ product_id: id }) => costs.get(id) ?? null),
    taxed: { standard, lines: lines.map(() => standard) },
  };
}

/** What an order holds at each rate of value added tax. */
export const mockVat = (order: MockOrder): Order["vat"] =>
  vatParts({
    lines: order.lines.map(({ price, qty }, at) => ({
      price,
      qty,
      vatRate: order.taxed?.lines[at] ?? null,
    })),
    total: mockTotal(order),
    delivery: order.delivery,
    payBy: order.pay_by,
    vatRate: order.taxed?.standard ?? null,
  });

/** The token of an order, by its id; no random ones are needed. */
export const mockToken = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;

/** What an order promises, or promised, as a quotation. */
export const mockQuotation = ({ quotation }: Pick<MockOrder, "quotation">): Pick<Order, "quotation"> =>
  quotation ? { quotation: { ...quotation, expired: isExpired(quotation, Date.now()) } } : {};

/** Whether a proof of payment of an order waits. */
export const proofWaits = ({ proofs = [] }: Pick<MockOrder, "proofs">): boolean =>
  proofs.some(({ state }) => state === "waiting");
