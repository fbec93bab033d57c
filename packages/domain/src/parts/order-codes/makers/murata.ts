import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf } from "../read-parts.ts";
import { type CodeTable, lookUp, voltagesOf } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Series, size, thickness, dielectric, voltage, capacitance, tolerance, specification, packing: GRM188R71H104KA93D. */
const CAPACITOR =
  /^(?:GRM|GCM|GRT|GCJ|GJM)(?<size>\d{2})[\dA-Z](?<dielectric>[\dA-Z]{2})(?<voltage>[\dA-Z]{2})(?<value>[\dR]{3})(?<tolerance>[A-Z])[A-Z][\dA-Z]{2}[A-Z]?$/;

const packages: CodeTable<string> = {
  "02": "01005",
  "03": "0201",
  15: "0402",
  18: "0603",
  21: "0805",
  31: "1206",
  32: "1210",
  42: "1808",
  43: "1812",
  55: "2220",
};

/** 35 V is written in the maker's own way. */
const voltages: CodeTable<string> = {
  ...voltagesOf("0E 0G 0J 1A 1C 1E 1H 1J 1K 2A 2D 2E 2W 2H 2J 3A 3D 3F"),
  YA: "35",
};

const dielectrics: CodeTable<string> = {
  "5C": "C0G",
  R6: "X5R",
  R7: "X7R",
  C7: "X7S",
  C8: "X6S",
  D7: "X7T",
  F5: "Y5V",
};

/** Murata: ceramic capacitors GRM, GCM and those of the same code. */
export const murata: OrderCodeReader = (code) => {
  const groups = groupsOf(CAPACITOR, code);
  if (!groups) return null;
  return ceramicOf({
    maker: "Murata",
    value: codedValue(groups["value"] ?? "", "capacitor"),
    tolerance: groups["tolerance"],
    voltage: lookUp(voltages, groups["voltage"]),
    dielectric: lookUp(dielectrics, groups["dielectric"]),
    package: lookUp(packages, groups["size"]),
  });
};
