import type { RawCell } from "./sheet-numbers.ts";

/** Characters of a value that are shown. */
const LONGEST = 40;

/** Marks that are not seen and would change the direction of the text around them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A cell as one short line, for a message about its value. */
export function shortValue(cell: RawCell): string {
  const line = String(cell)
    .replaceAll(DIRECTION_MARKS, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  // Characters beyond the basic plane are not cut in halves.
  const characters = [...line.slice(0, 2 * LONGEST + 2)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("").trimEnd()}…` : line;
}
