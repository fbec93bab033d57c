import type { OrderCodeReader } from "../passive-code.ts";
import { ceramicOf, groupsOf, inchPackages, resistorOf } from "../read-parts.ts";
import { type CodeTable, lookUp } from "../tables.ts";
import { codedValue, letterResistance } from "../value-codes.ts";

const packages = inchPackages("0075 0100 0201 0402 0603 0805 1206 1210 1218 1808 1812 2010 2220 2512");

/** Series, size, tolerance, packing, temperature coefficient (RT alone), reel, resistance: RC0805FR-0710KL. */
const RESISTOR =
  /^(?:(?:RC|AC)(?<size>\d{4})(?<tolerance>[BDFJ])[RKS]|RT(?<thinSize>\d{4})(?<thinTolerance>[PABCDF])[RK][BCDE])(?:07|10|13|7W|3W)(?<value>\d{1,3}[RKM]\d{0,3})L?$/;

/** Series with leads, power, tolerance, packing, temperature coefficient (MFR alone), form, resistance: CFR-25JB-52-10K, MFR-25FBF52-4K7. */
const LEADED =
  /^(?:CFR(?<power>12|25S?|50S?|[123]WS|[12]00)(?<tolerance>[GJ])[TBR]|MFR(?<metalPower>12|25S?|50S?|[123]WS|[12]00)(?<metalTolerance>[BCDFGJ])[TBR][A-Z])(?:26[ACG]?|52[ABCGH]?|73G?)(?<value>\d{1,3}[RKM]\d{0,3})$/;

/** Those with an S are smaller for the same power. */
const powers: CodeTable<string> = {
  12: "0.167",
  25: "0.25",
  "25S": "0.25",
  50: "0.5",
  "50S": "0.5",
  "1WS": "1",
  100: "1",
  "2WS": "2",
  200: "2",
  "3WS": "3",
};

/** Size, tolerance, packing, dielectric, voltage, B for nickel barriers, class, capacitance: CC0805KRX7R9BB104. */
const CAPACITOR =
  /^CC(?<size>\d{4})(?<tolerance>[A-Z])[RKPFC](?<dielectric>X7R|X5R|NPO|Y5V)(?<voltage>[\dA-Z])B[BN](?<value>[\dR]{3})$/;

const voltages: CodeTable<string> = {
  4: "4",
  5: "6.3",
  6: "10",
  7: "16",
  8: "25",
  9: "50",
  0: "100",
  A: "200",
  Y: "250",
  B: "500",
  Z: "630",
  C: "1000",
  D: "2000",
};

const dielectrics: CodeTable<string> = { X7R: "X7R", X5R: "X5R", Y5V: "Y5V", NPO: "C0G" };

/** Yageo: thick and thin film resistors RC, AC and RT, resistors with leads CFR and MFR, ceramic capacitors CC. */
export const yageo: OrderCodeReader = (code) => {
  const resistor = groupsOf(RESISTOR, code);
  if (resistor) {
    return resistorOf({
      maker: "Yageo",
      value: letterResistance(resistor["value"] ?? ""),
      tolerance: resistor["tolerance"] ?? resistor["thinTolerance"],
      package: lookUp(packages, resistor["size"] ?? resistor["thinSize"]),
    });
  }
  const leaded = groupsOf(LEADED, code);
  if (leaded) {
    return resistorOf({
      maker: "Yageo",
      value: letterResistance(leaded["value"] ?? ""),
      tolerance: leaded["tolerance"] ?? leaded["metalTolerance"],
      package: null,
      power: lookUp(powers, leaded["power"] ?? leaded["metalPower"]),
    });
  }
  const capacitor = groupsOf(CAPACITOR, code);
  if (!capacitor) return null;
  return ceramicOf({
    maker: "Yageo",
    value: codedValue(capacitor["value"] ?? "", "capacitor"),
    tolerance: capacitor["tolerance"],
    voltage: lookUp(voltages, capacitor["voltage"]),
    dielectric: lookUp(dielectrics, capacitor["dielectric"]),
    package: lookUp(packages, capacitor["size"]),
  });
};
