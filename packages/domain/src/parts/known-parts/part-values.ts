import type { UnitName } from "../../specifications/units.ts";

/** The values that lines of parts state: the symbol in a line, what it measures, and the unit in which its text is read. */
const symbols = {
  Vout: ["output-voltage", "volt"],
  Iout: ["output-current", "ampere"],
  Vin: ["input-voltage", "volt"],
  Vs: ["supply-voltage", "volt"],
  V: ["voltage", "volt"],
  I: ["current", "ampere"],
  P: ["power", "watt"],
  GBW: ["gain-bandwidth", "hertz"],
  f: ["frequency", "hertz"],
  ch: ["channels", "none"],
  Vceo: ["collector-emitter-voltage", "volt"],
  Ic: ["collector-current", "ampere"],
  Vds: ["drain-source-voltage", "volt"],
  Id: ["drain-current", "ampere"],
  Rds: ["on-resistance", "ohm"],
  Vr: ["reverse-voltage", "volt"],
  If: ["forward-current", "ampere"],
  trr: ["recovery-time", "second"],
  Vz: ["zener-voltage", "volt"],
  Vdrm: ["off-state-voltage", "volt"],
  It: ["on-state-current", "ampere"],
  Igt: ["gate-trigger-current", "ampere"],
  Viso: ["isolation-voltage", "volt"],
  CTR: ["current-transfer-ratio", "percent"],
  flash: ["flash-memory", "byte"],
  ram: ["working-memory", "byte"],
  mem: ["memory-size", "byte"],
  res: ["resolution", "bit"],
  Vcoil: ["coil-voltage", "volt"],
  Icont: ["contact-current", "ampere"],
  pitch: ["pitch", "metre"],
  cap: ["capacity", "ampere-hour"],
  d: ["diameter", "metre"],
  h: ["height", "metre"],
  CL: ["load-capacitance", "farad"],
  T: ["measured-temperature", "celsius"],
  RH: ["measured-humidity", "percent"],
  range: ["measured-distance", "metre"],
  diag: ["screen-diagonal", "metre"],
  cols: ["columns", "none"],
  rows: ["rows", "none"],
} as const satisfies Readonly<Record<string, readonly [string, UnitName]>>;

type Symbols = typeof symbols;

/** What a value of a part measures. */
export type PartQuantity = Symbols[keyof Symbols][0];

/** A value as the maker states it: a single one, a range or, for ratings, the limit. */
export interface PartValue {
  readonly quantity: PartQuantity;
  readonly unit: UnitName;
  /** As `parseValue` reads it in the unit: '5V', '3~32V', '44mΩ@10V'. */
  readonly text: string;
}

const isSymbol = (text: string): text is keyof Symbols => text in symbols;

/** Reads one value of a line: 'Vout=5V'. */
export function partValue(written: string): PartValue {
  const at = written.indexOf("=");
  const symbol = written.slice(0, at);
  if (!isSymbol(symbol)) throw new Error(`No part has the value '${written}'.`);
  const [quantity, unit] = symbols[symbol];
  return { quantity, unit, text: written.slice(at + 1) };
}
