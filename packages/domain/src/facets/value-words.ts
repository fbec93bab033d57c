import { withoutOuterFillers } from "../search/kind-words.ts";
import type { AttributeSet } from "../specifications/attribute-set.ts";
import type { Attribute } from "../specifications/attribute.ts";
import { parseValue, type ValueReading } from "../specifications/parse-value.ts";
import { printSpecification } from "../specifications/print-specification.ts";
import { printValue } from "../specifications/print-value.ts";
import { choiceNamed } from "../specifications/read-specification.ts";
import type { UnitName } from "../specifications/units.ts";
import type { Condition } from "./column-lookup.ts";

/** What words of a search may mean: a value of an attribute. */
export interface ValueMeaning {
  readonly attribute: Attribute;
  /** The products that have this value. */
  readonly condition: Condition;
  /** The products whose range contains it, which are meant where none has it; null for a choice. */
  readonly contained: Condition | null;
  readonly text: string;
  readonly text_ar: string;
}

/** Words of a search that are a value: '10k', '0805', '100 نانو'. */
export interface ValueWords {
  readonly words: string;
  readonly meanings: readonly ValueMeaning[];
  /** The search without them. */
  readonly without: string;
}

/** A search text in its values and the other words. */
export interface ReadValueWords {
  readonly values: readonly ValueWords[];
  readonly rest: string;
}

/** Words of one value: '100 نانو فاراد'. */
const MAX_WORDS = 3;
/** Values of one search; further ones are words. */
const MAX_VALUES = 8;
/** Words that are looked at; a search has fewer. */
const MAX_TOKENS = 40;

const DIGIT = /[\p{Nd}¼½¾⅛⅜⅝⅞]/u;
const UNIT = /[\p{L}%٪Ω\u2126°"]/u;
const NUMBER = /^[±+\-≥≤<>~]* *[\p{Nd}.,/\u066B¼½¾⅛⅜⅝⅞]+$/u;

/** Words before a value that make it a bound, and the sign that stands for them. */
const MORE = String.raw`>=|[≥>]|(?:at least|more than|over|above|min(?:imum)?|على الأقل|أكثر من|اكثر من|فوق)(?!\p{L})`;
const LESS = String.raw`<=|[≤<]|(?:at most|less than|up to|under|below|max(?:imum)?|على الأكثر|أقل من|اقل من|حتى|تحت)(?!\p{L})`;
const BOUND = new RegExp(String.raw`^(?:${MORE}|(?:${LESS}))\s*(?=[\d٠-٩.])`, "iu");
const TOKEN = new RegExp(
  String.raw`"[^"]*"|(?:(?:± +|(?<!\S)(?:${MORE}|${LESS})\s*)(?=[\d٠-٩.]))?\S+`,
  "giu",
);

interface Token {
  readonly text: string;
  /** The same with a sign for words that make a bound: '≥ 50V'. */
  readonly value: string;
  /** Between quotation marks, where words stay words. */
  readonly quoted: boolean;
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ([token]) => ({
    text: token,
    value: token
      .replace(/[,;،؛]+$/, "")
      .replace(BOUND, (bound) => (new RegExp(`^(?:${MORE})`, "iu").test(bound) ? "≥ " : "≤ ")),
    quoted: /^".*"$/s.test(token),
  })).slice(0, MAX_TOKENS);

/** The bounds that columns have of a value: of '±1 %' its size. */
const boundsOf = ({ min, max }: ValueReading) => {
  const isTolerance = min !== null && min < 0 && max === -min;
  return { min: (isTolerance ? max : min) ?? -Infinity, max: max ?? Infinity };
};

function numberMeaning(attribute: Attribute, value: ValueReading): ValueMeaning {
  const bounds = { column: attribute.id, ...boundsOf(value) };
  const isOpen = value.min === null || value.max === null;
  return {
    attribute,
    // 'at least 40 V' is a bound, not a value.
    condition: isOpen ? bounds : { ...bounds, match: "equal" },
    contained: isOpen ? null : { ...bounds, match: "contain" },
    text: printValue(value, attribute.unit, "en"),
    text_ar: printValue(value, attribute.unit, "ar"),
  };
}

/** A number needs a unit or a prefix: '555' may be anything. */
const isQuantity = (words: readonly string[]): boolean => {
  const [first = "", ...others] = words;
  const isOne = DIGIT.test(first) && (others.length === 0 || NUMBER.test(first));
  return isOne && words.some((word) => UNIT.test(word)) && !others.some((word) => DIGIT.test(word));
};

/** The name of a choice is a value if it has a digit; 'red' and '8' are words. */
const isCode = (text: string): boolean => DIGIT.test(text) && (UNIT.test(text) || text.length > 2);

function meaningsOf(words: readonly string[], attributes: AttributeSet): ValueMeaning[] {
  const text = words.join(" ");
  const byUnit = new Map<UnitName, ValueReading | null>();
  const valueIn = (unit: UnitName): ValueReading | null => {
    let value = byUnit.get(unit);
    if (value === undefined) {
      value = parseValue(text, unit).value ?? null;
      byUnit.set(unit, value);
    }
    return value;
  };
  const mayBeNumber = isQuantity(words);
  const mayBeChoice = isCode(text);
  return attributes.all.flatMap((attribute) => {
    if (attribute.kind === "number" && mayBeNumber) {
      const value = valueIn(attribute.unit);
      return value && value.remark === null ? numberMeaning(attribute, value) : [];
    }
    if (attribute.kind !== "choice" || !mayBeChoice) return [];
    const id = choiceNamed(attribute.choices, text);
    if (id === undefined) return [];
    const value = { choices: [id] };
    return {
      attribute,
      condition: { column: attribute.id, values: new Set([id]) },
      contained: null,
      text: printSpecification(attribute, value, "en"),
      text_ar: printSpecification(attribute, value, "ar"),
    };
  });
}

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** Reads the values in a search text, of several words where they are one value together; null where there are none. */
export function readValueWords(text: string, attributes: AttributeSet): ReadValueWords | null {
  const tokens = tokensOf(text);
  const rest: Token[] = [];
  const values: ValueWords[] = [];
  let at = 0;
  while (at < tokens.length) {
    const size = values.length < MAX_VALUES ? Math.min(MAX_WORDS, tokens.length - at) : 0;
    const found = Array.from({ length: size }, (_, index) => size - index).flatMap((count) => {
      const taken = tokens.slice(at, at + count);
      const meanings = taken.some(({ quoted }) => quoted)
        ? []
        : meaningsOf(
            taken.map((token) => token.value),
            attributes,
          );
      return meanings.length > 0 ? [{ count, meanings, words: joined(taken) }] : [];
    })[0];
    if (found) {
      const without = joined([...tokens.slice(0, at), ...tokens.slice(at + found.count)]);
      values.push({ words: found.words, meanings: found.meanings, without });
    } else rest.push(...tokens.slice(at, at + 1));
    at += found?.count ?? 1;
  }
  const said = withoutOuterFillers(rest.map((token) => token.text)).join(" ");
  return values.length > 0 ? { values, rest: said } : null;
}
