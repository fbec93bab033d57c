import { asciiDigits } from "../search/folding.ts";

const PACK =
  /[([]\s*(?:(?:pack|set|box|bag|علبة|عبوة|طقم)\s*(?:of|من)?\s*(?<of>\d{1,5})|(?<count>\d{1,5})\s*[-x×]?\s*(?:pcs?|pieces?|packs?|pk|قطعة|قطع))\.?\s*[)\]]/iu;

/** The number of pieces of a pack that a name states in brackets, as in 'Header (10 pcs)'; null where it states none. */
export function packOfName(name: string): number | null {
  const { of, count } = PACK.exec(asciiDigits(name))?.groups ?? {};
  const pieces = Number(of ?? count ?? 0);
  return pieces > 1 ? pieces : null;
}
