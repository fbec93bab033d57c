import type { RawCell } from "./sheet-numbers.ts";

/** A row of a sheet with its number in the file, from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly RawCell[];
}

/** Where a heading stands, and how many of its columns are known by name. */
export interface FoundHeading {
  readonly row: number;
  readonly known: number;
}

/** Known columns that make a row a heading wherever it stands. */
const ENOUGH = 2;

const isFilled = (cell: RawCell): boolean => String(cell).trim() !== "";
const isText = (cell: RawCell): boolean => typeof cell === "string" && /\p{L}/u.test(cell);

/** Whether a row names columns: as wide as most, and words alone. */
const isLikely = (cells: readonly RawCell[], width: number): boolean => {
  const filled = cells.filter(isFilled);
  return filled.length >= 2 && filled.length * 2 > width && filled.every(isText);
};

/**
 * The heading among the first rows of a sheet with content: the first that has nearly as many known columns as any, else the first that names
 * columns by words alone, else the first row. `countKnown` counts the headers that are known. Null without rows.
 */
export function findHeading(
  rows: readonly SheetRow[],
  countKnown: (headers: readonly string[]) => number,
): FoundHeading | null {
  const [first] = rows;
  if (!first) return null;
  const counted = rows.map(({ row, cells }) => ({ row, known: countKnown(cells.map(String)) }));
  const most = Math.max(...counted.map(({ known }) => known));
  if (most >= ENOUGH) {
    const found = counted.find(({ known }) => known >= ENOUGH && known * 2 > most);
    if (found) return found;
  }
  const width = Math.max(...rows.map(({ cells }) => cells.filter(isFilled).length));
  const likely = rows.find(({ cells }) => isLikely(cells, width)) ?? first;
  return counted.find(({ row }) => row === likely.row) ?? null;
}
