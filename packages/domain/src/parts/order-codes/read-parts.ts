import { stated } from "./exact-value.ts";
import type { ExactValue, PassiveCode } from "./passive-code.ts";
import { capacitorTolerances, type CodeTable, lookUp, resistorTolerances } from "./tables.ts";
import { codedValue } from "./value-codes.ts";

/** What the parts of a code stand for; undefined for what the maker's tables do not hold. */
interface ResistorParts {
  readonly maker: string;
  readonly value: ExactValue | null;
  /** The letter of the tolerance; not asked for where the value is 0. */
  readonly tolerance: string | undefined;
  /** Null for parts with leads. */
  readonly package: string | null | undefined;
  readonly power?: string | undefined;
}

/** A resistor from the parts of its code; null where one of them stands for nothing. A jumper has no tolerance. */
export function resistorOf({
  maker,
  value,
  tolerance,
  package: size,
  power,
}: ResistorParts): PassiveCode | null {
  if (!value || size === undefined) return null;
  const isJumper = value.amount === "0";
  const around = lookUp(resistorTolerances, tolerance);
  if (!isJumper && around === undefined) return null;
  return {
    kind: "resistor",
    maker,
    value,
    tolerance: isJumper ? null : (around ?? null),
    voltage: null,
    power: power === undefined ? null : stated(power, "watt"),
    dielectric: null,
    package: size,
  };
}

/** The parts of a ceramic capacitor's code; undefined for what the maker's tables do not hold. */
interface CeramicParts {
  readonly maker: string;
  readonly value: ExactValue | null;
  readonly tolerance: string | undefined;
  readonly voltage: string | undefined;
  readonly dielectric: string | undefined;
  readonly package: string | undefined;
}

/** Up to 10 pF the tolerance is stated in picofarads, above it in percent. */
const HIGHEST_WITH_FARADS = 1e-11;

/** A ceramic capacitor from the parts of its code; null where one of them stands for nothing. */
export function ceramicOf({
  maker,
  value,
  tolerance,
  voltage,
  dielectric,
  package: size,
}: CeramicParts): PassiveCode | null {
  const around = lookUp(capacitorTolerances, tolerance);
  if (!value || around === undefined) return null;
  if (voltage === undefined || dielectric === undefined || size === undefined) return null;
  const isSmall = Number(value.amount) <= HIGHEST_WITH_FARADS;
  if (around?.unit === "farad" && !isSmall) return null;
  // Of small values F is 1 % with some makers and 1 pF with others.
  if (tolerance === "F" && isSmall) return null;
  return {
    kind: "capacitor",
    maker,
    value,
    tolerance: around,
    voltage: stated(voltage, "volt"),
    power: null,
    dielectric,
    package: size,
  };
}

/** The parts of an electrolytic capacitor's code. */
interface ElectrolyticParts {
  readonly maker: string;
  /** In microfarads, as a code of three characters. */
  readonly value: string | undefined;
  readonly voltage: string | undefined;
  readonly tolerance: ExactValue | null;
}

/** An electrolytic capacitor from the parts of its code; null where one of them stands for nothing. */
export function electrolyticOf({ maker, value, voltage, tolerance }: ElectrolyticParts): PassiveCode | null {
  const capacitance = codedValue(value ?? "", "electrolytic");
  if (!capacitance || voltage === undefined) return null;
  return {
    kind: "electrolytic",
    maker,
    value: capacitance,
    tolerance,
    voltage: stated(voltage, "volt"),
    power: null,
    dielectric: null,
    package: null,
  };
}

/** The groups of a code that has a maker's form; undefined for another one. */
export const groupsOf = (
  form: RegExp,
  code: string,
): Readonly<Record<string, string | undefined>> | undefined => form.exec(code)?.groups;

/** Packages that are written as they are named, in inches. */
export const inchPackages = (sizes: string): CodeTable<string> =>
  Object.fromEntries(sizes.split(" ").map((size) => [size, size]));
