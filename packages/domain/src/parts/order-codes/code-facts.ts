import { printNumber } from "../../specifications/print-value.ts";
import type { ExactValue, PassiveCode } from "./passive-code.ts";

const printed = (value: ExactValue | null): string | null =>
  value && printNumber(Number(value.amount), value.unit, "en");

/** What an order code states, in the order in which one says it: '10 kΩ', '1 %', '0805'. */
export const codeFacts = ({
  value,
  tolerance,
  voltage,
  power,
  dielectric,
  package: size,
}: PassiveCode): {
  readonly fact: "value" | "tolerance" | "rated-voltage" | "power" | "dielectric" | "package";
  readonly text: string;
}[] =>
  (
    [
      ["value", printed(value)],
      ["tolerance", printed(tolerance)],
      ["rated-voltage", printed(voltage)],
      ["power", printed(power)],
      ["dielectric", dielectric],
      ["package", size],
    ] as const
  ).flatMap(([fact, text]) => (text === null ? [] : [{ fact, text }]));
