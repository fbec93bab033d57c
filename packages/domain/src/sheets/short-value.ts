import type { RawCell } from "./sheet-numbers.ts";

/** A value of more than 40 characters; none beyond the basic plane is cut in halves. */
const LONG = /^(?<start>.{40})./su;

/** Marks that are not seen and would change the direction of the text around them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A cell as one short line, for a message about its value. */
export function shortValue(cell: RawCell): string {
  const line = String(cell)
    .replaceAll(DIRECTION_MARKS, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const start = LONG.exec(line)?.groups?.["start"];
  return start === undefined ? line : `${start.trimEnd()}…`;
}
