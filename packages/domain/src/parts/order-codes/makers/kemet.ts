import { exactValue } from "../exact-value.ts";
import type { ExactValue, OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf, inchPackages } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size, series, capacitance, tolerance, voltage, dielectric, A, end metal, packing: C0805C104K5RACTU. */
const CAPACITOR =
  /^C(?<size>\d{4})[CFX](?<value>\d{3})(?<tolerance>[A-Z])(?<voltage>[\dA-Z])(?<dielectric>[GPRUV])A[CL](?:TU|AUTO|\d{4}|TM)?$/;

const packages = inchPackages("0201 0402 0603 0805 1206 1210 1808 1812 1825 2220 2225");

const voltages: CodeTable<string> = {
  9: "6.3",
  8: "10",
  4: "16",
  3: "25",
  6: "35",
  5: "50",
  1: "100",
  2: "200",
  A: "250",
  C: "500",
  B: "630",
  D: "1000",
  F: "1500",
  G: "2000",
};

const dielectrics: CodeTable<string> = { G: "C0G", P: "X5R", R: "X7R", U: "Z5U", V: "Y5V" };

/** Below 10 pF the last digit, 9 or 8, stands for tenths and hundredths: '229' is 2.2 pF. */
function capacitanceOf(code: string): ExactValue | null {
  const small = /^(?<digits>[1-9]\d)(?<power>[89])$/.exec(code)?.groups;
  if (!small) return codedValue(code, "capacitor");
  const power = small["power"] === "9" ? -1 : -2;
  return exactValue({ digits: BigInt(small["digits"] ?? 0), power: power - 12 }, "farad");
}

/** Kemet: ceramic capacitors C. */
export const kemet: OrderCodeReader = (code) => {
  const groups = groupsOf(CAPACITOR, code);
  if (!groups) return null;
  return ceramicOf({
    maker: "Kemet",
    value: capacitanceOf(groups["value"] ?? ""),
    tolerance: groups["tolerance"],
    voltage: lookUp(voltages, groups["voltage"]),
    dielectric: lookUp(dielectrics, groups["dielectric"]),
    package: lookUp(packages, groups["size"]),
  });
};
