import { MAX_SHEET_CELLS, MAX_SHEET_COLUMNS } from "@shop/domain/sheets/sheet-limits.ts";
import { Parser } from "saxen";

import { ImportError } from "./sheet-fault.ts";
import { attributeOf, withoutPrefix } from "./xml-names.ts";

/** The last row and column of Excel's sheets. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** A cell in which something stands, as the XML of a sheet has it. */
export interface XlsxCell {
  /** From 1. */
  readonly column: number;
  /** What its value is: 's' for the position of a shared string, 'e' for an error, 'b' for a boolean … */
  readonly type: string;
  /** Position of its format. */
  readonly style: number;
  /** Its stored value; null where there is none. */
  readonly value: string | null;
  /** Its formula; null where it has none. */
  readonly formula: string | null;
}

/** What its sender has hidden of a sheet. */
export interface HiddenParts {
  /** Numbers of columns, from 1. */
  readonly columns: ReadonlySet<number>;
  /** Whether the row is hidden. */
  readonly isRow: boolean;
}

/** Row and column of a reference such as 'AB12'. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (letters === undefined) throw new ImportError("unreadable");
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** Elements whose text belongs to a cell. */
type Part = "value" | "formula" | null;

/**
 * Reads the rows of a sheet's XML, given in pieces; `onRow` gets those in which something stands, with their numbers and what is hidden. Any other XML has none.
 * Refuses a sheet whose values stand further away than can be read. Empty cells and rows count only beyond Excel's own limits: formats of whole
 * rows and columns make many.
 */
export function xlsxRows(
  onRow: (row: number, cells: readonly XlsxCell[], hidden: HiddenParts) => void,
): (piece: Uint8Array) => void {
  const decoder = new TextDecoder();
  const parser = new Parser();
  let [isSheet, isOver] = [false, false];
  let row = 0;
  let isRowHidden = false;
  const hiddenColumns = new Set<number>();
  let columnParts = 0;
  /** Column of the open cell; 0 outside of cells. */
  let column = 0;
  let [lastRow, lastColumn] = [0, 0];
  let cells: XlsxCell[] = [];
  let [type, style] = ["", 0];
  let value: string | null = null;
  let formula: string | null = null;
  let part: Part = null;
  let isPhonetic = false;

  const enterRow = (number: number): void => {
    row = number;
    if (row > LAST_ROW) throw new ImportError("too_many_rows");
  };
  const hideColumns = (attributes: Readonly<Record<string, string>>): void => {
    columnParts += 1;
    if (columnParts > LAST_COLUMN || !isTrue(attributeOf(attributes, "hidden"))) return;
    // Values further away are not read.
    const last = Math.min(Number(attributeOf(attributes, "max")) || 0, MAX_SHEET_COLUMNS);
    for (let one = Number(attributeOf(attributes, "min")) || 1; one <= last; one += 1) hiddenColumns.add(one);
  };
  const enterCell = (attributes: Readonly<Record<string, string>>, reference: string | undefined): void => {
    if (reference === undefined) throw new ImportError("unreadable");
    const place = placeOf(reference);
    enterRow(Math.max(row, place.row));
    ({ column } = place);
    if (column > LAST_COLUMN) throw new ImportError("too_many_columns");
    type = attributeOf(attributes, "t") ?? "n";
    style = Number(attributeOf(attributes, "s") ?? 0);
    [value, formula] = [null, null];
  };
  const fillCell = (name: string): void => {
    [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
    if (lastRow * lastColumn > MAX_SHEET_CELLS) {
      throw new ImportError(lastColumn > MAX_SHEET_COLUMNS ? "too_many_columns" : "too_many_rows");
    }
    if (name === "rPh") isPhonetic = true;
    else if (name === "v" || (name === "t" && !isPhonetic)) {
      part = "value";
      value ??= "";
    } else if (name === "f") {
      part = "formula";
      formula ??= "";
    }
  };
  const addText = (text: string): void => {
    if (part === "value") value += text;
    else if (part === "formula") formula += text;
  };

  parser.on("openTag", (prefixed, getAttributes, decodeEntities) => {
    const name = withoutPrefix(prefixed);
    isSheet ||= name === "sheetData";
    if (name === "col") hideColumns(getAttributes());
    if (!isSheet) return;
    if (name === "row" || name === "c") {
      const attributes = getAttributes();
      const given = attributeOf(attributes, "r");
      const reference = given?.includes("&") ? decodeEntities(given) : given;
      if (name === "c") enterCell(attributes, reference);
      else {
        enterRow(Number(reference) || row + 1);
        isRowHidden = isTrue(attributeOf(attributes, "hidden"));
      }
    } else if (column > 0) fillCell(name);
  });
  parser.on("text", (text, decodeEntities) => {
    if (part) addText(decodeEntities(text));
  });
  parser.on("cdata", addText);
  parser.on("closeTag", (prefixed) => {
    const name = withoutPrefix(prefixed);
    if (name === "v" || name === "t" || name === "f") part = null;
    else if (name === "rPh") isPhonetic = false;
    else if (name === "c") {
      if (value !== null || formula !== null) cells.push({ column, type, style, value, formula });
      column = 0;
    } else if (name === "row" && cells.length > 0) {
      onRow(row, cells, { columns: hiddenColumns, isRow: isRowHidden });
      cells = [];
    }
  });

  return (piece) => {
    if (isOver) return;
    try {
      parser.write(decoder.decode(piece, { stream: true }));
    } catch (error) {
      if (error instanceof ImportError) throw error;
      // No XML that is read either, as some programs add to a workbook.
      isOver = true;
    }
  };
}
