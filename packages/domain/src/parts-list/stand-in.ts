import { isSet, type SoldUnit } from "../catalogue/selling-unit.ts";
import type { NearGround } from "../parts/known-parts/known-part.ts";
import type { PassiveCode } from "../parts/order-codes/passive-code.ts";
import { readOrderCode } from "../parts/order-codes/read-order-code.ts";
import { foldPartNumber } from "../search/folding.ts";
import { areOpposed, haveAll, statedValues, together, valuesOfCode } from "./stated-values.ts";

/** What a line of a parts list says of its part. */
interface AskedLine {
  readonly text: string;
  readonly also?: readonly string[] | undefined;
  readonly beside?: { readonly value: string } | undefined;
  /** What its column of packages holds. */
  readonly package?: string | undefined;
}

/** What a product states of itself. */
export interface StatedProduct extends SoldUnit {
  readonly id: number;
  /** Its names and the values of its attributes. */
  readonly texts: readonly string[];
  /** Its own part number and the maker's. */
  readonly numbers: readonly string[];
}

/** '1.2–37 V' and '10k to 22k' are no single values. */
const IS_RANGE = /\d[^\s\d]{0,3}\s?(?:[–—~…]|\.{2,3}|\s(?:to|إلى|الى)\s)\s?\d/u;

const saidBeside = ({ also = [], beside, package: size }: AskedLine): string[] => [
  ...also,
  ...(beside ? [beside.value] : []),
  ...(size === undefined ? [] : [size]),
];

/** The values that a product states, those of an order code that is its number among them. */
const valuesOf = ({ texts, numbers }: StatedProduct, { kind }: PassiveCode) =>
  together([
    statedValues(texts, kind),
    ...numbers.flatMap((number) => readOrderCode(number) ?? []).map(valuesOfCode),
  ]);

/**
 * Whether an order code says all that a part must have in its place: of parts with leads, electrolytic capacitors and inductors it leaves out form
 * or current, and of some capacitors a tolerance that is not the same to both sides.
 */
const isComplete = ({ kind, value, tolerance, package: size }: PassiveCode): boolean =>
  size !== null &&
  ((kind === "resistor" && (tolerance !== null || value.amount === "0")) ||
    (kind === "capacitor" && tolerance !== null));

/**
 * The products that have all values of the order code that a line is, and none beside them; none where the line says something else, or the code
 * does not say enough.
 */
export function withCodesValues<P extends StatedProduct>(
  line: AskedLine,
  code: PassiveCode,
  products: readonly P[],
): P[] {
  const needed = valuesOfCode(code);
  const said = statedValues(saidBeside(line), code.kind);
  if (!isComplete(code) || areOpposed(said, needed)) return [];
  return products.filter((product) => {
    if (isSet(product) || product.texts.some((text) => IS_RANGE.test(text))) return false;
    const own = valuesOf(product, code);
    return haveAll(own, needed) && !areOpposed(said, own);
  });
}

/** Whether a text is a type number, perhaps with a maker's letters before it, and nothing behind it. */
const isPlainly = (text: string, code: string): boolean => {
  const [folded, own] = [foldPartNumber(text), foldPartNumber(code)];
  return folded.endsWith(own) && /^\p{L}*$/u.test(folded.slice(0, folded.length - own.length));
};

/** What may stand for a part, by the ground. */
interface InPlace {
  readonly ground: NearGround;
  readonly product_ids: readonly number[];
}

/**
 * The only product that fits in the place of the part that a line names, as it is; null where there is none or several, where the number says more
 * than the type, such as its package, or where the line says otherwise.
 */
export function onlyDropIn<P extends StatedProduct>(
  line: AskedLine,
  part: { readonly code: string; readonly in_place: readonly InPlace[] },
  products: readonly P[],
): P | null {
  const ids = part.in_place.find(({ ground }) => ground === "drop-in")?.product_ids ?? [];
  const [only] = ids.length === 1 ? products.filter(({ id }) => ids.includes(id)) : [];
  if (!only || isSet(only) || !isPlainly(line.text, part.code)) return null;
  const said = statedValues(saidBeside(line), null);
  const own = statedValues([...only.texts, ...only.numbers], null);
  const packages = said.get("package");
  const isUnread = line.package !== undefined && packages === undefined;
  const fits = packages === undefined || haveAll(own, new Map([["package", packages]]));
  return !isUnread && fits && !areOpposed(said, own) ? only : null;
}
