import { MAX_SHEET_CELLS, MAX_SHEET_COLUMNS } from "@shop/domain/sheets/sheet-limits.ts";
import { Parser } from "saxen";

import { ImportError } from "./sheet-fault.ts";
import { LAST_COLUMN, placeOf, type XlsxCell, xlsxCells } from "./xlsx-cells.ts";
import { attributeOf, withoutPrefix } from "./xml-names.ts";

/** The last row of Excel's sheets. */
const LAST_ROW = 1_048_576;

/** What its sender has hidden of a sheet. */
export interface HiddenParts {
  /** Numbers of columns, from 1. */
  readonly columns: ReadonlySet<number>;
  /** Whether the row is hidden. */
  readonly isRow: boolean;
}

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** Collects the hidden columns of a sheet. */
function hiddenColumns() {
  const columns = new Set<number>();
  let parts = 0;
  const add = (attributes: Readonly<Record<string, string>>): void => {
    parts += 1;
    if (parts > LAST_COLUMN || !isTrue(attributeOf(attributes, "hidden"))) return;
    // Values further away are not read.
    const last = Math.min(Number(attributeOf(attributes, "max")) || 0, MAX_SHEET_COLUMNS);
    for (let one = Number(attributeOf(attributes, "min")) || 1; one <= last; one += 1) columns.add(one);
  };
  return { columns, add };
}

/** Creates the function that refuses a sheet whose values stand further away than can be read. */
function extentGuard(): (row: number, column: number) => void {
  let [lastRow, lastColumn] = [0, 0];
  return (row, column) => {
    [lastRow, lastColumn] = [Math.max(lastRow, row), Math.max(lastColumn, column)];
    if (lastRow * lastColumn > MAX_SHEET_CELLS) {
      throw new ImportError(lastColumn > MAX_SHEET_COLUMNS ? "too_many_columns" : "too_many_rows");
    }
  };
}

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
  const hidden = hiddenColumns();
  const requireWithin = extentGuard();
  const cells = xlsxCells();
  let [isSheet, isOver] = [false, false];
  let row = 0;
  let isRowHidden = false;

  const enterRow = (number: number): void => {
    row = number;
    if (row > LAST_ROW) throw new ImportError("too_many_rows");
  };
  const enterCell = (attributes: Readonly<Record<string, string>>, reference: string | undefined): void => {
    if (reference === undefined) throw new ImportError("unreadable");
    const place = placeOf(reference);
    enterRow(Math.max(row, place.row));
    cells.enter(place.column, attributes);
  };

  parser.on("openTag", (prefixed, getAttributes, decodeEntities) => {
    const name = withoutPrefix(prefixed);
    isSheet ||= name === "sheetData";
    if (name === "col") hidden.add(getAttributes());
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
    } else if (cells.column() > 0) {
      requireWithin(row, cells.column());
      cells.openPart(name);
    }
  });
  parser.on("text", (text, decodeEntities) => {
    if (cells.takesText()) cells.addText(decodeEntities(text));
  });
  parser.on("cdata", cells.addText);
  parser.on("closeTag", (prefixed) => {
    const name = withoutPrefix(prefixed);
    cells.close(name);
    if (name !== "row") return;
    const taken = cells.take();
    if (taken.length > 0) onRow(row, taken, { columns: hidden.columns, isRow: isRowHidden });
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
