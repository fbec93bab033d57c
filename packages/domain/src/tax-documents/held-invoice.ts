import { itemAt } from "../item-at.ts";
import { fromMinorUnits, isZeroPrice, minorOf } from "../money/money.ts";
import { shareOut } from "../money/share-out.ts";
import { countedEntries } from "../orders/list/counted-entries.ts";
import type { RecordedReturn } from "../orders/returns/order-returns.ts";
import {
  type CreditedUnits,
  type TaxDocument,
  type TaxDocumentKind,
  type TaxLine,
  uncreditedUnits,
} from "./tax-document.ts";

/** A document as it is kept. */
export interface KeptDocument {
  readonly id: number;
  readonly kind: TaxDocumentKind;
  /** Id of the invoice that a credit note takes back. */
  readonly invoiceId: number | null;
  /** Ids of the returns that a credit note states; null for an invoice, and for a credit note of all that was left. */
  readonly returnIds: readonly number[] | null;
  readonly content: TaxDocument;
}

/** An invoice that holds, with the credit notes on it. */
export interface HeldInvoice<Kept extends KeptDocument> {
  readonly invoice: Kept;
  readonly notes: readonly Kept[];
}

/** The lines that the credit notes on an invoice have taken back. */
export const creditedLines = ({ notes }: HeldInvoice<KeptDocument>): readonly TaxLine[] =>
  notes.flatMap(({ content }) => content.lines);

/** The invoice that holds of an order, by its documents, the oldest first; null where there is none, or all of it was credited. */
export function heldInvoice<Kept extends KeptDocument>(documents: readonly Kept[]): HeldInvoice<Kept> | null {
  const invoice = documents.findLast(({ kind }) => kind === "invoice");
  if (!invoice) return null;
  const notes = documents.filter(({ invoiceId }) => invoiceId === invoice.id);
  const held = { invoice, notes };
  return uncreditedUnits(invoice.content.lines, creditedLines(held)).length === 0 ? null : held;
}

/** The returns that count and that no credit note on an invoice states, of those that are worth something. */
export function uncreditedReturns<Return extends RecordedReturn<unknown> & { readonly id: number }>(
  returns: readonly Return[],
  { notes }: HeldInvoice<KeptDocument>,
): readonly Return[] {
  const credited = new Set(notes.flatMap(({ returnIds }) => returnIds ?? []));
  return countedEntries(returns).filter(
    ({ id, value, delivery }) => !credited.has(id) && !(isZeroPrice(value) && isZeroPrice(delivery)),
  );
}

/** The units of an invoice that returns take back, at the value that was agreed for them, and its delivery. */
function unitsOfReturns(
  invoice: readonly TaxLine[],
  returns: readonly RecordedReturn[],
): readonly CreditedUnits[] {
  const units = new Map<number, { qty: number; gross: bigint }>();
  const add = (place: number, qty: number, gross: bigint): void => {
    const before = units.get(place) ?? { qty: 0, gross: 0n };
    units.set(place, { qty: before.qty + qty, gross: before.gross + gross });
  };
  for (const { lines, value, delivery } of returns) {
    const shares = shareOut(
      minorOf(value),
      lines.map(({ worth }) => minorOf(worth)),
    );
    for (const [at, { place, qty }] of lines.entries()) add(place, qty, itemAt(shares, at));
    const delivered = invoice.find(({ kind }) => kind === "delivery");
    if (delivered && !isZeroPrice(delivery)) add(delivered.place, 1, minorOf(delivery));
  }
  return [...units].map(([place, { qty, gross }]) => ({ place, qty, gross: fromMinorUnits(gross) }));
}

/** What a document states of returns or of a whole invoice: everything that is left where `whole`, otherwise the returns that no credit note states yet. */
export const creditedUnits = (
  held: HeldInvoice<KeptDocument>,
  returns: readonly RecordedReturn[],
  whole: boolean,
): readonly CreditedUnits[] => {
  const invoice = held.invoice.content.lines;
  return whole ? uncreditedUnits(invoice, creditedLines(held)) : unitsOfReturns(invoice, returns);
};
