import { productFields } from "../catalogue/product-fields.ts";
import { foldText } from "../search/folding.ts";
import { findHeading, type SheetRow } from "./find-heading.ts";
import type { RawCell } from "./sheet-numbers.ts";

/** Rows among which the heading of a list is looked for. */
const HEADING_ROWS = 10;

/** Names of headings as they are compared: folded. */
export const headingNames = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map(foldText));

/** Headings of codes that name a product, in the order in which they are asked. */
const codeHeadings = [
  headingNames("barcode", ...productFields.barcode.sheet.names),
  headingNames("part number", "رقم القطعة", ...productFields.part_number.sheet.names),
];

/** A line of a list of products. */
export interface CodeLine<C extends string> {
  /** Its row in the list. */
  readonly row: number;
  /** The codes that are filled in, of any length: the first one counts. */
  readonly codes: readonly string[];
  /** A cell of a column; null where the list has no such column. */
  readonly cell: (column: C) => RawCell | null;
}

/** What a list may have. */
interface CodeListShape<C extends string> {
  /** What the columns beside the codes are called. */
  readonly headings: Readonly<Record<C, ReadonlySet<string>>>;
  /** Columns behind the code in a list without headings. */
  readonly usual: ReadonlyArray<NoInfer<C>>;
  /** What further codes are called, which count where barcode and part number are empty. */
  readonly moreCodes?: readonly ReadonlySet<string>[];
}

/** Where the columns of a list stand. */
interface Layout {
  readonly codes: readonly number[];
  /** Places by column. */
  readonly places: ReadonlyMap<string, number>;
  /** The first row with a line. */
  readonly from: number;
}

const isBlank = (cell: RawCell | undefined): boolean => cell === undefined || String(cell).trim() === "";

function layoutOf<C extends string>(
  rows: readonly SheetRow[],
  { headings, usual, moreCodes = [] }: CodeListShape<C>,
): Layout {
  const codeNames = [...codeHeadings, ...moreCodes];
  const columns = Object.entries<ReadonlySet<string>>(headings);
  const known = [...codeNames, ...columns.map(([, names]) => names)];
  const isKnown = (text: string): boolean => known.some((names) => names.has(foldText(text)));
  const heading = findHeading(rows.slice(0, HEADING_ROWS), (cells) => cells.filter(isKnown).length);
  const head = rows.find(({ row }) => row === heading?.row);
  const texts = (head?.cells ?? []).map((cell) => foldText(String(cell)));
  const placeOf = (names: ReadonlySet<string>): number => texts.findIndex((text) => names.has(text));
  const codes = codeNames.map(placeOf).filter((place) => place >= 0);
  if (head && codes.length > 0) {
    const places = columns
      .map(([column, names]) => [column, placeOf(names)] as const)
      .filter(([, place]) => place >= 0);
    return { codes, places: new Map(places), from: head.row + 1 };
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => !isBlank(cell)) + 1));
  const places = usual.map((column, at) => [column, at + 1] as const).filter(([, place]) => place < width);
  return { codes: [0], places: new Map(places), from: 0 };
}

/**
 * Reads a list whose lines name products by their codes. Columns are recognised by headings in English and Arabic; without them the code stands
 * first, then the usual columns as far as the list is wide. Blank rows are left out.
 */
export function readCodeList<C extends string>(
  rows: readonly SheetRow[],
  shape: CodeListShape<C>,
): CodeLine<C>[] {
  const { codes, places, from } = layoutOf(rows, shape);
  return rows
    .filter(({ row, cells }) => row >= from && cells.some((cell) => !isBlank(cell)))
    .map(({ row, cells }) => ({
      row,
      codes: codes.map((at) => String(cells[at] ?? "").trim()).filter((code) => code !== ""),
      cell: (column) => {
        const place = places.get(column);
        return place === undefined ? null : (cells[place] ?? "");
      },
    }));
}
