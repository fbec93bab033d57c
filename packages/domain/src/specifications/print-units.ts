import { prefixes, type UnitName, unitOf } from "./units.ts";

/** Units that are spelled out in texts; symbols such as B and s, which also mean something else, are left as they are. */
const spelled = [
  "ohm",
  "volt",
  "ampere",
  "watt",
  "hertz",
  "metre",
  "gram",
  "celsius",
  "ampere-hour",
  "watt-hour",
] as const satisfies readonly UnitName[];

/** Symbols that only stand for these units with a prefix. */
const prefixed = ["farad", "henry", "second"] as const satisfies readonly UnitName[];

const spellingsOf = (name: UnitName, isBare: boolean): [string, string][] => {
  const { symbol, ar, prefixes: powers } = unitOf(name);
  return [
    ...(isBare ? [[symbol, ar] as [string, string]] : []),
    ...prefixes
      .filter(({ power }) => powers.includes(power))
      .map((prefix): [string, string] => [prefix.symbol + symbol, `${prefix.ar} ${ar}`]),
  ];
};

/** The Arabic names of symbols. */
const arabicNames = new Map<string, string>([
  ...spelled.flatMap((name) => spellingsOf(name, true)),
  ...prefixed.flatMap((name) => spellingsOf(name, false)),
  ["cm", "سم"],
  ["kg·cm", "كجم·سم"],
  ["N·cm", "نيوتن·سم"],
]);

/** A symbol behind a number that is no part of a word; not a part of a word, of a product of units, or of a quotient. */
const SYMBOL = new RegExp(
  String.raw`(?<=(?<![\p{L}\d.,])\d[\d.,]*)[ \u00A0]?(${[...arabicNames.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\p{L}\p{N}/·²³])`,
  "gu",
);

/**
 * A text with the symbols of units behind its numbers replaced by their Arabic names: '600 V' by '600 فولت', '11 kg·cm at 6 V' by
 * '11 كجم·سم عند 6 فولت'. A text with English words is left as it is: a line of both scripts would be read in another order.
 */
export function withArabicUnits(text: string): string {
  const spelledOut = text
    .replaceAll(SYMBOL, (_, symbol: string) => `\u00A0${arabicNames.get(symbol) ?? symbol}`)
    .replaceAll(/ at (?=\d)/g, " عند ");
  return /[a-z]{2}/.test(spelledOut) ? text : spelledOut;
}
