import { codeFacts } from "../parts/order-codes/code-facts.ts";
import type { PassiveCode, PassiveKind } from "../parts/order-codes/passive-code.ts";
import { asciiDigits } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";

/** The values that texts state, by what they are: a unit, 'percent', 'dielectric', 'package'. */
type StatedValues = ReadonlyMap<string, ReadonlySet<string>>;

/** The unit of a value whose unit is not written, by the kind of a part. */
const bareUnits = {
  resistor: "ohm",
  capacitor: "f",
  electrolytic: "f",
  inductor: "h",
} as const satisfies Readonly<Record<PassiveKind, string>>;

const PERCENT = /(\d+(?:[.,]\d+)?)\s?[%٪]/gu;
const DIELECTRIC = /\b(?:C0G|COG|NP0|NPO|U2J|X[5-8][RST]|Y5V|Z5U)\b/giu;
const CHIP = /(?<![\d.])(?:0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![\d.])/gu;
const CASE =
  /\b(?:(?:SOT|SOIC|T?SSOP|MSOP|SOP|SOD|SO|TO|DO|P?DIP|DFN|V?QFN|[LT]?QFP|BGA)-?\d+(?:-\d+)?|D2?PAK|SM[ABC])(?![\p{L}\p{N}])/giu;

/** Names of one thing: C0G is NP0, and a PDIP-8 a DIP-8. */
const dielectricOf = (text: string): string => text.toUpperCase().replace(/^(?:COG|NP[0O])$/, "C0G");
const caseOf = (text: string): string =>
  text.toUpperCase().replaceAll("-", "").replace(/^PDIP/, "DIP").replace(/^SOIC/, "SO");

/** The values that texts state; of a part of a kind '10k' has the unit of its value. */
export function statedValues(texts: readonly string[], kind: PassiveKind | null): StatedValues {
  const found = new Map<string, Set<string>>();
  const add = (what: string, value: string) => {
    const values = found.get(what) ?? new Set();
    found.set(what, values.add(value));
  };
  for (const text of texts.map(asciiDigits)) {
    for (const { indexed } of quantitiesIn(text)) {
      const [bare = "", whole = ""] = indexed;
      const written = whole.slice(bare.length);
      const unit = written === "?" ? kind && bareUnits[kind] : written;
      if (unit) add(unit, bare);
    }
    for (const [, percent = ""] of text.matchAll(PERCENT))
      add("percent", String(Number(percent.replace(",", "."))));
    for (const [name] of text.matchAll(DIELECTRIC)) add("dielectric", dielectricOf(name));
    for (const [name] of text.matchAll(CHIP)) add("package", name);
    for (const [name] of text.matchAll(CASE)) add("package", caseOf(name));
  }
  return found;
}

/** The values that an order code states. */
export const valuesOfCode = (code: PassiveCode): StatedValues =>
  statedValues(
    codeFacts(code).map(({ text }) => text),
    code.kind,
  );

const areIn = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ones].every((one) => others.has(one));

/** What several statements say together. */
export function together(statements: readonly StatedValues[]): StatedValues {
  const all = new Map<string, ReadonlySet<string>>();
  for (const [what, ones] of statements.flatMap((one) => [...one]))
    all.set(what, new Set([...(all.get(what) ?? []), ...ones]));
  return all;
}

/** Whether values are all there, and none beside them of what they are: '10 kΩ' is not all of '10 kΩ or 22 kΩ'. */
export const haveAll = (values: StatedValues, needed: StatedValues): boolean =>
  [...needed].every(([what, ones]) => {
    const own = values.get(what);
    return own?.size === ones.size && areIn(ones, own);
  });

/** Whether values state something that others state otherwise; what one of them does not state contradicts nothing. */
export const areOpposed = (values: StatedValues, others: StatedValues): boolean =>
  [...values].some(([what, ones]) => {
    const other = others.get(what);
    return other !== undefined && !areIn(ones, other);
  });
