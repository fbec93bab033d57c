import type { OrderCodeReader } from "../passive-code.ts";
import { groupsOf, inchPackages, resistorOf } from "../read-parts.ts";
import { lookUp } from "../tables.ts";
import { codedValue, letterResistance } from "../value-codes.ts";

/** Size, resistance, tolerance, temperature coefficient, packing: CRCW080510K0FKEA; of a jumper 0000Z0. */
const RESISTOR =
  /^CRCW(?<size>\d{4})(?:(?<value>[1-9][\dRKM]{3})(?<tolerance>[DFJ])[KN]|(?<jumper>0000)Z0)E[A-L](?:[A-Z]{2})?$/;

const packages = inchPackages("0201 0402 0603 0805 1206 1210 1218 2010 2512");

/** Vishay: thick film resistors CRCW. */
export const vishay: OrderCodeReader = (code) => {
  const groups = groupsOf(RESISTOR, code);
  if (!groups) return null;
  const { value = "", jumper } = groups;
  return resistorOf({
    maker: "Vishay",
    value: jumper === undefined ? letterResistance(value) : codedValue(jumper, "resistor"),
    tolerance: groups["tolerance"],
    package: lookUp(packages, groups["size"]),
  });
};
