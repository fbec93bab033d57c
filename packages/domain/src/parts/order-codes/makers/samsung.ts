import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size, dielectric, capacitance, tolerance, voltage, thickness, electrodes, product, control, packing: CL21B104KBCNNNC. */
const CAPACITOR =
  /^CL(?<size>\d{2})(?<dielectric>[A-Z])(?<value>[\dR]{3})(?<tolerance>[A-Z])(?<voltage>[A-Z])[\dA-Z][A-Z][\dA-Z]{2}[A-Z]$/;

const packages: CodeTable<string> = {
  "03": "0201",
  "05": "0402",
  10: "0603",
  21: "0805",
  31: "1206",
  32: "1210",
  43: "1812",
  55: "2220",
};

const dielectrics: CodeTable<string> = { A: "X5R", B: "X7R", C: "C0G", F: "Y5V", X: "X6S", Y: "X7S" };

const voltages: CodeTable<string> = {
  R: "4",
  Q: "6.3",
  P: "10",
  O: "16",
  A: "25",
  L: "35",
  B: "50",
  C: "100",
  D: "200",
  E: "250",
  G: "500",
  H: "630",
  I: "1000",
  J: "2000",
};

/** Samsung Electro-Mechanics: ceramic capacitors CL. */
export const samsung: OrderCodeReader = (code) => {
  const groups = groupsOf(CAPACITOR, code);
  if (!groups) return null;
  return ceramicOf({
    maker: "Samsung",
    value: codedValue(groups["value"] ?? "", "capacitor"),
    tolerance: groups["tolerance"],
    voltage: lookUp(voltages, groups["voltage"]),
    dielectric: lookUp(dielectrics, groups["dielectric"]),
    package: lookUp(packages, groups["size"]),
  });
};
