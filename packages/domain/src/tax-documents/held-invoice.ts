import { itemAt } from "../item-at.ts";
import { fromMinorUnits, isZeroPrice, minorOf, sumOf } from "../money/money.ts";
import { countedEntries } from "../orders/list/counted-entries.ts";
import { type RecordedReturn, valuesOfLines } from "../orders/returns/order-returns.ts";
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
    ({ id, value, delivery, fee }) => !credited.has(id) && !isZeroPrice(sumOf([value, delivery, fee])),
  );
}

/** The units of an invoice that returns take back, at the value that was agreed for them, its delivery and its fee. */
function unitsOfReturns(
  invoice: readonly TaxLine[],
  returns: readonly RecordedReturn[],
): readonly CreditedUnits[] {
  const units = new Map<number, { qty: number; gross: bigint }>();
  const add = (place: number, qty: number, gross: bigint): void => {
    const before = units.get(place) ?? { qty: 0, gross: 0n };
    units.set(place, { qty: before.qty + qty, gross: before.gross + gross });
  };
  for (const one of returns) {
    const shares = valuesOfLines(one);
    for (const [at, { place, qty }] of one.lines.entries()) add(place, qty, itemAt(shares, at));
    for (const own of ["delivery", "fee"] as const) {
      const line = invoice.find(({ kind }) => kind === own);
      if (line && !isZeroPrice(one[own])) add(line.place, 1, minorOf(one[own]));
    }
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
