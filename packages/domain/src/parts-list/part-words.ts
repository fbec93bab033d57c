import { quantitiesIn } from "../search/quantities.ts";

/** Whether a word is like a part number: letters and digits, at least five of them, or more digits than a quantity has. */
export const isPartNumber = (word: string): boolean =>
  /^\d{7,14}$/.test(word) ||
  (/^[\p{L}\p{N}][\p{L}\p{N}\-./+#,]{4,}$/u.test(word) && /\p{L}/u.test(word) && /\d.*\d/.test(word));

/** The case that a text names: '0603' of 'R_0603_1608Metric', 'SOT-23'; null for none. */
export const caseIn = (text: string): string | null =>
  /(?<![\d.])(0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![\d.])|\b(SOT-?23(?:-\d)?|SOIC-?\d+|TO-?\d{2,3}|DIP-?\d+)\b/i.exec(
    text,
  )?.[0] ?? null;

/** Whether digits are a case and no quantity: '0805', and '1206' beside a value. */
export const isCaseSize = (digits: string, hasValue: boolean): boolean =>
  digits === caseIn(digits) && (hasValue || digits.startsWith("0"));

/** The units of the value that makes a part of a kind. */
const unitsOf: Readonly<Record<string, string>> = {
  resistor: "ohm",
  "ferrite bead": "ohm",
  capacitor: "f",
  inductor: "h",
  crystal: "hz",
};

/** A value that a part of a kind must have. */
export interface KindValue {
  readonly value: string;
  readonly kind: string;
}

/**
 * Whether texts of a product state values in the unit of a kind, and none is its value: '4.7 kΩ' beside a resistor of '10k'. What states none
 * contradicts nothing.
 */
export function contradicts(texts: readonly string[], { value, kind }: KindValue): boolean {
  const unit = unitsOf[kind];
  if (unit === undefined) return false;
  const wanted = new Set(quantitiesIn(value).flatMap(({ indexed: [bare = ""] }) => bare));
  const stated = texts.flatMap((text) =>
    quantitiesIn(text).filter(({ indexed }) => indexed.some((form) => form.endsWith(unit))),
  );
  return stated.length > 0 && !stated.some(({ indexed }) => indexed.some((form) => wanted.has(form)));
}

/**
 * The value in a text that a part of a kind must have, beside what may be better in another one: '1uF' of '0805, 1uF, 10V, X5R' for a capacitor,
 * '470 ohm' of '470' for a resistor; null where there is none.
 */
export function mainValue(text: string, kind: string): string | null {
  const unit = unitsOf[kind];
  const quantities = quantitiesIn(text);
  const isOfKind = (form: string): boolean => unit === undefined || form.endsWith(unit) || form.endsWith("?");
  const main = quantities.find(({ indexed }) => indexed.some(isOfKind));
  if (main) return text.slice(main.start, main.end);
  return unit === "ohm" && /^\d+([.,]\d+)?$/.test(text) ? `${text} ohm` : null;
}
