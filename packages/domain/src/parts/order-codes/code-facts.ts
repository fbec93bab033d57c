import { printNumber } from "../../specifications/print-value.ts";
import type { PassiveCode } from "./passive-code.ts";

/** What an order code states, as texts: '10 kΩ', '1 %', '0805'. */
export function codeFacts({
  value,
  tolerance,
  voltage,
  power,
  dielectric,
  package: size,
}: PassiveCode): string[] {
  const amounts = [value, tolerance, voltage, power].filter((one) => one !== null);
  return [
    ...amounts.map(({ amount, unit }) => printNumber(Number(amount), unit, "en")),
    ...[dielectric, size].filter((one) => one !== null),
  ];
}
