import { ImportError } from "./sheet-fault.ts";
import { attributeOf } from "./xml-names.ts";

/** The last column of Excel's sheets. */
export const LAST_COLUMN = 16_384;

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

/** Row and column of a reference such as 'AB12'. */
export function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (letters === undefined) throw new ImportError("unreadable");
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

/** Elements whose text belongs to a cell. */
type Part = "value" | "formula" | null;

/** The cells of a sheet's XML, element by element. */
export interface XlsxCells {
  /** Column of the open cell; 0 outside of cells. */
  readonly column: () => number;
  /** Opens a cell. */
  readonly enter: (column: number, attributes: Readonly<Record<string, string>>) => void;
  /** Opens an element within the open cell. */
  readonly openPart: (name: string) => void;
  /** Whether text that follows belongs to the cell. */
  readonly takesText: () => boolean;
  readonly addText: (text: string) => void;
  /** Closes an element, or the cell itself. */
  readonly close: (name: string) => void;
  /** The closed cells in which something stands since the last call. */
  readonly take: () => XlsxCell[];
}

/** Reads the cells of a sheet. */
export function xlsxCells(): XlsxCells {
  let column = 0;
  let cells: XlsxCell[] = [];
  let [type, style] = ["", 0];
  let value: string | null = null;
  let formula: string | null = null;
  let part: Part = null;
  let isPhonetic = false;

  return {
    column: () => column,
    enter: (at, attributes) => {
      if (at > LAST_COLUMN) throw new ImportError("too_many_columns");
      column = at;
      type = attributeOf(attributes, "t") ?? "n";
      style = Number(attributeOf(attributes, "s") ?? 0);
      [value, formula] = [null, null];
    },
    openPart: (name) => {
      if (name === "rPh") isPhonetic = true;
      else if (name === "v" || (name === "t" && !isPhonetic)) {
        part = "value";
        value ??= "";
      } else if (name === "f") {
        part = "formula";
        formula ??= "";
      }
    },
    takesText: () => part !== null,
    addText: (text) => {
      if (part === "value") value += text;
      else if (part === "formula") formula += text;
    },
    close: (name) => {
      if (name === "v" || name === "t" || name === "f") part = null;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "c") {
        if (value !== null || formula !== null) cells.push({ column, type, style, value, formula });
        column = 0;
      }
    },
    take: () => {
      const taken = cells;
      cells = [];
      return taken;
    },
  };
}
