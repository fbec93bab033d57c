import { asciiDigits } from "../search/folding.ts";

/** A whole number from 0 to `max`, also in Arabic digits or as a spreadsheet writes it ('12.0'); null for anything else. */
export function wholeNumberIn(text: string, max: number): number | null {
  const digits = /^(\d{1,9})(?:\.0+)?$/.exec(asciiDigits(text))?.[1];
  const number = digits === undefined ? null : Number(digits);
  return number !== null && number <= max ? number : null;
}
