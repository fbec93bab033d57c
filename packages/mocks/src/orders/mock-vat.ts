import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { vatParts } from "@shop/domain/orders/lines/vat.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";
import { mockTotal } from "./order-total.ts";

/** The rates of value added tax that a new order is made with. */
export function taxedNow(
  { settings, vatRates }: ShopState,
  lines: readonly OrderLine[],
): NonNullable<MockOrder["taxed"]> {
  const standard = settings.settings.tax.vat_rate;
  return { standard, lines: lines.map(({ product_id: id }) => vatRates.get(id) ?? standard) };
}

/** The rates of an edited order: its own products keep theirs, others have the standard one that the order was made with. */
export function taxedAfter(
  { vatRates }: ShopState,
  order: MockOrder,
  lines: readonly OrderLine[],
): MockOrder["taxed"] {
  const { taxed } = order;
  if (!taxed) return undefined;
  const rateOf = ({ product_id: id }: OrderLine): string => {
    const own = order.lines.findIndex((line) => line.product_id === id);
    return taxed.lines[own] ?? vatRates.get(id) ?? taxed.standard;
  };
  return { standard: taxed.standard, lines: lines.map(rateOf) };
}

/** What an order of the mock shop holds at each rate of value added tax. */
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
