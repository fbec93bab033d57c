import type { SettlementPreview } from "@shop/contract/settlements/settlements.ts";
import type { SettlementOrder, SettlementPlan } from "@shop/domain/settlements/plan-settlement.ts";
import type { SettlementColumn } from "@shop/domain/settlements/settlement-columns.ts";
import type { DecimalMark } from "@shop/domain/sheets/sheet-numbers.ts";

import type { Submission } from "../../view.ts";

/** How a sheet is read where that was corrected. */
export interface ReadingChoice {
  readonly columns?: readonly (SettlementColumn | null)[];
  readonly decimal?: DecimalMark;
}

/** How a plan is booked. */
export interface BookingEntry {
  /** What the sheet is called. */
  readonly reference: string;
  /** Whether sent orders of which nothing is left to pay are marked as delivered. */
  readonly deliver: boolean;
  /** Whether the buyers of those get a mail. */
  readonly mail: boolean;
}

/** A sheet that was read. */
interface ReadSheet {
  /** The name of the file; '' for pasted text. */
  readonly name: string;
  readonly preview: SettlementPreview;
  /** What is booked of it, with the choices that were made. */
  readonly plan: SettlementPlan;
}

/** What a booking has done. */
export interface BookedSheet {
  /** Number of orders with new payments. */
  readonly booked: number;
  /** The sum of those. */
  readonly amount: string;
  readonly delivered: number;
  /** Number of orders that an earlier attempt has booked. */
  readonly already: number;
  /** Orders that differed from the preview, or no longer exist; nothing of them is booked. */
  readonly refused: readonly SettlementOrder[];
}

/** What the page of couriers' cash reads and calls. */
export interface SettlementView {
  /** The upload of a sheet; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Called with the chosen file, or with pasted text as one whose name is ''. */
  readonly onUpload: (file: File) => void;
  /** The sheet; null until one is read. */
  readonly sheet: ReadSheet | null;
  /** Reads the sheet again with corrected columns or another decimal mark; choices for its lines stay. */
  readonly onRead: (choice: ReadingChoice) => void;
  /** Called with the row of a line and the order that it means. */
  readonly onChoose: (line: number, order: number) => void;
  /** Called with the row of a line and whether it is booked. */
  readonly onTake: (line: number, isTaken: boolean) => void;
  /** The requests that book the plan. */
  readonly booking: Submission;
  /** The share of the plan that is booked, 0 to 1. */
  readonly bookedShare: number;
  /** Books what is taken. */
  readonly onBook: (entry: BookingEntry) => void;
  /** What the last booking has done; null before it, and once another sheet is chosen. */
  readonly result: BookedSheet | null;
}
