import type { KnownPart } from "../../parts/known-parts/known-part.ts";
import { knownPart } from "../../parts/known-parts/known-parts.ts";
import type { PassiveCode } from "../../parts/order-codes/passive-code.ts";
import { readOrderCode } from "../../parts/order-codes/read-order-code.ts";
import { foldPartNumber } from "../folding.ts";
import { quantitiesIn } from "../quantities.ts";
import { textOf, type Token } from "./tokens.ts";

/** A part number in a search that makers give: a standard part, or a passive one by its order code. */
export interface StatedCode {
  /** As typed. */
  readonly words: string;
  readonly part: KnownPart | null;
  readonly passive: PassiveCode | null;
}

/** Words of one part number: 'esp32 wroom 32e n8'. */
const MAX_WORDS = 4;
/** Characters of the shortest order code. */
const MIN_ORDER_CODE = 7;

const isQuantity = (text: string): boolean => {
  const [first] = quantitiesIn(text);
  return first?.start === 0 && first.end === text.length;
};

/** Whether a word is a value that is only called so: '9V' is a battery to some, '4N35' is a type number. */
const isOnlyCalledSo = (words: string, part: KnownPart): boolean =>
  isQuantity(words) && foldPartNumber(words) !== foldPartNumber(part.code);

const VOLTS = /^(?<whole>\d{1,2})(?:[.,v](?<tenth>\d))?v?$/iu;

/** A part of a series by its number and its voltage, as people write it: 'AMS1117 5V' is the AMS1117-5.0. Null for any other text. */
function partOfVoltage([series, volts, ...others]: readonly Token[]): KnownPart | null {
  const { whole, tenth = "0" } = VOLTS.exec(volts?.text ?? "")?.groups ?? {};
  if (series === undefined || whole === undefined || others.length > 0) return null;
  return knownPart(`${series.text}-${whole}.${tenth}`);
}

/** A single word needs a digit: 'max', 'aa' or 'uno' alone may be anything. */
function codeOf(tokens: readonly Token[]): StatedCode | null {
  const words = textOf(tokens);
  const ofVoltage = partOfVoltage(tokens);
  if (ofVoltage) return { words, part: ofVoltage, passive: null };
  const isSingle = tokens.length === 1;
  if (isSingle ? !/\d/.test(words) || /^\d{1,2}$/.test(words) : tokens.some(({ text }) => isQuantity(text)))
    return null;
  const part = knownPart(words);
  if (part) return isOnlyCalledSo(words, part) ? null : { words, part, passive: null };
  const passive = words.length >= MIN_ORDER_CODE && !isQuantity(words) ? readOrderCode(words) : null;
  return passive && { words, part: null, passive };
}

/** The part number that tokens name, of the most words, and the tokens without it; null where they name none. */
export function readCode(
  tokens: readonly Token[],
): { readonly code: StatedCode; readonly rest: readonly Token[] } | null {
  for (let count = Math.min(MAX_WORDS, tokens.length); count > 0; count -= 1)
    for (let at = 0; at + count <= tokens.length; at += 1) {
      const code = codeOf(tokens.slice(at, at + count));
      if (code) return { code, rest: [...tokens.slice(0, at), ...tokens.slice(at + count)] };
    }
  return null;
}
