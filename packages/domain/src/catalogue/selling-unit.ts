/** What one of a product is: price and stock are those of this unit. */
export const sellingUnits = ["piece", "pack", "strip", "reel", "metre", "pair", "set"] as const;

/** A unit of {@link sellingUnits}. */
export type SellingUnit = (typeof sellingUnits)[number];

/** How a product, or a line of an order, is sold; what is missing or null is one piece. */
export interface SoldUnit {
  readonly unit?: SellingUnit | null | undefined;
  /** Pieces of one pack, strip, reel or set; see {@link piecesOfUnit} for other units. */
  readonly pieces_per_unit?: number | null | undefined;
}

/** The pieces of units that cannot have another number of them. */
const fixedPieces: Readonly<Partial<Record<SellingUnit, number>>> = { piece: 1, metre: 1, pair: 2 };

/** The pieces of one unit: 1 of a piece and a metre, 2 of a pair, and what others state, without a number 1. */
export const piecesOfUnit = ({ unit, pieces_per_unit: pieces }: SoldUnit): number =>
  fixedPieces[unit ?? "piece"] ?? pieces ?? 1;

/** The pieces of some lines together. */
export const piecesOfLines = (lines: readonly (SoldUnit & { readonly qty: number })[]): number =>
  lines.reduce((sum, line) => sum + line.qty * piecesOfUnit(line), 0);

/** Whether one is sold as something else than a piece. */
export const hasOwnUnit = ({ unit }: SoldUnit): boolean => unit != null && unit !== "piece";

/** Whether one is a set of different things, whose pieces are neither priced nor needed alike. */
export const isSet = ({ unit }: SoldUnit): boolean => unit === "set";

/** A unit with its pieces as one text, for changes of many products: 'piece', 'pack; 10'. */
export const unitText = ({ unit, pieces_per_unit: pieces }: SoldUnit): string =>
  pieces == null ? (unit ?? "piece") : `${unit ?? "piece"}; ${pieces}`;

const UNIT_TEXT = /^(\p{L}+)(?:; ([1-9]\d{0,6}))?$/u;

/** Reads a text of {@link unitText}, '' too, which is a piece; null for any other text. A piece and its number are null, as they are stored. */
export function readUnitText(text: string): Required<SoldUnit> | null {
  const [, name, pieces] = UNIT_TEXT.exec(text) ?? [];
  const unit = sellingUnits.find((one) => one === (text === "" ? "piece" : name));
  if (!unit) return null;
  return unit === "piece"
    ? { unit: null, pieces_per_unit: null }
    : { unit, pieces_per_unit: pieces === undefined ? null : Number(pieces) };
}

/** Whether a number of pieces is stated that the unit cannot have. */
export const hasOtherPieces = ({ unit, pieces_per_unit: pieces }: SoldUnit): boolean =>
  pieces != null && pieces !== (fixedPieces[unit ?? "piece"] ?? pieces);

/** How a product is sold, as the line of an order says it: nothing where it is sold by the piece. */
export const statedUnit = (
  sold: SoldUnit,
): { readonly unit?: SellingUnit; readonly pieces_per_unit?: number } =>
  sold.unit && hasOwnUnit(sold) ? { unit: sold.unit, pieces_per_unit: piecesOfUnit(sold) } : {};

/** How a product is sold, as the line of an order is stored: null for both where it is sold by the piece. */
export const frozenUnit = (
  sold: SoldUnit,
): { readonly unit: SellingUnit | null; readonly pieces_per_unit: number | null } => ({
  unit: null,
  pieces_per_unit: null,
  ...statedUnit(sold),
});
