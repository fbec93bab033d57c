import type { SellingUnit } from "../catalogue/selling-unit.ts";
import { itemAt } from "../item-at.ts";
import type { Bilingual } from "../locale/locale.ts";
import { divideHalfUp } from "../money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "../money/money.ts";
import { shareOut } from "../money/share-out.ts";
import { netShares, type VatPart } from "../orders/lines/vat.ts";
import type { OrderCompany } from "../orders/placing/order-company.ts";

/** Kinds of documents that are issued of an order: what it states is never changed, but taken back by a credit note. */
export const taxDocumentKinds = ["invoice", "credit_note"] as const;

/** A kind of document that is issued of an order. */
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** What a line of a document is about. */
type TaxLineKind = "goods" | "delivery" | "fee";

/** A line of a document; amounts are of all its units, with two decimals, and `gross` is net and tax together. */
export interface TaxLine {
  readonly kind: TaxLineKind;
  /** The place of the line of the invoice, which lines of credit notes keep; goods have that of their order's line. */
  readonly place: number;
  readonly name: string;
  readonly name_ar: string | null;
  readonly part_number: string | null;
  /** The code by which the tax authority knows it: a trade item number, or one that the shop has registered. */
  readonly item_type: "GS1" | "EGS";
  readonly item_code: string;
  readonly unit: SellingUnit | null;
  readonly pieces_per_unit: number | null;
  readonly qty: number;
  /** What one costs before the discount, tax included. */
  readonly price: string;
  /** What its share of the order's discount takes off. */
  readonly discount: string;
  readonly gross: string;
  /** In percent, with two decimals. */
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
  /** Whether a credit note takes off the price alone: its one unit is the allowance, and none of the invoice's. */
  readonly allowance?: boolean;
}

/** Who issues a document, as the settings said when it was issued. */
export interface TaxSeller {
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly tax_number: string;
  readonly commercial_register: string;
  readonly activity_code: string;
  readonly device_serial: string;
  readonly governorate: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
  readonly branch_code: string;
  /** The branch's name; null for the head office. */
  readonly branch: Bilingual | null;
  readonly phone: string;
  readonly mail: string;
}

