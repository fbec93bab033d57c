/** The most lines of a purchase order. */
export const MAX_PURCHASE_LINES = 500;
/** The most pieces of a line, and of one arrival. */
export const MAX_PURCHASE_QTY = 1_000_000;
/** The most scans and entries of what arrived of an order. */
export const MAX_ARRIVALS = 20_000;
/** Maximum length of the note of a purchase order. */
export const PURCHASE_NOTE_LENGTH = 1000;
/** Rows of a page of a purchase order and of the list of them. */
export const PURCHASE_ROWS = 50;

/** What was made of a purchase order. */
export type StoredPurchaseState = "draft" | "sent" | "cancelled";

/** States of a purchase order: what was made of it, and how much of it was received. */
export const purchaseStates = ["draft", "sent", "part_received", "received", "cancelled"] as const;
/** State of a purchase order. */
export type PurchaseState = (typeof purchaseStates)[number];

/** Numbers of pieces of a purchase order. */
export interface PurchaseProgress {
  readonly state: StoredPurchaseState;
  /** Pieces that were booked. */
  readonly received: number;
  /** Pieces that were ordered and not booked yet. */
  readonly open: number;
}

/** The state of a purchase order: one that was sent is received once nothing of it is open. */
export function purchaseStateOf({ state, received, open }: PurchaseProgress): PurchaseState {
  if (state !== "sent" || received === 0) return state;
  return open === 0 ? "received" : "part_received";
}

/** The number of a purchase order, by its id: 'PO-00042'. */
export const formatPurchaseNumber = (id: number): string => `PO-${String(id).padStart(5, "0")}`;
