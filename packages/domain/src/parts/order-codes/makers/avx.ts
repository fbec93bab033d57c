import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf, inchPackages } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size, voltage, dielectric, capacitance, tolerance, failure rate, ends, packing, A: 08055C104KAT2A. */
const CAPACITOR =
  /^(?<size>\d{4})(?<voltage>[\dDYZ])(?<dielectric>[ACDFGWZ])(?<value>[\dR]{3})(?<tolerance>[A-Z])[A4][TZ][24]A$/;

const packages = inchPackages("0201 0402 0603 0805 1206 1210 1808 1812 1825 2220 2225");

const voltages: CodeTable<string> = {
  4: "4",
  6: "6.3",
  Z: "10",
  Y: "16",
  3: "25",
  D: "35",
  5: "50",
  1: "100",
  2: "200",
  7: "500",
};

const dielectrics: CodeTable<string> = {
  A: "C0G",
  C: "X7R",
  D: "X5R",
  F: "X8R",
  G: "Y5V",
  W: "X6S",
  Z: "X7S",
};

/** Kyocera AVX: ceramic capacitors. */
export const avx: OrderCodeReader = (code) => {
  const groups = groupsOf(CAPACITOR, code);
  if (!groups) return null;
  return ceramicOf({
    maker: "Kyocera AVX",
    value: codedValue(groups["value"] ?? "", "capacitor"),
    tolerance: groups["tolerance"],
    voltage: lookUp(voltages, groups["voltage"]),
    dielectric: lookUp(dielectrics, groups["dielectric"]),
    package: lookUp(packages, groups["size"]),
  });
};
