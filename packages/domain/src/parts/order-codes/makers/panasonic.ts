import type { OrderCodeReader } from "../passive-code.ts";
import { electrolyticOf, groupsOf, resistorOf } from "../read-parts.ts";
import { type CodeTable, electrolyticVoltages, lookUp } from "../tables.ts";
import { codedValue } from "../value-codes.ts";

/** Size and series, tolerance, resistance of three digits (5 %) or four (1 %), packing: ERJ6ENF1002V; of a jumper ERJ3GEY0R00V. */
const RESISTOR =
  /^ERJ(?:(?<fineSeries>1GN|2RK|3EK|6EN|8EN|14N|1TN)(?<fineTolerance>F)(?<fine>[\dR]{4})|(?<series>1GN|2GE|3GEY|6GEY|8GEY|14Y|1TY)(?:(?<tolerance>J)(?<coarse>[\dR]{3})|(?<jumper>0R00)))[CXVUY]$/;

const packages: CodeTable<string> = {
  "1GN": "0201",
  "2GE": "0402",
  "2RK": "0402",
  "3GEY": "0603",
  "3EK": "0603",
  "6GEY": "0805",
  "6EN": "0805",
  "8GEY": "1206",
  "8EN": "1206",
  "14N": "1210",
  "14Y": "1210",
  "1TN": "2512",
  "1TY": "2512",
};

/** Series, voltage, capacitance, form and packing: EEEFK1V101P, EEUFR1E102; EEE1CA100SR and ECA1HM100 state the voltage first. */
const ELECTROLYTICS: readonly RegExp[] = [
  /^EEE(?:FC|FK|FP|FT|TG|TP)(?<voltage>\d[A-Z])(?<value>[\dR]{3})[A-Z]{1,2}$/,
  /^EEE(?<voltage>\d[A-Z])A(?<value>[\dR]{3})(?:SR|SP|WR|WP|NR|NP|UP|UR|P|R)$/,
  /^EEU(?:FC|FM|FR|FS|EB|ED|EE)(?<voltage>\d[A-Z])(?<value>[\dR]{3})[A-Z]?$/,
  /^ECA(?<voltage>\d[A-Z])(?:HG|M)(?<value>[\dR]{3})[A-Z]?$/,
];

/** Panasonic: thick film resistors ERJ, electrolytic capacitors EEE, EEU and ECA. */
export const panasonic: OrderCodeReader = (code) => {
  const resistor = groupsOf(RESISTOR, code);
  if (resistor) {
    return resistorOf({
      maker: "Panasonic",
      value: codedValue(
        resistor["coarse"] ?? resistor["fine"] ?? (resistor["jumper"] === undefined ? "" : "0R"),
        "resistor",
      ),
      tolerance: resistor["tolerance"] ?? resistor["fineTolerance"],
      package: lookUp(packages, resistor["series"] ?? resistor["fineSeries"]),
    });
  }
  const electrolytic = ELECTROLYTICS.map((form) => groupsOf(form, code)).find(Boolean);
  if (!electrolytic) return null;
  return electrolyticOf({
    maker: "Panasonic",
    value: electrolytic["value"],
    voltage: lookUp(electrolyticVoltages, electrolytic["voltage"]),
    tolerance: null,
  });
};
