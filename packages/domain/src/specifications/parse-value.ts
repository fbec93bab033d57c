import { asciiDigits } from "../search/folding.ts";
import { type Decimal, decimalOf, plus, ratio, times, toNumber } from "./decimal.ts";
import { prefixes, type UnitName, unitNames, unitOf } from "./units.ts";

/** A value or range in its unit without a prefix; a bound that is not stated is null. A single value is all three. */
export interface ValueReading {
  readonly min: number | null;
  readonly typical: number | null;
  readonly max: number | null;
  /** What stands beside the value, such as its condition: '@Tj', 'at 25 °C'. */
  readonly remark: string | null;
}

/** Why a text is not read as a value; nothing is guessed. */
type ValueError = "empty" | "bad_value" | "other_unit" | "ambiguous_value";

/** A value that was read, or why it was not. */
export type ParsedValue =
  | { readonly value: ValueReading; readonly error?: never }
  | { readonly error: ValueError; readonly value?: never };

/** Thrown inside the parser. */
class Unreadable extends Error {
  readonly error: ValueError;
  constructor(error: ValueError) {
    super(error);
    this.error = error;
  }
}

const VULGAR: Readonly<Record<string, readonly [bigint, bigint]>> = {
  "¼": [1n, 4n],
  "½": [1n, 2n],
  "¾": [3n, 4n],
  "⅛": [1n, 8n],
  "⅜": [3n, 8n],
  "⅝": [5n, 8n],
  "⅞": [7n, 8n],
};

/** The longest text that is read; longer ones are no values. */
const LONGEST = 200;

/** Unifies digits, signs, spaces and the several characters for micro, ohm and degrees Celsius. */
const unified = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\u00B5\u03BC\u039C]/g, "µ")
    .replaceAll(/[\u2126\u03A9\u03C9]/g, "Ω")
    .replaceAll(/[\u2212\u2010\u2011\uFE63\uFF0D]/g, "-")
    .replaceAll("\u066B", ".")
    .replaceAll("\u066C", ",")
    .replaceAll(/[\s\u200E\u200F\u061C]+/gu, " ")
    .trim();

const SCIENTIFIC = String.raw`\d+(?:\.\d+)?[eE][+-]?\d{1,2}(?![\d.,])`;
const NUMBER = String.raw`${SCIENTIFIC}|(?:\d+ )?\d+\/\d+|\d*[¼½¾⅛⅜⅝⅞]|\d[\d.,]*|\.\d+`;
const QUANTITY = new RegExp(String.raw`^(?<sign>[+-]?) ?(?<number>${NUMBER}) ?(?<rest>[^\d].*)?$`, "u");
const LETTER_AS_POINT =
  /^(?<sign>[+-]?)(?<whole>\d{0,4})(?<letter>(?![eE])\p{L})(?<fraction>\d{1,3}) ?(?<rest>\D*)$/u;

/** The number as written; throws where it may be two numbers. */
function numberOf(text: string): Decimal {
  const fraction = /^(?:(?<whole>\d+) )?(?<numerator>\d+)\/(?<denominator>\d+)$/.exec(text)?.groups;
  if (fraction) {
    const denominator = BigInt(fraction["denominator"] ?? 0);
    if (denominator === 0n) throw new Unreadable("bad_value");
    return plus(decimalOf(fraction["whole"] ?? "0"), ratio(BigInt(fraction["numerator"] ?? 0), denominator));
  }
  const vulgar = VULGAR[text.at(-1) ?? ""];
  if (vulgar) return plus(decimalOf(text.slice(0, -1)), ratio(...vulgar));
  if (/^\d*(?:\.\d+)?$/.test(text)) return decimalOf(text);
  const scientific = /^(?<digits>[\d.]+)e(?<power>[+-]?\d+)$/i.exec(text)?.groups;
  if (scientific) {
    const { digits, power } = decimalOf(scientific["digits"] ?? "");
    return { digits, power: power + Number(scientific["power"]) };
  }
  // '1,000' is a thousand to some and one to others.
  if (/^\d{1,3},\d{3}$/.test(text)) throw new Unreadable("ambiguous_value");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return decimalOf(text.replaceAll(",", ""));
  if (/^\d+,\d+$/.test(text)) return decimalOf(text.replace(",", "."));
  throw new Unreadable("bad_value");
}

const isName = (text: string): boolean => text.length > 2;

