import type { PartValue } from "./part-values.ts";

const interchangeable = [
  "regulator",
  "reference",
  "opamp",
  "comparator",
  "transistor",
  "mosfet",
  "diode",
  "zener",
  "thyristor",
  "triac",
  "optocoupler",
  "battery",
  "crystal",
] as const;

/** What parts are. */
export const partKinds = [
  ...interchangeable,
  "switching-regulator",
  "pwm-controller",
  "battery-charger",
  "timer",
  "audio-amplifier",
  "logic",
  "memory",
  "converter",
  "interface",
  "microcontroller",
  "module",
  "board",
  "display",
  "sensor",
  "relay",
  "driver",
  "connector",
] as const;

/** What a part is. */
export type PartKind = (typeof partKinds)[number];

/** Whether parts of a kind with the same subtype, values and package may stand for one another. */
export const isInterchangeable = (kind: PartKind): boolean => interchangeable.some((one) => one === kind);

/** Why a part is named in place of another, the best ground first: as an equivalent, because it can be set to its voltage, or because it bears as much. */
export const nearGrounds = ["drop-in", "same-values", "similar", "adjustable", "same-kind"] as const;

/** Why a part is named in place of another. */
export type NearGround = (typeof nearGrounds)[number];

const differences = [
  "pinout",
  "package",
  "current",
  "voltage",
  "power",
  "input-levels",
  "supply",
  "speed",
  "noise",
  "gain",
  "precision",
  "dropout",
  "memory",
  "radio",
  "antenna",
  "size",
  "temperature-range",
  "chemistry",
  "interface",
  "duty-cycle",
  "on-resistance",
  "trigger-current",
  "triggering",
  "protection",
  "isolation",
  "start-voltage",
] as const;

/** In what a similar part differs. */
export type PartDifference = (typeof differences)[number];

/** Whether a word names a difference. */
export const isPartDifference = (word: string): word is PartDifference =>
  differences.some((one) => one === word);

/** A part that does the same work with a difference. */
export interface SimilarPart {
  readonly code: string;
  readonly differs: readonly PartDifference[];
}

/** A standard part that several makers or all shops sell under one type number, as its datasheets state it. */
export interface KnownPart {
  /** The type number without letters of a maker: '7812', 'BC547', '74HC00'. */
  readonly code: string;
  readonly kind: PartKind;
  /** Polarity, channel, function: 'npn', 'n-channel', 'positive', 'quad 2-input NAND'; null where the kind says all. */
  readonly subtype: string | null;
  readonly values: readonly PartValue[];
  readonly packages: readonly string[];
  /** Pins, balls or contacts; null where packages differ in it. */
  readonly pins: number | null;
  /** Type numbers that fit in its place without a change. */
  readonly equivalents: readonly string[];
  readonly similar: readonly SimilarPart[];
  /** Its complement: 7912 of 7812, BC557 of BC547, IRF9540 of IRF540. */
  readonly opposite: string | null;
}

/** Lines of parts of one kind whose numbers are written by the same rule. */
export interface PartGroup {
  readonly kind: PartKind;
  /** Letters of makers that may stand before these numbers, folded and separated by spaces: 'lm l mc ua'. */
  readonly makers?: string;
  /** What may follow the number, of a folded code: grade, package and packing, as the source of a regular expression. */
  readonly endings?: string;
  /**
   * A part a line: `number, other number | subtype | values | packages | pins | links`; empty fields are left out.
   * Links: `=X` fits in its place, `~X(difference+difference)` is similar, `^X` is its complement.
   */
  readonly lines: string;
}
