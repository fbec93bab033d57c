import type { NewOrderView } from "../orders/new-order-view.ts";
import type { KeptSale } from "./kept-sales.ts";

/** What is opened after a sale: nothing, the receipt for a roll of 80 mm, or the invoice on A4. */
export const counterPapers = ["none", "receipt", "invoice"] as const;

/** A choice of {@link counterPapers}. */
export type CounterPaper = (typeof counterPapers)[number];

/** What a sale comes to, as the page shows it. */
export interface SaleSummary {
  /** Name of the buyer; '' for a walk-in. */
  readonly name: string;
  /** Number of its lines. */
  readonly lines: number;
  /** What is to be paid; null while a price cannot be read. */
  readonly total: string | null;
  /** Cash to give back; null where nothing was entered as given. */
  readonly change: string | null;
}

/** The sale that was made just now. */
export interface DoneSale extends SaleSummary {
  /** The stored order; null for one that waits for the network. */
  readonly order: { readonly id: number; readonly number: string } | null;
}

/** The sales that a browser keeps, as the counter lists them. */
export interface KeptSalesView {
  /** The oldest first. */
  readonly sales: readonly KeptSale[];
  /** Mail address of the administrator who is signed in. */
  readonly by: string;
  /** Resumes a sale that is on hold or was refused; the `current` one, if there is one, is held. */
  readonly onResume: (id: string, current: SaleSummary | null) => void;
  readonly onForget: (id: string) => void;
}

/** What the counter does beside taking an order. */
export interface CounterView extends Omit<NewOrderView, "onSubmit" | "rates" | "offers"> {
  /** Names of the branches; nothing until they are loaded. */
  readonly branches: NonNullable<NewOrderView["rates"]>["branches"];
  /** Called with the valid sale, and with what it comes to. */
  readonly onSell: (entry: Parameters<NewOrderView["onSubmit"]>[0], summary: SaleSummary) => void;
  /** Opens what can come back of the order whose receipt has a code; false where there is none. Throws where it cannot be fetched. */
  readonly onReceipt: (code: string) => Promise<boolean>;
  /** Holds the sale. */
  readonly onHold: (summary: SaleSummary) => void;
  /** The sales that this browser keeps. */
  readonly kept: KeptSalesView;
  /** The sale that was made before this one; null for none. */
  readonly done: DoneSale | null;
}
