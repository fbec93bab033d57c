import { delimiters } from "./sheet-limits.ts";

/** Begins the text of a formula whose result is not stored in its workbook. */
export const FORMULA = "#FORMULA";

/** The errors that spreadsheet programs show in place of a value. */
const ERROR = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)|Err:\d{3})$/i;

/** Why a text is no value: a spreadsheet program shows it in place of one; null for all others. */
export function errorOfCell(text: string): "sheet_error" | "formula_without_value" | null {
  if (text.startsWith(`${FORMULA} `)) return "formula_without_value";
  return ERROR.test(text.trim()) ? "sheet_error" : null;
}

/** Columns of a sheet from which on lines in a cell are compared with its rows; two are easily made by a comma in a text. */
const MIN_COLUMNS = 3;

/**
 * Whether a cell has taken in rows of its file, because a quotation mark before it is not closed where it should be: one of its inner lines is
 * divided as the rows of the sheet are.
 */
export function hasRows(text: string, columns: number): boolean {
  if (columns < MIN_COLUMNS || !text.includes("\n")) return false;
  const inner = text.split(/\r?\n/).slice(1, -1);
  return inner.some((line) => delimiters.some((delimiter) => line.split(delimiter).length === columns));
}

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";

/** Dates as spreadsheet programs make them of part numbers such as '5-9' and 'MAR1'. */
const DATE = new RegExp(
  String.raw`^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:${months})(?:-\d{2,4})?|(?:${months})-\d{2})$`,
  "i",
);

/** Whether a number or a header names another currency than the shop's. */
export const isOtherCurrency = (text: string): boolean =>
  /[$€£]|(?<!\p{L})(?:usd|eur|gbp|dollars?|euros?)(?!\p{L})|دولار|يورو/iu.test(text);

/** A long number as spreadsheet programs shorten it: '8.00188E+12'. Part numbers such as '1E5' have no sign. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** What a spreadsheet program may have made of a code; null for a text that can be one. */
export function doubtOfCode(text: string): "code_is_date" | "code_is_shortened" | null {
  if (DATE.test(text)) return "code_is_date";
  return SHORTENED.test(text) ? "code_is_shortened" : null;
}
