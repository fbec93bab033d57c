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
  point: /^(?<sign>[+-]?)(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(?<fraction>\d+))?$/,
  comma: /^(?<sign>[+-]?)(?<whole>\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(?<fraction>\d+))?$/,
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

/** A number as decimal text without groups, such as '-1234.5'; null where the cell is no number in this notation. */
export function plainNumber(cell: RawCell, mark: DecimalMark): string | null {
  // Programs store '0.1 + 0.2' with 17 digits and show 15 of them.
  const text = typeof cell === "number" ? String(Number(cell.toPrecision(15))) : bareNumber(cell, mark);
  const {
    sign,
    whole,
    fraction = "",
  } = patterns[typeof cell === "number" ? "point" : mark].exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  const digits = fraction.replace(/0+$/, "");
  return `${sign === "-" ? "-" : ""}${whole.replaceAll(/[., ]/g, "")}${digits && `.${digits}`}`;
}

/** Texts that only one notation explains: a mark with one or two digits after it, or both marks. */
const proofs: Readonly<Record<DecimalMark, RegExp>> = {
  point: /^\D*\d*\.\d{1,2}\D*$|\d,\d{3}\.\d/,
  comma: /^\D*\d*,\d{1,2}\D*$|\d\.\d{3},\d/,
};

/** How many of some cells prove the comma as their decimal mark, less those that prove the point. */
export const commaVotes = (cells: Iterable<RawCell>): number => {
  let votes = 0;
  for (const cell of cells) {
    if (typeof cell === "number" || cell.length > 40) continue;
    const text = asciiDigits(cell);
    if (proofs.comma.test(text)) votes += 1;
    else if (proofs.point.test(text)) votes -= 1;
  }
  return votes;
};