/** Whether a text is a spelling: names in any case, symbols as they are; a symbol of one letter in small letters too. */
const matches = (text: string, spelling: string): boolean =>
  text === spelling ||
  (isName(spelling) && text.toLowerCase() === spelling.toLowerCase()) ||
  (/^[VAWFHR]$|^Hz$/.test(spelling) && text === spelling.toLowerCase());

const spellingsOf = (name: UnitName): readonly string[] => {
  const { symbol, ar, also = [] } = unitOf(name);
  return [symbol, ar, ...also];
};

const isUnit = (text: string, name: UnitName): boolean => spellingsOf(name).some((one) => matches(text, one));

/** Ten to a power, where a text is its prefix and the unit has it. */
function prefixPower(text: string, name: UnitName): number | undefined {
  const found = prefixes.find(({ symbol, ar, also }) => [symbol, ar, ...also].some((one) => one === text));
  return found && unitOf(name).prefixes.includes(found.power) ? found.power : undefined;
}

/** What follows a number, as a factor; throws where it is not the unit. */
function factorOf(rest: string, name: UnitName): Decimal {
  const one: Decimal = { digits: 1n, power: 0 };
  if (rest === "" || isUnit(rest, name)) return one;
  const { multiples = {} } = unitOf(name);
  // Not by `multiples[rest]`, which has a value for "toString" as well.
  const multiple = Object.entries(multiples).find(
    ([spelling]) => spelling === rest || spelling === rest.toLowerCase(),
  )?.[1];
  if (multiple !== undefined) return decimalOf(multiple);
  const alone = prefixPower(rest, name);
  if (alone !== undefined) return { digits: 1n, power: alone };
  for (let at = 1; at < rest.length; at += 1) {
    const power = prefixPower(rest.slice(0, at).trim(), name);
    if (power !== undefined && isUnit(rest.slice(at).trim(), name)) return { digits: 1n, power };
  }
  const isOther = unitNames.some(
    (other) =>
      other !== name &&
      (isUnit(rest, other) ||
        Array.from({ length: rest.length - 1 }, (_, at) => at + 1).some(
          (at) =>
            prefixPower(rest.slice(0, at).trim(), other) !== undefined &&
            isUnit(rest.slice(at).trim(), other),
        )),
  );
  throw new Unreadable(isOther ? "other_unit" : "bad_value");
}

/** A number with what follows it. */
interface Quantity {
  readonly number: Decimal;
  readonly rest: string;
}

const signed = (sign: string | undefined, { digits, power }: Decimal): Decimal => ({
  digits: sign === "-" ? -digits : digits,
  power,
});

function quantityOf(written: string, name: UnitName): Quantity {
  const { symbol, before } = unitOf(name);
  // 'AWG 22', 'AWG22'
  const text =
    before && written.toUpperCase().startsWith(symbol) ? written.slice(symbol.length).trim() : written;
  const letter = LETTER_AS_POINT.exec(text)?.groups;
  if (letter) {
    const { sign, whole = "", letter: point = "", fraction = "", rest = "" } = letter;
    const power =
      point === unitOf(name).point || point === unitOf(name).point?.toLowerCase()
        ? 0
        : prefixPower(point, name);
    // 'R47' is 0.47 Ω; no other letter stands before its digits.
    if (power === undefined || (whole === "" && power !== 0) || (rest !== "" && !isUnit(rest, name)))
      throw new Unreadable("bad_value");
    const { digits, power: own } = decimalOf(`${whole}.${fraction}`);
    return { number: signed(sign, { digits, power: own + power }), rest: unitOf(name).symbol };
  }
  const groups = QUANTITY.exec(text)?.groups;
  if (!groups) throw new Unreadable("bad_value");
  return {
    number: signed(groups["sign"], numberOf(groups["number"] ?? "")),
    rest: (groups["rest"] ?? "").trim(),
  };
}

const exact = ({ number, rest }: Quantity, name: UnitName): Decimal => times(number, factorOf(rest, name));

