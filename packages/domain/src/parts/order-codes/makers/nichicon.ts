import { stated } from "../exact-value.ts";
import type { OrderCodeReader } from "../passive-code.ts";
import { electrolyticOf, groupsOf } from "../read-parts.ts";
import { electrolyticVoltages, lookUp } from "../tables.ts";

/** Series, voltage, capacitance, tolerance of 20 %, form and lead: UVR1E102MHD, UWT1H100MCL1GB. */
const ELECTROLYTIC =
  /^(?:UVR|UVZ|UVY|UPW|UPJ|UPM|UHE|UHW|UFW|UFG|UKL|UKA|UKW|UES|UKZ|UWT|UWX|UUD|UCL|UCD)(?<voltage>\d[A-Z])(?<value>[\dR]{3})M[A-Z]{2}(?:\d[A-Z]{1,2}|[A-Z])?$/;

/** Nichicon: aluminium electrolytic capacitors. */
export const nichicon: OrderCodeReader = (code) => {
  const groups = groupsOf(ELECTROLYTIC, code);
  if (!groups) return null;
  return electrolyticOf({
    maker: "Nichicon",
    value: groups["value"],
    voltage: lookUp(electrolyticVoltages, groups["voltage"]),
    tolerance: stated("20", "percent"),
  });
};
