import { FORMULA } from "@shop/domain/sheets/doubtful-cells.ts";
import { plainNumber, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { dateFromSerial, format, getFormatFromId, isDateFormat, round } from "numfmt";

import type { XlsxCell } from "./xlsx-cells.ts";

/** What the cells of a workbook refer to. */
export interface XlsxContext {
  readonly strings: readonly string[];
  /** The format of each style: the id of a built-in one, or its pattern. */
  readonly formats: readonly (number | string)[];
  /** Whether days are counted from 1904. */
  readonly is1904: boolean;
}

/** Days between the two days that workbooks count from. */
const DAYS_1904 = 1462;

/** Decimals that money has, whatever a sheet shows of them. */
const MONEY_DECIMALS = 2;

const padded = (value: number, length: number): string => String(value).padStart(length, "0");

/** A date as sheets give days; a time alone as it is shown. */
function dateOf(serial: number, pattern: string): string {
  if (serial < 1) return format(pattern, serial, { nbsp: false });
  const [year, month, day] = dateFromSerial(serial);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/**
 * A number as it is shown: with the zeros, signs and letters of its format as text. One of which nothing but decimals is shown stays a number,
 * with the decimals that are shown, at least two: others are not meant.
 */
function numberOf(value: number, pattern: string): RawCell {
  if (value === 0 && !/^0{2,}$/.test(pattern)) return value;
  const shown = format(pattern, value, { nbsp: false }).trim();
  const plain = plainNumber(shown, "point");
  // What is shown of a code in scientific notation lacks digits that the workbook has.
  if (plain === null) return value < 0 || /\dE[+-]\d/i.test(shown) ? value : shown;
  if (/^-?0\d/.test(plain)) return shown;
  const decimals = plain.split(".")[1]?.length ?? 0;
  return round(value, Math.max(MONEY_DECIMALS, decimals));
}

function shownNumber(text: string, style: number, { formats, is1904 }: XlsxContext): RawCell {
  // Programs store '0.1 + 0.2' with 17 digits and show 15 of them.
  const value = Number(Number(text).toPrecision(15));
  if (text.trim() === "" || !Number.isFinite(value)) return text.trim();
  const given = formats[style] ?? 0;
  try {
    const pattern = typeof given === "number" ? getFormatFromId(given) : given;
    if (/^(?:general|@)$/i.test(pattern)) return value;
    return isDateFormat(pattern)
      ? dateOf(is1904 ? value + DAYS_1904 : value, pattern)
      : numberOf(value, pattern);
  } catch {
    // A format that no program has: the number is what is stored.
    return value;
  }
}

/** The value of a cell as it is shown; an error by its name, a formula whose result is not stored as such. */
export function shownValue({ type, style, value, formula }: XlsxCell, context: XlsxContext): RawCell {
  if (value === null) return `${FORMULA} =${formula ?? ""}`;
  switch (type) {
    case "s":
      return (context.strings[Number(value)] ?? "").trim();
    case "b":
      return String(value.trim() === "1" || value.trim() === "true");
    case "d":
      return value.slice(0, "2026-01-01".length);
    case "n":
      return shownNumber(value, style, context);
    default:
      return value.trim();
  }
}
