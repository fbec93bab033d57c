import { MAX_SHEET_CELLS, MAX_SHEET_COLUMNS } from "@shop/domain/sheets/sheet-limits.ts";
import { Parser } from "saxen";

import { ImportError } from "./sheet-fault.ts";

/** The last row and column of Excel's sheets. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Row and column of a reference such as 'AB12'. */
function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (letters === undefined) throw new ImportError("unreadable");
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Refuses a part of a workbook, given in pieces, that is a sheet whose values stand further away than can be read, before it is read. Empty cells
 * and rows count only beyond Excel's own limits: formats of whole rows and columns make many. Parses as `read-excel-file` does, whose parser this is,
 * so that both find the same cells.
 */
export function sheetArea(): (piece: Uint8Array) => void {
  const decoder = new TextDecoder();
  const parser = new Parser();
  let [isSheet, isOver] = [false, false];
  let row = 0;
  /** Column of the open cell; 0 outside of cells. */
  let column = 0;
  let [lastRow, lastColumn] = [0, 0];

  const enterRow = (number: number): void => {
    row = number;
    if (row > LAST_ROW) throw new ImportError("too_many_rows");
  };

  const open = (name: string, reference: string | undefined): void => {
    if (name === "row") {
      enterRow(Number(reference) || row + 1);
    } else if (name === "c" && reference !== undefined) {
      const place = placeOf(reference);
      enterRow(Math.max(row, place.row));
      ({ column } = place);
      if (column > LAST_COLUMN) throw new ImportError("too_many_columns");
    } else if (column > 0) {
      // Something stands in the cell.
      [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
      if (lastRow * lastColumn <= MAX_SHEET_CELLS) return;
      throw new ImportError(lastColumn > MAX_SHEET_COLUMNS ? "too_many_columns" : "too_many_rows");
    }
  };

  parser.on("openTag", (prefixed, getAttributes, decodeEntities) => {
    const name = withoutPrefix(prefixed);
    isSheet ||= name === "sheetData";
    if (!isSheet) return;
    const [first, second] = Object.entries(getAttributes()).filter(([key]) =>
      /^(?!xmlns:)(?:\w+:)?r$/.test(key),
    );
    if (second) throw new ImportError("unreadable");
    open(name, first && decodeEntities(first[1]));
  });
  parser.on("closeTag", (name) => {
    if (withoutPrefix(name) === "c") column = 0;
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
