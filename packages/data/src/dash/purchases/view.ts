import type { CostAdjustment } from "@shop/contract/purchases/cost-adjustment.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type {
  Purchase,
  PurchaseLine,
  Receipt,
  ReorderLine,
  UnreadArrival,
} from "@shop/contract/purchases/purchase.ts";
import type { Supplier } from "@shop/contract/suppliers/supplier.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import type { PurchaseState } from "@shop/domain/purchases/purchase-order.ts";

import type { FieldErrors, Remote, Submission } from "../../view.ts";
import type { ScansView } from "../stock-counts/view.ts";

/** The place of a page in a list. */
interface Paged {
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** Which products are looked at, and for how long their stock is to last. */
export interface ReorderQuery {
  /** Id of a supplier, `none` for products without one, null for all. */
  readonly supplier: number | "none" | null;
  readonly days: number;
  readonly weeks: number;
  readonly show: "all" | "needed";
  readonly page: number;
}

/** A page of products that may have to be ordered. */
export interface ReorderPage extends Paged {
  readonly lines: readonly ReorderLine[];
}

/** What the page of what is to be ordered reads and calls. */
export interface ReorderView {
  /** The products of one page. */
  readonly reorder: Remote<ReorderPage>;
  /** All suppliers; empty until they are loaded. */
  readonly suppliers: ReadonlyArray<Pick<Supplier, "id" | "name">>;
  /** Quantities by product id that differ from what is proposed. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Called with another quantity of a product. */
  readonly onQuantity: (productId: number, qty: number) => void;
  /** The request that makes a purchase order. */
  readonly making: Submission;
  /** Makes a purchase order of all that is proposed for a supplier, with the changed quantities. */
  readonly onMake: (supplierId: number) => void;
}

/** Which purchase orders are listed. */
export interface PurchasesQuery {
  readonly state: PurchaseState | null;
  readonly page: number;
}

/** A page of purchase orders. */
interface PurchasesPage extends Paged {
  readonly orders: readonly Purchase[];
}

/** What the list of purchase orders reads and calls. */
export interface PurchasesView {
  /** The orders of one page. */
  readonly purchases: Remote<PurchasesPage>;
  /** All suppliers; empty until they are loaded. */
  readonly suppliers: ReadonlyArray<Pick<Supplier, "id" | "name">>;
  /** The request that makes an empty purchase order. */
  readonly making: Submission;
  /** Makes an empty purchase order for a supplier. */
  readonly onMake: (supplierId: number) => void;
}

/** Which lines of a purchase order are shown. */
export interface PurchaseQuery {
  readonly show: "all" | "open" | "arrived";
  readonly page: number;
}

/** A purchase order with a page of its lines. */
export interface PurchasePage extends Paged {
  readonly order: Purchase;
  readonly lines: readonly PurchaseLine[];
  readonly receipts: readonly Receipt[];
  /** What went back, the newest first. */
  readonly returns: readonly PurchaseReturn[];
}

/** What became of a product that was added by its code. */
export interface AddedLine {
  readonly outcome: "set" | "not_found" | "several";
  readonly code: string;
  readonly qty: number;
  /** The products that have the code, where they are several. */
  readonly products: ReadonlyArray<Named & { readonly id: number }>;
}

/** What a list has counted of what arrived. */
interface ArrivedList {
  readonly lines: number;
  readonly products: number;
  /** Number of products whose cost the list states. */
  readonly costs: number;
  readonly unread: readonly UnreadArrival[];
}

/** What adds products to a draft. */
export interface PurchaseAddView {
  /** The request that adds a product. */
  readonly adding: Submission;
  /** What the last one has done; null before. */
  readonly added: AddedLine | null;
  /** Adds pieces of a product that has a code; `id` is the chosen one where several have it. */
  readonly onAdd: (code: string, qty: number, id?: number) => void;
}

/** What changes the lines of an order. */
export interface PurchaseLinesView {
  /** The request that changes a line. */
  readonly editing: Submission;
  /** Sets the pieces of a line of a draft; 0 removes it. */
  readonly onQty: (productId: number, qty: number) => void;
  /** Sets the pieces of the pack in which a line of a draft is ordered, with its pieces in all. */
  readonly onPack: (productId: number, pack: number, qty: number) => void;
  /** Sets what a pack of a line costs; '' where that is not known. */
  readonly onCost: (productId: number, cost: string) => void;
  /** Sets the pieces of a line that have arrived and are not booked. */
  readonly onArrived: (productId: number, qty: number) => void;
}

/** What counts a list of what arrived. */
export interface ArrivalListView {
  /** The upload of a list of what arrived; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** What the last list has counted; null before. */
  readonly list: ArrivedList | null;
  /** Counts a list; its pieces stand for what was counted and not booked of its products before where `replace`. */
  readonly onList: (file: File, replace: boolean) => void | Promise<void>;
}

/** What stores the note of an order. */
export interface PurchaseNoteView {
  /** The request that stores the note. */
  readonly noting: Submission;
  /** Stores the note for the supplier in place of the one before, which the form has shown. */
  readonly onNote: (note: string, before: string) => void;
}

/** What stores freight and duty. */
export interface PurchaseChargesView {
  /** The request that stores them. */
  readonly charging: Submission;
  /** Stores freight and duty, '' for none, in place of those before, which the form has shown. */
  readonly onCharges: (
    charges: Readonly<Record<"freight" | "duty", string>>,
    before: Readonly<Record<"freight" | "duty", string | null>>,
  ) => void;
}

/** What asks before booked pieces are adjusted to costs that were changed. */
export interface AdjustBookedView {
  /** What would be adjusted; empty where nothing is asked. */
  readonly adjustments: readonly CostAdjustment[];
  /** Whether the changed cost can be that of later pieces alone. */
  readonly mayKeep: boolean;
  /** Whether the confirmed request runs. */
  readonly isPending: boolean;
  /** Changes the costs, with all that was shown. */
  readonly onAdjust: () => void;
  /** Changes the cost of later pieces alone. */
  readonly onKeep: () => void;
  /** Changes nothing. */
  readonly onLeave: () => void;
}

/** Pieces of a line that go back to the supplier. */
export interface ReturnedLine {
  readonly product_id: number;
  readonly qty: number;
  /** What the supplier credits for all of them; null for what they cost by the order. */
  readonly credit: string | null;
}

/** What returns goods to the supplier. */
export interface PurchaseReturnsView {
  /** The request that returns goods, and its errors by field. */
  readonly returning: Submission;
  readonly errors: FieldErrors;
  /** The version of the order after the last return; null before. */
  readonly done: number | null;
  /** Returns pieces of the order in a version. */
  readonly onReturn: (lines: readonly ReturnedLine[], reason: string, version: number) => void;
  /** The request that takes back a return. */
  readonly takingBack: Submission;
  readonly onTakeBack: (returnId: number) => void;
}

/** What moves an order on. */
export interface PurchaseMoveView {
  /** The request that marks the order as sent, cancels it, or books what arrived. */
  readonly moving: Submission;
  /** Marks the draft in a version as sent. */
  readonly onSend: (version: number) => void;
  /** Cancels the order. */
  readonly onCancel: () => void;
  /** Books what has arrived as it is in a version; costs that need to be confirmed are where `isConfirmed`. */
  readonly onBook: (version: number, isConfirmed?: boolean) => void;
  /** Products whose cost has to be confirmed before what has arrived is booked; empty where nothing is asked. */
  readonly costs: ReadonlyArray<CostJump>;
  /** Leaves the costs unconfirmed, so that the lines can be checked. */
  readonly onKeepCosts: () => void;
}

/** What the page of a purchase order reads and calls. */
export interface PurchaseView {
  /** The order with the lines of one page. */
  readonly purchase: Remote<PurchasePage>;
  /** Adds products to a draft. */
  readonly add: PurchaseAddView;
  /** Changes the lines. */
  readonly edits: PurchaseLinesView;
  /** Codes as they are scanned. */
  readonly scans: ScansView;
  /** Counts a list of what arrived. */
  readonly arrivals: ArrivalListView;
  /** Stores the note. */
  readonly note: PurchaseNoteView;
  /** Stores freight and duty. */
  readonly charges: PurchaseChargesView;
  /** Returns goods to the supplier. */
  readonly giveBack: PurchaseReturnsView;
  /** Asks before booked pieces are adjusted. */
  readonly adjust: AdjustBookedView;
  /** Sends, cancels or books the order. */
  readonly moves: PurchaseMoveView;
}
