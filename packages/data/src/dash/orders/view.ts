import type { AdminOrder, AdminOrderSummary } from "@shop/contract/orders/admin-order.ts";
import type { OrderOutcome } from "@shop/contract/orders/order-batch.ts";
import type { orderFilterFormSchema } from "@shop/contract/orders/order-filter.ts";
import type { NewParcel } from "@shop/contract/orders/order-parcels.ts";
import type { NewPayment } from "@shop/contract/orders/order-payments.ts";
import type { NewReturn } from "@shop/contract/orders/order-returns.ts";
import type { NewTaxDocument } from "@shop/contract/tax-documents/tax-document.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual, Named } from "@shop/domain/locale/locale.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import type { BatchState, OrderSort, OrderState } from "@shop/domain/orders/order-state.ts";
import type { Shipment } from "@shop/domain/orders/parcels/shipment.ts";
import type { OrderBuyer } from "@shop/domain/orders/placing/order-buyer.ts";
import type { PayBy, PaymentOffers } from "@shop/domain/payments/payment-options.ts";
import type * as v from "valibot";

import type { FormState, Remote, Submission } from "../../view.ts";
import type { ProductSearchView } from "../products/product-search-view.ts";

/** What narrows a list of orders beside its search; '' where a bound is open. */
export type OrderBounds = Readonly<v.InferOutput<typeof orderFilterFormSchema>>;

/** What narrows, orders and pages the list of orders in the dashboard; it stands in the page's address. */
export interface AdminOrderListQuery extends OrderBounds {
  /** Page index, from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly search: string;
  /** Null for orders in all states. */
  readonly state: OrderState | null;
  readonly sort: OrderSort;
}

/** Ids of the orders before and after one in a list; null where there is none. */
export interface OrderNeighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** One page of orders, and their numbers. */
export interface AdminOrderRows {
  readonly rows: readonly AdminOrderSummary[];
  /** The number of orders on all pages. */
  readonly rowCount: number;
  /** The number of orders in each state, without the filter by state. */
  readonly states: Readonly<Record<OrderState, number>>;
  /** When the rows were fetched, as a timestamp in milliseconds: by it orders count as waiting. */
  readonly at: number;
}

/** A change of an order that this page has not made. */
export interface ChangeElsewhere {
  /** The other administrator's mail address; null for the reader's own change in another window. */
  readonly by: string | null;
}

/** The outcome of a reminder of a buyer. */
export interface ReminderOutcome {
  /** False where the buyer has been reminded within a day already. */
  readonly sent: boolean;
  /** The error of a failed request; null for none. */
  readonly error: string | null;
}

/** What reminds the buyers of waiting orders. */
export interface OrderReminderView {
  /** Id of the order whose buyer is being reminded; null for none. */
  readonly reminding: number | null;
  /** Called with the id of the order whose buyer is to be reminded by mail. */
  readonly onRemind: (id: number) => void;
}

/** A change of the state of many orders, for the versions that the reader has seen. */
export interface OrderStatesEntry {
  readonly orders: readonly (Pick<AdminOrderSummary, "id" | "version"> & {
    /** The number of its parcel; '' without one. */
    readonly tracking: string;
  })[];
  readonly state: BatchState;
  /** Who carries them; '' where that is not stated. */
  readonly carrier: string;
  /** Whether each buyer gets a mail. */
  readonly mail: boolean;
}

/** A change of the state of many orders. */
export interface OrderBatchView {
  readonly submission: Submission;
  /** What became of each order; null before the change. */
  readonly outcomes: ReadonlyArray<OrderOutcome> | null;
  /** Ids of the requests that the stock is too short for; empty until it is checked. */
  readonly short: ReadonlySet<number>;
  /** Whether the stock is being checked. */
  readonly checking: boolean;
  /** Called with the orders that a dialog is opened for and the state to change to. */
  readonly onOpen: (orders: readonly AdminOrderSummary[], to: BatchState) => void;
  readonly onSubmit: (entry: OrderStatesEntry) => void;
  /** Called when the dialog is closed: outcomes and failure end with it. */
  readonly onReset: () => void;
}

