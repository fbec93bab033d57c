import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf, inchPackages, resistorOf } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size, X, resistance of three digits (5 %) or four (1 %), tolerance, packing, lead-free: WR08X1002FTL; of a jumper WR06X000PTL. */
const RESISTOR =
  /^WR(?<size>\d{2})X(?:(?<fine>[\dR]{4})(?<tolerance>[BDF])|(?<coarse>[\dR]{3})(?<coarseTolerance>J)|(?<jumper>000)P)[TGQ]L?$/;

const resistorPackages: CodeTable<string> = {
  "02": "0201",
  "04": "0402",
  "06": "0603",
  "08": "0805",
  12: "1206",
  10: "1210",
  20: "2010",
  25: "2512",
};

/** Size, dielectric, capacitance, tolerance, voltage, electrodes, packing: 0805B104K500CT. */
const CAPACITOR =
  /^(?<size>\d{4})(?<dielectric>[BFNX])(?<value>[\dR]{3})(?<tolerance>[A-Z])(?<voltage>[\dR]{3})[CL][TRG]$/;

const packages = inchPackages("0201 0402 0603 0805 1206 1210 1808 1812 2220");

const dielectrics: CodeTable<string> = { B: "X7R", F: "Y5V", N: "C0G", X: "X5R" };

const voltages: CodeTable<string> = {
  "6R3": "6.3",
  100: "10",
  160: "16",
  250: "25",
  500: "50",
  101: "100",
  201: "200",
  251: "250",
  501: "500",
  631: "630",
  102: "1000",
  202: "2000",
  302: "3000",
};

/** Walsin: thick film resistors WR, ceramic capacitors. */
export const walsin: OrderCodeReader = (code) => {
  const resistor = groupsOf(RESISTOR, code);
  if (resistor) {
    return resistorOf({
      maker: "Walsin",
      value: codedValue(resistor["fine"] ?? resistor["coarse"] ?? resistor["jumper"] ?? "", "resistor"),
      tolerance: resistor["tolerance"] ?? resistor["coarseTolerance"],
      package: lookUp(resistorPackages, resistor["size"]),
    });
  }
  const capacitor = groupsOf(CAPACITOR, code);
  if (!capacitor) return null;
  return ceramicOf({
    maker: "Walsin",
    value: codedValue(capacitor["value"] ?? "", "capacitor"),
    tolerance: capacitor["tolerance"],
    voltage: lookUp(voltages, capacitor["voltage"]),
    dielectric: lookUp(dielectrics, capacitor["dielectric"]),
    package: lookUp(packages, capacitor["size"]),
  });
};
