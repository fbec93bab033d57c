import { phraseAt, phrases, textOf, type Token } from "./tokens.ts";

/** A price that a search asks for, in pounds. */
export interface PriceBound {
  /** As typed. */
  readonly words: string;
  readonly min: number | null;
  readonly max: number | null;
}

const BELOW = phrases(
  `under, below, less than, cheaper than, max, maximum, up to, at most, within, no more than, not more than, budget, اقل من, تحت, لحد, حتى,
  لغاية, ارخص من, بأقل من, لا يزيد عن, ما يزيدش عن, مايزيدش عن, مش اكتر من, في حدود, بحد اقصى`,
);
const ABOVE = phrases(
  "over, above, more than, at least, min, minimum, starting at, اكثر من, اكتر من, فوق, على الاقل, اغلى من",
);
const BETWEEN = phrases("between, from, بين, من");
const TO = phrases("and, to, و, ل, الى, لحد, لغاية");
const CURRENCY = phrases("egp, eg, le, l e, pound, pounds, جنيه, جنيها, جنية, ج, ج م, جم");
const SIGNS: Readonly<Record<string, "min" | "max">> = {
  "<": "max",
  "<=": "max",
  "≤": "max",
  ">": "min",
  ">=": "min",
  "≥": "min",
};

/** What makes of a number before it no price: 'under 5 V', 'max 40 pin'. */
const MEASURE =
  /^(?:[pnumµkKMG]?(?:v|a|w|f|h|hz|ohm|ah|wh|va)|mm|cm|m|mg|g|kg|inch|in|ft|awg|pins?|poles?|channels?|ways?|counts?|points?|pcs|pieces?|bits?|digits?|amps?|volts?|watts?|ohms?|micro|nano|pico|kilo|فولت|وات|امبير|اوم|كيلو|ميكرو|نانو|بيكو|سم|مم|متر|بوصه|قطعه|قطع|رجل|بن|طرف|اطراف|قناه|قنوات|نقطه|درجه|جرام|بت)$/iu;

/** An amount of pounds: '500', '1,500', '99.50'; null for any other token. */
function amountOf(token: Token | undefined): number | null {
  const digits = token?.text.replace(/^[بـ]+(?=\d)/u, "") ?? "";
  return /^(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?$/.test(digits)
    ? Number(digits.replaceAll(",", ""))
    : null;
}

const isMeasured = (token: Token | undefined): boolean =>
  token !== undefined && (MEASURE.test(token.folded.join("")) || /^[°%"Ω]/u.test(token.text));

/** A bound of a price that begins at a token, and how many tokens it is; null where none does. */
function boundAt(
  tokens: readonly Token[],
  at: number,
): (Omit<PriceBound, "words"> & { count: number }) | null {
  const currencyAt = (place: number): number => phraseAt(tokens, place, CURRENCY);
  const between = phraseAt(tokens, at, BETWEEN);
  if (between > 0) {
    const to = at + between + 1;
    const [min, max] = [amountOf(tokens[at + between]), amountOf(tokens[to + phraseAt(tokens, to, TO)])];
    const end = to + phraseAt(tokens, to, TO) + 1;
    if (
      min !== null &&
      max !== null &&
      min <= max &&
      (currencyAt(end) > 0 || tokens[at]?.text === "between") &&
      !isMeasured(tokens[end])
    )
      return { min, max, count: end + currencyAt(end) - at };
  }
  const sign = SIGNS[tokens[at]?.text ?? ""];
  const [below, above] = [phraseAt(tokens, at, BELOW), phraseAt(tokens, at, ABOVE)];
  const said = Math.max(below, above, sign ? 1 : 0);
  const amount = amountOf(tokens[at + said]);
  const end = at + said + 1;
  const currency = currencyAt(end);
  if (amount === null || (said === 0 && currency === 0) || (currency === 0 && isMeasured(tokens[end])))
    return null;
  // A sign alone bounds values as well: '>= 50'.
  if (sign && currency === 0) return null;
  const isMin = above > below || sign === "min";
  return { min: isMin ? amount : null, max: isMin ? null : amount, count: said + 1 + currency };
}

/** The price that tokens ask for, and the tokens without it; '500 جنيه' alone is the most that it may cost. */
export function readPriceBound(tokens: readonly Token[]): {
  readonly price: PriceBound | null;
  readonly rest: readonly Token[];
} {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = boundAt(tokens, at);
    if (!found) continue;
    const { count, ...bound } = found;
    return {
      price: { ...bound, words: textOf(tokens.slice(at, at + count)) },
      rest: [...tokens.slice(0, at), ...tokens.slice(at + count)],
    };
  }
  return { price: null, rest: tokens };
}