const RANGE =
  /\s*(?:~|\.\.\.?|…|–|—|(?<![\p{L}])(?:to|إلى|الى)(?![\p{L}]))\s*|(?<=[\p{L}\p{N}%°"])(?<!\d[eE])\s*-\s*(?=[+-]?[.\d])/u;
const labels = {
  min: "≥|>=|>|min(?:imum|\\.)?|at least|from|على الأقل|أدنى|من",
  max: "≤|<=|<|max(?:imum|\\.)?|up to|حتى|بحد أقصى|أقصى",
  typical: "typ(?:ical|\\.)?|معتاد",
} as const;

type Bound = keyof typeof labels;

const labelNames = ["min", "typical", "max"] as const satisfies readonly Bound[];

const labelOf = (names: string): RegExp =>
  new RegExp(`^(?:${names})(?!\\p{L})\\s*|\\s*(?<!\\p{L})(?:${names})$`, "iu");

/** A label before or behind a value: 'max 5 V', '5 V max'. */
const labelled: Readonly<Record<Bound, RegExp>> = {
  min: labelOf(labels.min),
  typical: labelOf(labels.typical),
  max: labelOf(labels.max),
};

const boundOf = (text: string): Bound | undefined => labelNames.find((bound) => labelled[bound].test(text));

const REMARK = /\s*(?<remark>@.*|\([^()]*\)|(?:±|\+\/-)\s*[\d.,]+\s*(?:%|ppm.*))$/u;

type Bounds = Omit<ValueReading, "remark">;

const single = (value: number): Bounds => ({ min: value, typical: value, max: value });

/** The bounds of a text without its remark. */
function boundsOf(text: string, name: UnitName): Bounds {
  const valueOf = (part: string): number => toNumber(exact(quantityOf(part.trim(), name), name));
  const tolerance = /^(?:±|\+\/-)\s*(?<size>.+)$/u.exec(text)?.groups?.["size"];
  if (tolerance !== undefined) {
    const size = Math.abs(valueOf(tolerance));
    return { min: -size, typical: null, max: size };
  }
  const around = /^(?<middle>[^±]+?)\s*(?:±|\+\/-)\s*(?<size>.+)$/u.exec(text)?.groups;
  if (around) {
    const size = quantityOf((around["size"] ?? "").trim(), name);
    const middle = quantityOf((around["middle"] ?? "").trim(), name);
    const rest = middle.rest || size.rest;
    const [center, half] = [exact({ ...middle, rest }, name), exact(size, name)];
    return {
      min: toNumber(plus(center, { ...half, digits: -half.digits })),
      typical: toNumber(center),
      max: toNumber(plus(center, half)),
    };
  }
  const stated = text.split(/\s*[,;،]\s+/u);
  if (stated.every((part) => boundOf(part) !== undefined)) {
    const found: Partial<Record<Bound, number>> = {};
    for (const part of stated) {
      const bound = boundOf(part) ?? "typical";
      if (bound in found) throw new Unreadable("bad_value");
      found[bound] = valueOf(part.replace(labelled[bound], ""));
    }
    const { min, typical, max } = found;
    // 'typ. 5 mA' alone is a value like any other.
    if (min === undefined && max === undefined && typical !== undefined) return single(typical);
    return { min: min ?? null, typical: typical ?? null, max: max ?? null };
  }
  const parts = text.split(RANGE).filter((part) => part !== "");
  if (parts.length === 1) return single(valueOf(text));
  if (parts.length !== 2) throw new Unreadable("bad_value");
  const [first, second] = parts.map((part) => quantityOf(part.trim(), name));
  if (!first || !second) throw new Unreadable("bad_value");
  // '1.8 ~ 5.5 V' and '100-200 mA' state the unit once.
  const ends = [
    toNumber(exact({ ...first, rest: first.rest || second.rest }, name)),
    toNumber(exact(second, name)),
  ];
  return { min: Math.min(...ends), typical: null, max: Math.max(...ends) };
}

/**
 * Reads a value, a range or a bound as datasheets and shops write it, in English and Arabic: '4k7', '0.1 µF', '-40 ~ +125 °C @Tj', '±5 %', '1/4 W',
 * '٤٫٧ كيلو أوم'. A number without a unit has the attribute's unit. What can be read in two ways, or has another unit, is an error.
 */
export function parseValue(text: string, unit: UnitName): ParsedValue {
  const plain = unified(text);
  if (plain === "") return { error: "empty" };
  if (plain.length > LONGEST) return { error: "bad_value" };
  const found = REMARK.exec(plain);
  const remark = found && found.index > 0 ? (found.groups?.["remark"] ?? null) : null;
  try {
    const bounds = boundsOf(remark === null ? plain : plain.slice(0, found?.index).trim(), unit);
    if (![bounds.min, bounds.typical, bounds.max].every((one) => one === null || Number.isFinite(one))) {
      return { error: "bad_value" };
    }
    return { value: { ...bounds, remark } };
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.error };
    throw error;
  }
}
