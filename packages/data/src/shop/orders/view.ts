import type { RequestBuyer } from "@shop/contract/orders/chat-order.ts";
import type { NewProof } from "@shop/contract/orders/new-proof.ts";
import type { FollowedOrder, Order, OrderLine, OrderLookup } from "@shop/contract/orders/order.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";
import type { DeliveryZone } from "@shop/domain/delivery/delivery.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import type { Branch } from "@shop/domain/site/branches.ts";

import type { FormState, Paging, Remote, Submission } from "../../view.ts";

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

/** What accepts a quotation; it fails with quotation_expired, quotation_changed and stock_short. */
export interface AcceptanceView {
  readonly submission: Submission;
  /** Lines that the stock is too short for, by their place; empty unless it has failed so. */
  readonly refused: ReadonlyArray<RefusedLine>;
  /** Accepts a revision, once the buyer has said so. */
  readonly onAccept: (revision: number) => void;
  /** Forgets a failure, before the buyer is asked again. */
  readonly onReset: () => void;
}

/** What makes a quotation of the lines of a cart or of a parts list. */
export interface QuotationRequestView extends FormState {
  /** The lines to quote. */
  readonly cart: ReadonlyArray<CartLine>;
  /** Called with the buyer of the quotation. */
  readonly onSubmit: (buyer: RequestBuyer) => void;
}

/** What the page of one order reads and calls. */
export interface OrderPageView {
  /** The order of the link; null where there is none. */
  readonly order: Remote<FollowedOrder | null>;
  /** The branch at which it is picked up, as it is now; null for a delivery, and where the branch is no longer there. */
  readonly branch: Branch | null;
  /** The working days that its delivery takes; null where none are stated. */
  readonly days: Pick<DeliveryZone, "days_from" | "days_to"> | null;
  /** The cancellation by the buyer, which fails with state_not_allowed once the shop has confirmed the order. */
  readonly cancellation: Submission;
  /** Cancels the order, once the buyer has said so. */
  readonly onCancel: () => void;
  /** The acceptance of a quotation by its buyer. */
  readonly acceptance: AcceptanceView;
  /** What sends a proof of payment; it fails with state_not_allowed where the order takes none any more. */
  readonly proof: FormState & { readonly onSend: (proof: NewProof) => void };
  /** What prints the paper with its buyer, who knows the phone of the order; it fails with not_found for another one. */
  readonly paper: FormState & { readonly onPrint: (phone: string) => void };
  /** The look-up of its products for another order. */
  readonly repetition: Submission;
  /** Lines of the order that were not put in the cart again, since their product is not sold any more. */
  readonly notSold: ReadonlyArray<OrderLine>;
  /** Puts its products in the cart. */
  readonly onRepeat: (order: Order) => void;
}