/** What the list of orders in the dashboard reads and calls. */
export interface AdminOrderListView extends OrderReminderView {
  /** The change of the selected orders. */
  readonly batch: OrderBatchView;
  /** The orders of the current page, with their numbers. */
  readonly orders: Remote<AdminOrderRows>;
  /** The names of the branches at which orders are picked up. */
  readonly branches: ReadonlyArray<Bilingual>;
  /** The names of categories, where the list is narrowed to one. */
  readonly categories: ReadonlyArray<Named & { readonly id: number }>;
  /** Orders that were changed elsewhere just now, by id. */
  readonly changes: ReadonlyMap<number, ChangeElsewhere>;
}

/** A change of an order, as its form sees it. */
export interface OrderChangeView<Entry> extends FormState {
  /** The order as another person has saved it in the meantime; null without a conflict. */
  readonly conflict: AdminOrder | null;
  /** Lines whose products have changed, by their place among those that were sent; a new object for each response that has some. */
  readonly refused: ReadonlyArray<RefusedLine>;
  /** Called with the valid values of the form. */
  readonly onSubmit: (entry: Entry) => void;
}

/** A change of an order's state, for the version that the reader has seen. */
export interface OrderStateEntry {
  readonly version: number;
  readonly state: OrderState;
  /** '' without one. */
  readonly note: string;
  /** Whether the buyer gets a mail. */
  readonly mail: boolean;
  /** Who carries an order that is sent; undefined for other states. */
  readonly shipment?: Shipment;
}

/** A change of the administrators' note, for the version that the reader has seen. */
export interface OrderNoteEntry {
  readonly version: number;
  readonly shop_note: string;
}

/** A line of an order as it is edited; the price as it is entered. */
export interface OrderLineEdit {
  readonly product_id: number;
  readonly qty: number;
  readonly price: string;
}

/** All lines of an order as they are edited, for the version that the reader has seen. */
export interface OrderLinesEntry {
  readonly version: number;
  readonly lines: readonly OrderLineEdit[];
}

/** A change of an order's delivery, for the version that the reader has seen. */
export interface OrderDeliveryEntry {
  readonly version: number;
  /** Null where its cost is not agreed. */
  readonly delivery: OrderDelivery | null;
  /** Whether the buyer gets a mail. */
  readonly mail: boolean;
}

/** A change of how an order is to be paid, for the version that the reader has seen. */
export interface OrderPayByEntry {
  readonly version: number;
  /** Null where it is not agreed. */
  readonly pay_by: PayBy | null;
  /** Whether the buyer gets a mail. */
  readonly mail: boolean;
}

/** The reason why a proof of payment is declined. */
export interface ProofDeclineEntry {
  readonly proofId: number;
  readonly note: string;
  /** Whether the buyer gets a mail. */
  readonly mail: boolean;
}

/** A corrected buyer of an order, for the version that the reader has seen. */
export interface OrderBuyerEntry extends OrderBuyer {
  readonly version: number;
}

/** What the lines of an order cost the shop, for the version that the reader has seen. */
export interface OrderCostsEntry {
  readonly version: number;
  /** That of each line, in their order; null where it is not known. */
  readonly costs: readonly (string | null)[];
}

/** What a quotation promises, for the version that the reader has seen. */
export interface QuotationEntry {
  readonly version: number;
  /** The last day, as '2026-03-02'. */
  readonly valid_until: string;
  /** '' for none. */
  readonly terms: string;
  /** Whether the buyer gets the quotation by mail. */
  readonly mail: boolean;
}

/** An entry of a ledger that is taken back. */
export interface PaymentVoidEntry {
  readonly paymentId: number;
  /** Why, where that is asked for; '' without that. */
  readonly note: string;
}

/** A return that is taken back. */
export interface ReturnVoidEntry {
  readonly returnId: number;
  /** Whether the refund that was recorded with it is taken back as well. */
  readonly refund: boolean;
  /** Why a cash refund is taken back on a day that was counted; '' without that. */
  readonly note: string;
}

