import type { Order, OrderLookup } from "@shop/contract/orders/order.ts";

import type { FormState, Paging, Remote } from "../../view.ts";

/** The orders of an account that are fetched so far, the newest first. */
interface OrderList {
  readonly items: readonly Order[];
  readonly hasMore: boolean;
}

/** What the screen of an account's orders reads and calls. */
export interface AccountOrdersView extends Paging {
  /** The orders of the signed-in shopper that are fetched so far, the newest first. */
  readonly orders: Remote<OrderList>;
}

/** What the order look-up reads and calls; `submission` fails with 'not_found' where there is no such order. */
export interface OrderLookupView extends FormState {
  /** The order found; null before and while one is looked up. */
  readonly order: Order | null;
  /** Called with the order's number and the phone that it was placed with. */
  readonly onFind: (lookup: OrderLookup) => void;
}
