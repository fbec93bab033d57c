import { decimalOf } from "../../../specifications/decimal.ts";
import { exactValue, stated } from "../exact-value.ts";
import type { OrderCodeReader } from "../passive-code.ts";
import { groupsOf } from "../read-parts.ts";

/** Volts, series, microfarads as they are, tolerance of 20 %, lead, size: 50YXF100MEFC8X11.5. */
const ELECTROLYTIC =
  /^(?<voltage>6\.3|10|16|25|35|50|63|80|100|160|200|250|350|400|450)(?:YXF|YXG|YXJ|YXH|YK|PX|PK|ZL|ZLG|ZLH|ZLJ|ZLQ)(?<value>[1-9]\d{0,4}|\d?R\d{1,2})MEFC(?:[A-Z]{1,2}\d?)?(?:\d{1,2}(?:\.\d)?X\d{1,2}(?:\.\d)?)?$/;

/** Rubycon: aluminium electrolytic capacitors. */
export const rubycon: OrderCodeReader = (code) => {
  const groups = groupsOf(ELECTROLYTIC, code);
  if (!groups) return null;
  const { digits, power } = decimalOf((groups["value"] ?? "").replace("R", "."));
  if (digits === 0n) return null;
  return {
    kind: "electrolytic",
    maker: "Rubycon",
    value: exactValue({ digits, power: power - 6 }, "farad"),
    tolerance: stated("20", "percent"),
    voltage: stated(groups["voltage"] ?? "", "volt"),
    power: null,
    dielectric: null,
    package: null,
  };
};
