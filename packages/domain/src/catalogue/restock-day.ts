import { asciiDigits } from "../search/folding.ts";

const YEAR_FIRST = /^(?<year>[12]\d{3})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>[12]\d{3})$/;

/** The day of a text as '2026-12-12': the year first with hyphens, or the day first as in '12/12/2026', in digits of either script; null for any other text. */
export function restockDay(text: string): string | null {
  const plain = asciiDigits(text).trim();
  const parts = (YEAR_FIRST.exec(plain) ?? DAY_FIRST.exec(plain))?.groups;
  if (!parts) return null;
  const { year = "", month = "", day = "" } = parts;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Date.parse takes 30 February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