/** The dialog that is open above an order; it stands in the page's address. */
export type OrderDialog =
  | { readonly kind: "state"; readonly to: OrderState }
  | { readonly kind: "lines" }
  | { readonly kind: "delivery" }
  | { readonly kind: "payBy" }
  | { readonly kind: "buyer" }
  | { readonly kind: "costs" }
  | { readonly kind: "quotation" }
  | { readonly kind: "payment"; readonly proofId?: number }
  | { readonly kind: "declineProof"; readonly proofId: number }
  | { readonly kind: "void"; readonly paymentId: number }
  | { readonly kind: "parcel" }
  | { readonly kind: "voidParcel"; readonly parcelId: number }
  | { readonly kind: "return" }
  | { readonly kind: "allowance" }
  | { readonly kind: "voidReturn"; readonly returnId: number };

/** The changes of an order, by the kinds of their dialogs, and that of its note, which has none. */
interface OrderChanges {
  /** The change of the order's state. */
  readonly state: OrderChangeView<OrderStateEntry>;
  /** The change of a quotation's last day and terms. */
  readonly quotation: OrderChangeView<QuotationEntry>;
  /** The correction of the order's buyer. */
  readonly buyer: OrderChangeView<OrderBuyerEntry>;
  /** The change of the administrators' note. */
  readonly note: OrderChangeView<OrderNoteEntry>;
  /** The change of the order's lines. */
  readonly lines: OrderChangeView<OrderLinesEntry>;
  /** The change of the order's delivery. */
  readonly delivery: OrderChangeView<OrderDeliveryEntry> & {
    /** The names of the branches at which orders are picked up. */
    readonly branches: readonly Bilingual[];
  };
  /** The correction of what the order's lines cost the shop. */
  readonly costs: OrderChangeView<OrderCostsEntry>;
  /** The change of how the order is to be paid. */
  readonly payBy: OrderChangeView<OrderPayByEntry> & {
    /** What the shop offers; null until it is loaded. */
    readonly offers: PaymentOffers | null;
  };
  /** A new entry of the order's ledger. */
  readonly payment: OrderChangeView<NewPayment> & {
    /** The names of the branches that take or give money. */
    readonly branches: readonly Bilingual[];
  };
  /** Declines a proof of payment. */
  readonly declineProof: OrderChangeView<ProofDeclineEntry>;
  /** Takes back an entry of the order's ledger. */
  readonly void: OrderChangeView<PaymentVoidEntry>;
  /** A new parcel of the order. */
  readonly parcel: OrderChangeView<NewParcel>;
  /** Takes back a parcel by its id. */
  readonly voidParcel: OrderChangeView<number>;
  /** What came back of the order, or an allowance on it. */
  readonly return: OrderChangeView<NewReturn> & {
    /** The names of the branches that give money back. */
    readonly branches: readonly Bilingual[];
  };
  /** Takes back a return. */
  readonly voidReturn: OrderChangeView<ReturnVoidEntry>;
}

/** What the page of an order in the dashboard reads and calls. */
export interface AdminOrderView extends OrderReminderView {
  /** The order with its lines, buyer and log. */
  readonly order: Remote<AdminOrder>;
  /** When the order was fetched, as a timestamp in milliseconds: by it the order counts as waiting. */
  readonly at: number;
  /** A newer version of the order that was stored elsewhere; null where the shown one is the newest. */
  readonly changed: ChangeElsewhere | null;
  /** Whether the newer version is being fetched. */
  readonly reloading: boolean;
  /** Fetches the newer version; what is entered stays. */
  readonly onReload: () => void;
  /** What changes the order. */
  readonly changes: OrderChanges;
  /** The mail that brings the quotation to its buyer; whether one was written is null before an answer, false where the buyer has it already. */
  readonly quotationMail: {
    readonly submission: Submission;
    readonly sent: boolean | null;
    readonly onSend: () => void;
  };
  /** What issues the tax invoice of the order and credit notes on it. */
  readonly taxIssue: {
    readonly submission: Submission;
    /** Issues a document; `onIssued` is called after it. */
    readonly onIssue: (request: NewTaxDocument, onIssued: () => void) => void;
    /** Forgets a failure, before another question. */
    readonly onReset: () => void;
  };
  /** Finds products to add to the lines. */
  readonly productSearch: ProductSearchView;
}

/** What the dashboard's layout reads of the orders. */
export interface OrderCountsView {
  /** The number of orders to confirm; null until it is loaded. */
  readonly ordersToConfirm: number | null;
}
