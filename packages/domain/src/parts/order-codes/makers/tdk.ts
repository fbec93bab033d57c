import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf } from "../read-parts.ts";
import { type CodeTable, lookUp, voltagesOf } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size, dielectric, voltage, capacitance, tolerance, thickness and packing, or packing alone: C2012X7R1H104K085AA. */
const CAPACITOR =
  /^C(?<size>\d{4})(?<dielectric>C0G|NP0|X5R|X6S|X7R|X7S|X7T|X8R)(?<voltage>[\dA-Z]{2})(?<value>[\dR]{3})(?<tolerance>[A-Z])(?:\d{3}[A-Z]{2}|T(?:[\dA-Z]{4})?)?$/;

/** Sizes are in tenths of a millimetre. */
const packages: CodeTable<string> = {
  "0402": "01005",
  "0603": "0201",
  1005: "0402",
  1608: "0603",
  2012: "0805",
  3216: "1206",
  3225: "1210",
  4520: "1808",
  4532: "1812",
  5750: "2220",
};

const voltages = voltagesOf("0E 0G 0J 1A 1C 1E 1V 1H 2A 2E 2V 2W 2J 3A 3D");

/** TDK: ceramic capacitors C. */
export const tdk: OrderCodeReader = (code) => {
  const groups = groupsOf(CAPACITOR, code);
  if (!groups) return null;
  return ceramicOf({
    maker: "TDK",
    value: codedValue(groups["value"] ?? "", "capacitor"),
    tolerance: groups["tolerance"],
    voltage: lookUp(voltages, groups["voltage"]),
    dielectric: groups["dielectric"]?.replace("NP0", "C0G"),
    package: lookUp(packages, groups["size"]),
  });
};
