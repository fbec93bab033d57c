import type { Locale } from "../locale/locale.ts";
import type { ValueReading } from "./parse-value.ts";
import { prefixes, type UnitName, unitOf } from "./units.ts";

/** A number in the shortest decimal text with its point moved by a power of ten: no digit changes. */
function shifted(value: number, power: number): string {
  const [, sign = "", digits = "0", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const all = digits + fraction;
  const point = digits.length + Number(exponent) + power;
  const padded = point <= 0 ? "0".repeat(1 - point) + all : all.padEnd(point, "0");
  const at = Math.max(point, 1);
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, "");
  const rest = padded.slice(at).replace(/0+$/, "");
  return `${sign}${whole}${rest === "" ? "" : `.${rest}`}`;
}

/** The prefix with which a value has one to three digits before the point, as far as its unit has one and it is usual. */
function prefixFor(value: number, name: UnitName) {
  const { prefixes: powers, digits = {} } = unitOf(name);
  const allowed = powers.toSorted((a, b) => a - b);
  if (value === 0) return 0;
  const size = Math.floor(Math.log10(Math.abs(value)) + 1e-9);
  return allowed.findLast((power) => power + (digits[power] ?? 1) - 1 <= size) ?? allowed[0] ?? 0;
}

const NONBREAKING = "\u00A0";

function unitText(name: UnitName, power: number, locale: Locale): string {
  const { symbol, ar } = unitOf(name);
  const prefix = prefixes.find((one) => one.power === power);
  if (locale === "en") return `${prefix?.symbol ?? ""}${symbol}`;
  return prefix ? `${prefix.ar} ${ar}` : ar;
}

/** A number with the prefix that suits it and its unit, exact: '4.7 kΩ', '4.7 كيلو أوم'. */
export function printNumber(value: number, name: UnitName, locale: Locale): string {
  const power = prefixFor(value, name);
  const unit = unitText(name, power, locale);
  return unit === "" ? shifted(value, -power) : `${shifted(value, -power)}${NONBREAKING}${unit}`;
}

const labels = {
  en: { min: "min", typical: "typ", max: "max" },
  ar: { min: "أدنى", typical: "معتاد", max: "أقصى" },
} as const;

/** A value or range as people read it; `parseValue` reads it back. */
export function printValue(
  { min, typical, max, remark }: ValueReading,
  name: UnitName,
  locale: Locale,
): string {
  const one = (value: number): string => printNumber(value, name, locale);
  const text = (): string => {
    if (min !== null && min === max) return one(min);
    if (min !== null && max !== null && typical === null) {
      return min === -max ? `±${one(max)}` : `${one(min)} … ${one(max)}`;
    }
    if (typical === null && min !== null) return `≥ ${one(min)}`;
    if (typical === null && max !== null) return `≤ ${one(max)}`;
    const stated = { min, typical, max };
    return (["min", "typical", "max"] as const)
      .flatMap((bound) => {
        const value = stated[bound];
        return value === null ? [] : [`${labels[locale][bound]} ${one(value)}`];
      })
      .join(", ");
  };
  return remark === null ? text() : `${text()} ${remark}`;
}
