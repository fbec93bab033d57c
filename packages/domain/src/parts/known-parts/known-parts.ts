import { foldPartNumber } from "../../search/folding.ts";
import { makersPart } from "../../search/maker-codes.ts";
import type { KnownPart } from "./known-part.ts";
import { partIndex } from "./part-index.ts";

/** The longest code that is read. */
const LONGEST = 40;

/** The part whose number a code begins with, where what follows is a grade, package or packing of it; the longest number counts. */
function partAtStart(code: string, maker: string | null): KnownPart | null {
  const index = partIndex();
  for (let end = code.length; end > 0; end -= 1) {
    const found = index.get(code.slice(0, end));
    if (found && (maker === null || found.makers.has(maker)) && found.endings.test(code.slice(end)))
      return found.part;
  }
  return null;
}

/**
 * The standard part that a number names, as a person or a maker writes it: 'LM7812CT', '7812', 'SN74HC00N', 'IRF540NPBF'.
 * Null for a number that is another part's or of none.
 */
export function knownPart(code: string): KnownPart | null {
  const folded = foldPartNumber(code);
  if (folded.length > LONGEST) return null;
  const own = partAtStart(folded, null);
  if (own) return own;
  const number = makersPart(folded);
  if (number === null) return null;
  const at = folded.indexOf(number);
  return partAtStart(folded.slice(at), folded.slice(0, at));
}
