import { asciiDigits } from "../search/folding.ts";

/** The decimal mark of the numbers in a sheet: '1,234.50' or '1.234,50'. */
export const decimalMarks = ["point", "comma"] as const;

/** A decimal mark. */
export type DecimalMark = (typeof decimalMarks)[number];

/** A number as each of them writes it. */
export const decimalExamples: Readonly<Record<DecimalMark, string>> = {
  point: "1,234.50",
  comma: "1.234,50",
};

/** A value of a sheet's cell; programs store numbers as numbers, CSV has texts only. */
export type RawCell = string | number;

/** Signs of currencies around a number, spaces included. */
const AROUND =
  /^(?:\s|EGP|EG|L\.?E\.?|[$€£]|ج\.?\s?م\.?|جنيه)+|(?:\s|EGP|EG|L\.?E\.?|[$€£]|ج\.?\s?م\.?|جنيه)+$/giu;

const patterns: Readonly<Record<DecimalMark, RegExp>> = {
  point:
    /^(?<sign>[+-]?)(?<whole>\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:\.(?<fraction>\d+))?$/,
  comma:
    /^(?<sign>[+-]?)(?<whole>\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+)(?:,(?<fraction>\d+))?$/,
};

/** A number without signs of currency, in ASCII; Arabic marks become those of the sheet. */
function bareNumber(text: string, mark: DecimalMark): string {
  const [decimal, group] = mark === "point" ? [".", ","] : [",", "."];
  return asciiDigits(text.replaceAll(/[\u200E\u200F\u061C]/g, ""))
    .replaceAll("\u066B", decimal)
    .replaceAll("\u066C", group)
    .replaceAll("\u2212", "-")
    .replaceAll(AROUND, "")
    .replaceAll(/[\u00A0\u202F]/g, " ");
}

/** Programs store '0.1 + 0.2' with 17 digits and show 15 of them. */
const shownNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** Digits of a fraction that are those of a stored number, not of one that a person wrote. */
const DUST = 10;

/** A number as decimal text without groups, such as '-1234.5'; null where the cell is no number in this notation. */
export function plainNumber(cell: RawCell, mark: DecimalMark): string | null {
  const text = typeof cell === "number" ? shownNumber(cell) : bareNumber(cell, mark);
  const {
    sign,
    whole,
    fraction = "",
  } = patterns[typeof cell === "number" ? "point" : mark].exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  const plain = `${sign === "-" ? "-" : ""}${whole.replaceAll(/[., ]/g, "")}`;
  // Programs write '926.6400000000001' into text files for what they show as 926.64.
  if (fraction.length >= DUST) return shownNumber(Number(`${plain}.${fraction}`));
  const digits = fraction.replace(/0+$/, "");
  return plain + (digits && `.${digits}`);
}

/** Texts that only one notation explains: a mark with other than three digits after it or 0 before it, one that is repeated, or both marks. */
const proofs: Readonly<Record<DecimalMark, RegExp>> = {
  point: /^\D*\d*\.(?:\d{1,2}|\d{4,})\D*$|^\D*0\.\d+\D*$|\d,\d{3}\.\d|\d,\d{3},\d{3}/,
  comma: /^\D*\d*,(?:\d{1,2}|\d{4,})\D*$|^\D*0,\d+\D*$|\d\.\d{3},\d|\d\.\d{3}\.\d{3}/,
};

/** Texts that mean a thousand times as much in one notation as in the other: three digits behind the only mark. */
const UNCLEAR = /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/;

/** Characters of a cell that is looked at as a number. */
const NUMBER_LENGTH = 40;

/** What the cells of a column say about its decimal mark. */
export interface NumberMarks {
  /** Numbers of cells that prove each mark. */
  readonly point: number;
  readonly comma: number;
  /** The first cell that means something else with each mark; null where there is none. */
  readonly unclear: string | null;
}

/** The marks of a column without cells. */
export const noMarks: NumberMarks = { point: 0, comma: 0, unclear: null };

/** The marks of a column with one more cell. */
export function withCell(marks: NumberMarks, cell: RawCell): NumberMarks {
  if (typeof cell === "number" || cell.length > NUMBER_LENGTH) return marks;
  const text = asciiDigits(cell);
  if (proofs.comma.test(text)) return { ...marks, comma: marks.comma + 1 };
  if (proofs.point.test(text)) return { ...marks, point: marks.point + 1 };
  if (marks.unclear === null && UNCLEAR.test(text)) return { ...marks, unclear: cell.trim() };
  return marks;
}

/**
 * The decimal mark of a sheet by the marks of its columns of numbers; null where it must be asked: cells mean something else with each mark, and
 * no other cell proves one, or some prove each. Where no cell has a mark, the delimiter ';' speaks for the comma.
 */
export function decimalOf(columns: readonly NumberMarks[], delimiter: string | null): DecimalMark | null {
  const point = columns.reduce((sum, marks) => sum + marks.point, 0);
  const comma = columns.reduce((sum, marks) => sum + marks.comma, 0);
  const isUnclear = columns.some(({ unclear }) => unclear !== null);
  if (isUnclear && point > 0 === comma > 0) return null;
  if (point !== comma) return comma > point ? "comma" : "point";
  if (point > 0) return null;
  return delimiter === ";" ? "comma" : "point";
}
