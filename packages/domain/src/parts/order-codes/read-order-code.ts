import { asciiDigits } from "../../search/folding.ts";
import { orderCodeReaders } from "./order-code-readers.ts";
import type { PassiveCode } from "./passive-code.ts";

/** The longest code that is read. */
const LONGEST = 40;

/**
 * What a maker's order code of a passive part states: RC0805FR-0710KL is a resistor of 10 kΩ, 1 %, 0805.
 * Null for any other text, and for a code of which one character stands for nothing.
 */
export function readOrderCode(code: string): PassiveCode | null {
  if (code.length > LONGEST) return null;
  const plain = asciiDigits(code).toUpperCase().replaceAll(/[\s-]/g, "");
  for (const read of orderCodeReaders) {
    const found = read(plain);
    if (found) return found;
  }
  return null;
}
