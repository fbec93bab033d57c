import { isInterchangeable, type KnownPart, type PartDifference } from "./known-part.ts";
import { partIndex } from "./part-index.ts";
import type { PartQuantity, PartValue } from "./part-values.ts";

/** A value in which two parts differ; null where one of them does not state it. */
interface DifferingValue {
  readonly quantity: PartQuantity;
  readonly own: string | null;
  readonly other: string | null;
}

/** Why a part may stand for another: it fits as it is, has the same values (its pins may stand in another order), or is similar. */
type EquivalenceGround = "drop-in" | "same-values" | "similar";

/** A part that may stand for another one, and why. */
export interface PartEquivalent {
  readonly part: KnownPart;
  readonly ground: EquivalenceGround;
  /** In what a similar part differs, as far as the values do not say it. */
  readonly differs: readonly PartDifference[];
  readonly values: readonly DifferingValue[];
}

const textOf = (values: readonly PartValue[], quantity: PartQuantity): string | null =>
  values.find((one) => one.quantity === quantity)?.text ?? null;

function differingValues(own: KnownPart, other: KnownPart): DifferingValue[] {
  const quantities = new Set([...own.values, ...other.values].map(({ quantity }) => quantity));
  return [...quantities]
    .map((quantity) => ({
      quantity,
      own: textOf(own.values, quantity),
      other: textOf(other.values, quantity),
    }))
    .filter((one) => one.own !== one.other);
}

/** A single value in common, such as the supply of 5 V, makes no parts equal. */
const LEAST_VALUES = 2;

const hasSameValues = (one: KnownPart, other: KnownPart): boolean =>
  isInterchangeable(one.kind) &&
  one.kind === other.kind &&
  one.subtype === other.subtype &&
  one.pins === other.pins &&
  one.values.length >= LEAST_VALUES &&
  differingValues(one, other).length === 0 &&
  one.packages.some((name) => other.packages.includes(name));

const isDropIn = (one: KnownPart, other: KnownPart): boolean =>
  one.equivalents.includes(other.code) || other.equivalents.includes(one.code);

const stated = (one: KnownPart, other: KnownPart): readonly PartDifference[] =>
  one.similar.find(({ code }) => code === other.code)?.differs ?? [];

function equivalent(own: KnownPart, other: KnownPart): PartEquivalent | null {
  const values = differingValues(own, other);
  if (isDropIn(own, other)) return { part: other, ground: "drop-in", differs: [], values };
  const differs = [...new Set([...stated(own, other), ...stated(other, own)])];
  if (differs.length > 0) return { part: other, ground: "similar", differs, values };
  return hasSameValues(own, other) ? { part: other, ground: "same-values", differs, values } : null;
}

const RANKS = { "drop-in": 0, "same-values": 1, similar: 2 } as const satisfies Readonly<
  Record<EquivalenceGround, number>
>;

/** The parts that may stand for one, those that fit as they are first. */
export const equivalentsOf = (part: KnownPart): PartEquivalent[] =>
  [...new Set([...partIndex().values()].map((one) => one.part))]
    .filter((one) => one !== part)
    .flatMap((one) => equivalent(part, one) ?? [])
    .toSorted((one, other) => RANKS[one.ground] - RANKS[other.ground]);
