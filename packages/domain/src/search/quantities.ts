import { asciiDigits } from "./folding.ts";

/** A quantity in a text: a number with a unit, a prefix or both, in any usual notation. */
export interface Quantity {
  /** Offsets in the text, as UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Canonical forms to index. */
  readonly indexed: readonly string[];
  /** Canonical forms to search for; a document matches one of them. */
  readonly searched: readonly string[];
}

const POWERS: readonly (readonly [power: number, names: string])[] = [
  [-12, "pico|بيكو|[pP]"],
  [-9, "nano|نانو|[nN]"],
  [-6, "micro|ميكرو|[uU]"],
  [-3, "milli|مللي|ملي|m(?!eg|ic)"],
  [3, "kilo|كيلو|[kK]"],
  [6, "mega?|Mega?|MEGA?|ميجا|M"],
  [9, "giga|جيجا|G"],
];

const UNITS: readonly (readonly [unit: string, names: string])[] = [
  ["ohm", "ohms?|Ω|[اأ]وم|r"],
  ["ah", "ah"],
  ["wh", "wh"],
  ["hz", "hz|هرتز"],
  ["f", "farads?|فاراد|f"],
  ["h", "henry|هنري|h"],
  ["va", "va"],
  ["awg", "awg"],
  ["lx", "lux|lx|لوكس"],
  ["dbm", "dbm"],
  ["v", "volts?|فولت|v"],
  ["a", "amp(?:ere)?s?|[اأ]مبير|a"],
  ["w", "watts?|وات|w"],
];

/** Units of which nothing in a shop is measured in millions: 'MF' and 'MA' are capitals for 'mF' and 'mA'. */
const NEVER_MEGA = new Set(["f", "h", "v", "a", "w", "ah", "wh"]);

const VULGAR: Readonly<Record<string, string>> = { "¼": "0.25", "½": "0.5", "¾": "0.75", "⅛": "0.125" };
const RATIOS: Readonly<Record<string, string>> = { "1/8": "0.125", "1/4": "0.25", "1/2": "0.5" };

const NUMBER = String.raw`\d+(?:\.\d+)?[eE][+-]?\d{1,2}(?![\d.,])|1\/[248]|[¼½¾⅛]|\d+(?:[.,]\d+)*|\.\d+`;
const prefixNames = POWERS.map(([, names]) => names).join("|");
/** Every unit in either case; not by the modifier `i`, which older browsers reject. */
const unitNames = UNITS.map(([, names]) => names)
  .join("|")
  .replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const START = String.raw`(?<![\p{L}\p{N}.,/])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** '4.7 kΩ', '100n', '220R'; a prefix without a unit is not 'm', which is a metre. */
const PLAIN = new RegExp(
  String.raw`${START}(?<number>${NUMBER})\s?(?:(?<prefix>${prefixNames})\s?(?<unit>${unitNames})|(?<bareUnit>${unitNames})|(?<barePrefix>(?!m(?!eg))(?:${prefixNames})))${END}`,
  "gu",
);
/** '4k7', '3V3', '2R2', 'R47': the letter stands at the decimal point. */
const LETTER_AS_POINT = new RegExp(
  String.raw`${START}(?:(?<whole>\d{1,3})(?<letter>[kKMRrnNuUpPvV])(?<fraction>\d{1,2})|R(?<ohms>\d{2,3}))${END}`,
  "gu",
);

/** Unifies digits, micro and ohm signs and the Arabic decimal point, and keeps every offset. */
const unified = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\u00B5\u03BC\u039C]/g, "u")
    .replaceAll(/[\u2126\u03A9\u03C9]/g, "Ω")
    .replaceAll("\u066B", ".");

const nameOf = <T>(table: readonly (readonly [T, string])[], name: string, flags: string): T | undefined =>
  table.find(([, names]) => new RegExp(`^(?:${names})$`, flags).test(name))?.[0];

/** The decimal digits of a number as written, with a point; undefined where it is not one number. */
function decimal(number: string): string | undefined {
  const known = VULGAR[number] ?? RATIOS[number];
  if (known !== undefined) return known;
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number)
    ? number.replaceAll(",", "")
    : number.replace(",", ".");
  return /^\d*(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** A number times a power of ten, as its significant digits and an exponent: '47e2' for 4.7 · 10³. */
function canonical(number: string, power: number): string {
  const [whole = "", fraction = ""] = number.split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return "0";
  return `${significant}e${power - fraction.length + digits.length - significant.length}`;
}

/** The powers that a prefix may mean with a unit, the indexed one first. */
function powersOf(prefix: string, unit: string | undefined): number[] {
  const power = prefix === "" ? 0 : (nameOf(POWERS, prefix, "u") ?? 0);
  if (unit === "hz" && power === -3) return [6];
  if (unit !== undefined && NEVER_MEGA.has(unit) && prefix === "M") return [-3];
  return unit === "ohm" && prefix === "m" ? [power, 6] : [power];
}

function formsOf(
  number: string,
  prefix: string,
  unit: string | undefined,
): Omit<Quantity, "start" | "end"> | null {
  const [mantissa = "", exponent = "0"] = number.split(/e/i);
  const digits = decimal(mantissa);
  if (digits === undefined) return null;
  const powers = powersOf(prefix, unit);
  const values = powers.map((power) => canonical(digits, power + Number(exponent)));
  const [value = ""] = values;
  // Every value is indexed without its unit as well, and one whose unit is not written matches any unit.
  const indexed = [`#${value}`, `#${value}${unit ?? "?"}`];
  const searched =
    unit === undefined ? [`#${value}`] : values.flatMap((one) => [`#${one}${unit}`, `#${one}?`]);
  return { indexed, searched };
}

function readPlain(groups: Readonly<Record<string, string | undefined>>): ReturnType<typeof formsOf> {
  const unit = groups["unit"] ?? groups["bareUnit"];
  return formsOf(
    groups["number"] ?? "",
    groups["prefix"] ?? groups["barePrefix"] ?? "",
    unit === undefined ? undefined : nameOf(UNITS, unit, "iu"),
  );
}

function readLetterAsPoint(groups: Readonly<Record<string, string | undefined>>): ReturnType<typeof formsOf> {
  const { ohms } = groups;
  if (ohms !== undefined) return formsOf(`0.${ohms}`, "", "ohm");
  const letter = groups["letter"] ?? "";
  const isUnit = /[rv]/i.test(letter);
  const number = `${groups["whole"] ?? ""}.${groups["fraction"] ?? ""}`;
  return formsOf(number, isUnit ? "" : letter, isUnit ? nameOf(UNITS, letter, "iu") : undefined);
}

/** Finds the quantities of a text in the order of their position: '0.1 µF', '100nF' and '100 نانو فاراد' have the same forms. */
export function quantitiesIn(text: string): Quantity[] {
  const source = unified(text);
  const found = [
    ...[...source.matchAll(PLAIN)].map((match) => ({ match, forms: readPlain(match.groups ?? {}) })),
    ...[...source.matchAll(LETTER_AS_POINT)].map((match) => ({
      match,
      forms: readLetterAsPoint(match.groups ?? {}),
    })),
  ];
  return found
    .flatMap(({ match, forms }) =>
      forms ? [{ start: match.index, end: match.index + match[0].length, ...forms }] : [],
    )
    .toSorted((a, b) => a.start - b.start);
}