/** Whom a document is issued to. */
interface TaxBuyer extends OrderCompany {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** A document as it was issued. */
export interface TaxDocument {
  readonly kind: TaxDocumentKind;
  readonly number: string;
  /** ISO 8601, in whole seconds of UTC. */
  readonly issued_at: string;
  readonly order_number: string;
  readonly seller: TaxSeller;
  readonly buyer: TaxBuyer;
  readonly lines: readonly TaxLine[];
  /** Net and tax by rate, the highest first. */
  readonly vat: readonly VatPart[];
  readonly total: string;
  /** How it is paid, as the tax authority's receipts name it. */
  readonly payment: "C" | "V" | "O";
  /** The invoice that a credit note takes back, wholly or in part; null for an invoice. */
  readonly refers_to: { readonly number: string; readonly uuid: string } | null;
}

/** The letters that the number of a document begins with. */
const PREFIX: Readonly<Record<TaxDocumentKind, string>> = { invoice: "INV", credit_note: "CRN" };

/** The number of a document: its kind, branch, year, and place among them. */
export const taxDocumentNumber = (
  kind: TaxDocumentKind,
  { branch, year, serial }: { readonly branch: string; readonly year: number; readonly serial: number },
): string => `${PREFIX[kind]}-${branch}-${year}-${String(serial).padStart(6, "0")}`;

/** A line of an order as a document is made of it; amounts in the smallest unit. */
export interface DocumentedLine extends Omit<
  TaxLine,
  "gross" | "net" | "vat" | "discount" | "place" | "rate" | "allowance"
> {
  readonly rate: string;
}

/**
 * The lines of an invoice: goods with their share of the discount, then delivery and fee. Each rate is rounded once and shared among its lines, so that they
 * add up to net and tax of the document, which are its total.
 */
export function invoiceLines(lines: readonly DocumentedLine[], discount: string): readonly TaxLine[] {
  const whole = lines.map(({ price, qty }) => minorOf(price) * BigInt(qty));
  const goods = whole.map((amount, at) => (lines[at]?.kind === "goods" ? amount : 0n));
  const off = shareOut(minorOf(discount), goods);
  const gross = whole.map((amount, at) => amount - itemAt(off, at));
  const nets = netShares(
    gross,
    lines.map(({ rate }) => rate),
  );
  return lines.map((line, place) => {
    const amount = itemAt(gross, place);
    const net = itemAt(nets, place);
    return Object.assign({}, line, {
      place,
      discount: fromMinorUnits(itemAt(off, place)),
      gross: fromMinorUnits(amount),
      net: fromMinorUnits(net),
      vat: fromMinorUnits(amount - net),
    });
  });
}

/** Units of a line of an invoice that a credit note takes back, and what they are worth, tax included. */
export interface CreditedUnits {
  readonly place: number;
  /** 0 for what is taken off its price alone. */
  readonly qty: number;
  readonly gross: string;
}

const creditedAt = (
  earlier: readonly TaxLine[],
  place: number,
): { gross: bigint; net: bigint; qty: number } =>
  earlier
    .filter((line) => line.place === place)
    .reduce(
      (sum, line) => ({
        gross: sum.gross + minorOf(line.gross),
        net: sum.net + minorOf(line.net),
        qty: sum.qty + (line.allowance ? 0 : line.qty),
      }),
      { gross: 0n, net: 0n, qty: 0 },
    );

/**
 * The lines of a credit note on an invoice, of which earlier ones have taken back some lines already. Net and tax are shared in proportion to what has been
 * credited so far, so that all credit notes of a wholly credited line add up to its net and tax.
 */
export function creditLines(
  invoice: readonly TaxLine[],
  earlier: readonly TaxLine[],
  units: readonly CreditedUnits[],
): readonly TaxLine[] {
  return units.flatMap(({ place, qty, gross }) => {
    const line = invoice[place];
    if (!line || minorOf(gross) === 0n) return [];
    const before = creditedAt(earlier, place);
    const so = before.gross + minorOf(gross);
    const [whole, net] = [minorOf(line.gross), minorOf(line.net)];
    // Half up, as the rates of the invoice are.
    const now = whole === 0n ? 0n : divideHalfUp(net * so, whole) - before.net;
    return [
      {
        ...line,
        ...(qty > 0 ? { qty } : { qty: 1, price: gross, allowance: true }),
        discount: "0.00",
        gross: fromMinorUnits(minorOf(gross)),
        net: fromMinorUnits(now),
        vat: fromMinorUnits(minorOf(gross) - now),
      },
    ];
  });
}

/** What credit notes have left of an invoice. */
export const uncreditedUnits = (
  invoice: readonly TaxLine[],
  earlier: readonly TaxLine[],
): readonly CreditedUnits[] =>
  invoice.flatMap((line) => {
    const before = creditedAt(earlier, line.place);
    const gross = minorOf(line.gross) - before.gross;
    return gross > 0n
      ? [{ place: line.place, qty: Math.max(line.qty - before.qty, 1), gross: fromMinorUnits(gross) }]
      : [];
  });

/** Net and tax of lines by rate, the highest rate first. */
export function vatOfLines(lines: readonly TaxLine[]): readonly VatPart[] {
  const byRate = Map.groupBy(lines, ({ rate }) => rate);
  const sum = (own: readonly TaxLine[], field: "net" | "vat"): string =>
    fromMinorUnits(own.reduce((all, line) => all + minorOf(line[field]), 0n));
  return [...byRate]
    .map(([rate, own]) => ({ rate, net: sum(own, "net"), vat: sum(own, "vat") }))
    .toSorted((one, other) => Number(minorOf(other.rate) - minorOf(one.rate)));
}

/** What lines cost together, tax included. */
export const totalOfLines = (lines: readonly TaxLine[]): string =>
  fromMinorUnits(lines.reduce((sum, { gross }) => sum + minorOf(gross), 0n));
