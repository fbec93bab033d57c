import { exactValue } from "../exact-value.ts";
import type { ExactValue, OrderCodeReader } from "../passive-code.ts";
import { groupsOf, inchPackages, resistorOf } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";

/** Size, power, tolerance, resistance, packing, pieces, lead-free: 0805W8F1002T5E. */
const RESISTOR =
  /^(?<size>\d{4})(?<power>WH|WM|WG|WA|W8|W4|W2|07|1W)(?<tolerance>[DFJ])(?<digits>\d{3})(?<power10>[0-6JKLM])T[1-5CDE]E$/;

const packages = inchPackages("0201 0402 0603 0805 1206 1210 2010 2512");

const powers: CodeTable<string> = {
  WH: "0.03125",
  WM: "0.05",
  WG: "0.0625",
  WA: "0.1",
  W8: "0.125",
  W4: "0.25",
  W2: "0.5",
  "07": "0.75",
  "1W": "1",
};

/** Letters of the powers below one. */
const smallPowers: CodeTable<number> = { J: -1, K: -2, L: -3, M: -4 };

/** Three digits and a power; with 5 % the first of them is 0. */
function resistanceOf(digits: string, power: string, tolerance: string): ExactValue | null {
  const isJumper = digits === "000" && power === "0";
  const isCoarse = tolerance === "J";
  if (!isJumper && digits.startsWith("0") !== isCoarse) return null;
  if (!isJumper && Number(digits) < (isCoarse ? 10 : 100)) return null;
  return exactValue({ digits: BigInt(digits), power: lookUp(smallPowers, power) ?? Number(power) }, "ohm");
}

/** Uniroyal: thick film resistors. */
export const uniroyal: OrderCodeReader = (code) => {
  const groups = groupsOf(RESISTOR, code);
  if (!groups) return null;
  const { digits = "", power10 = "", tolerance = "" } = groups;
  return resistorOf({
    maker: "Uniroyal",
    value: resistanceOf(digits, power10, tolerance),
    tolerance,
    package: lookUp(packages, groups["size"]),
    power: lookUp(powers, groups["power"]),
  });
};
