import type { Decimal } from "../../specifications/decimal.ts";
import type { UnitName } from "../../specifications/units.ts";
import { exactValue } from "./exact-value.ts";
import type { ExactValue, PassiveKind } from "./passive-code.ts";

/** The unit of a kind's values, and the power of ten of what its codes count: ohms, picofarads, microfarads, microhenries. */
const counted = {
  resistor: ["ohm", 0],
  capacitor: ["farad", -12],
  electrolytic: ["farad", -6],
  inductor: ["henry", -6],
} as const satisfies Readonly<Record<PassiveKind, readonly [UnitName, number]>>;

/** The highest power of ten of a code; 8 and 9 mean hundredths and tenths with some makers alone. */
const HIGHEST_POWER = 7;

/** Only the codes of resistors have three digits before the power. */
function decimalOfCode(code: string, kind: PassiveKind): Decimal | null {
  const form =
    kind === "resistor" ? /^(?<digits>[1-9]\d{1,2})(?<power>\d)$/ : /^(?<digits>[1-9]\d)(?<power>\d)$/;
  const plain = form.exec(code)?.groups;
  if (plain) {
    const power = Number(plain["power"]);
    return power > HIGHEST_POWER ? null : { digits: BigInt(plain["digits"] ?? 0), power };
  }
  const point = /^(?<whole>\d{0,3})R(?<fraction>\d{0,3})$/.exec(code)?.groups;
  if (!point || code.length < 2) return null;
  const { whole = "", fraction = "" } = point;
  return { digits: BigInt(whole + fraction), power: -fraction.length };
}

/** The value of a code; 0 is that of a jumper, which counts as a resistor, and of nothing else. */
export function codedValue(code: string, kind: PassiveKind): ExactValue | null {
  const [unit, power] = counted[kind];
  if (kind === "resistor" && /^0{1,4}$|^0?R0{1,3}$|^0R$/.test(code))
    return exactValue({ digits: 0n, power: 0 }, unit);
  const decimal = decimalOfCode(code, kind);
  if (!decimal || decimal.digits === 0n) return null;
  return exactValue({ digits: decimal.digits, power: decimal.power + power }, unit);
}

/**
 * The value that stands on a part in three or four characters: '104' is 100 nF on a capacitor and 100 kΩ on a resistor,
 * '1002' 10 kΩ, '4R7' 4.7, 'R47' 0.47. Null for anything else.
 */
export function readValueCode(code: string, kind: PassiveKind): ExactValue | null {
  const plain = code.trim().toUpperCase();
  return plain.length === 3 || plain.length === 4 ? codedValue(plain, kind) : null;
}

const LETTER_POWERS: Readonly<Record<string, number>> = { R: 0, K: 3, M: 6 };

/** The resistance of a text whose letter stands at the decimal point: '10K', '4K7', '97R6', '1M', '0R'. */
export function letterResistance(text: string): ExactValue | null {
  const groups = /^(?<whole>\d{0,3})(?<letter>[RKM])(?<fraction>\d{0,3})$/.exec(text)?.groups;
  if (!groups) return null;
  const { whole = "", letter = "", fraction = "" } = groups;
  const power = LETTER_POWERS[letter];
  if (power === undefined || whole + fraction === "") return null;
  // A jumper is '0R', not '0K'.
  const digits = BigInt(whole + fraction);
  if (digits === 0n && letter !== "R") return null;
  return exactValue({ digits, power: power - fraction.length }, "ohm");
}

/** The 96 values of a decade. */
const E96 =
  "100 102 105 107 110 113 115 118 121 124 127 130 133 137 140 143 147 150 154 158 162 165 169 174 178 182 187 191 196 200 205 210 215 221 226 232 237 243 249 255 261 267 274 280 287 294 301 309 316 324 332 340 348 357 365 374 383 392 402 412 422 432 442 453 464 475 487 499 511 523 536 549 562 576 590 604 619 634 649 665 681 698 715 732 750 768 787 806 825 845 866 887 909 931 953 976".split(
    " ",
  );

const EIA_96_POWERS: Readonly<Record<string, number>> = {
  Z: -3,
  Y: -2,
  R: -2,
  X: -1,
  S: -1,
  A: 0,
  B: 1,
  H: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
};

/** The resistance of an EIA-96 marking, two digits and a letter: '01C' is 10 kΩ. Null for anything else. */
export function readEia96(code: string): ExactValue | null {
  const groups = /^(?<place>\d{2})(?<letter>[A-Z])$/.exec(code.trim().toUpperCase())?.groups;
  const digits = E96[Number(groups?.["place"] ?? 0) - 1];
  const power = EIA_96_POWERS[groups?.["letter"] ?? ""];
  if (digits === undefined || power === undefined) return null;
  return exactValue({ digits: BigInt(digits), power }, "ohm");
}
