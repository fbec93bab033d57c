import { parseValue } from "../../specifications/parse-value.ts";
import { equivalentsOf } from "./equivalents.ts";
import { type KnownPart, type NearGround, nearGrounds, type PartKind } from "./known-part.ts";
import { partIndex } from "./part-index.ts";
import type { PartQuantity, PartValue } from "./part-values.ts";

/** Parts that are named in place of one, on one ground. */
export interface NearParts {
  readonly ground: NearGround;
  readonly parts: readonly KnownPart[];
}

/** Limits of a part, of which another one may have more. */
const RATINGS: readonly PartQuantity[] = [
  "collector-emitter-voltage",
  "collector-current",
  "drain-source-voltage",
  "drain-current",
  "reverse-voltage",
  "forward-current",
  "off-state-voltage",
  "on-state-current",
];

const boundsOf = (value: PartValue | undefined): { min: number; max: number } | null => {
  const read = value && parseValue(value.text, value.unit).value;
  if (!read) return null;
  return { min: read.min ?? -Infinity, max: read.max ?? Infinity };
};

const segmentsOf = ({ subtype }: KnownPart): string[] => (subtype ?? "").split(", ");

const boundsIn = ({ values }: KnownPart, quantity: PartQuantity) =>
  boundsOf(values.find((one) => one.quantity === quantity));

/** How many times the current a part may bear that stands for another one: a power transistor is none for small signals. */
const HIGHEST_SURPLUS = 10;

const CURRENTS: ReadonlySet<PartQuantity> = new Set([
  "collector-current",
  "drain-current",
  "forward-current",
  "on-state-current",
]);

/** Whether a part bears all that another one does, and is not for far higher currents; both state the same ratings. */
function bearsAsMuch(one: KnownPart, other: KnownPart): boolean {
  const rated = RATINGS.filter((quantity) => boundsIn(one, quantity) !== null);
  return (
    rated.length > 0 &&
    rated.every((quantity) => {
      const [own, others] = [boundsIn(one, quantity), boundsIn(other, quantity)];
      if (own === null || others === null || others.max < own.max) return false;
      return !CURRENTS.has(quantity) || others.max <= HIGHEST_SURPLUS * own.max;
    })
  );
}

/** Limits that a similar part must nearly reach as well. */
const NEEDED: readonly PartQuantity[] = [
  ...RATINGS,
  "output-current",
  "input-voltage",
  "supply-voltage",
  "power",
];

/** What similar parts must reach at least: a diode for 1 A does not stand for one for 3 A. */
const NEARLY = 2 / 3;

/** Whether a part has less than a share of what another one has. */
const hasLess = (other: KnownPart, one: KnownPart, quantities: readonly PartQuantity[], share = 1): boolean =>
  quantities.some((quantity) => {
    const [own, others] = [boundsIn(one, quantity), boundsIn(other, quantity)];
    return own !== null && others !== null && Math.abs(others.max) < share * Math.abs(own.max);
  });

const MEMORIES: readonly PartQuantity[] = ["flash-memory", "working-memory", "memory-size"];

/** Diodes by their speed. */
const SPEEDS: readonly (string | null)[] = ["rectifier", "fast recovery", "ultrafast"];

const hasLogicLevel = (part: KnownPart): boolean => segmentsOf(part).includes("logic level");

/** Whether a part fails where another one works: one that is far weaker, one with less memory or fewer channels, a slow diode for a fast one, a gate that a logic output does not open. */
const fallsShort = (other: KnownPart, one: KnownPart): boolean =>
  hasLess(other, one, NEEDED, NEARLY) ||
  hasLess(other, one, one.subtype === other.subtype ? [...MEMORIES, "channels"] : MEMORIES) ||
  (SPEEDS.includes(other.subtype) && SPEEDS.indexOf(other.subtype) < SPEEDS.indexOf(one.subtype)) ||
  (one.kind === "mosfet" && other.kind === "mosfet" && hasLogicLevel(one) && !hasLogicLevel(other));

/** Whether a regulator of one voltage can be replaced by one that is set to it; signs stand in the values. */
function canBeSetTo(one: KnownPart, other: KnownPart): boolean {
  const [own, others] = [boundsIn(one, "output-voltage"), boundsIn(other, "output-voltage")];
  if (!own || !others || own.min !== own.max) return false;
  const isSet =
    other.kind === "regulator" ||
    (other.kind === "switching-regulator" && /step-down/.test(other.subtype ?? ""));
  return isSet && others.min < others.max && others.min <= own.min && others.max >= own.max;
}

/** Kinds of parts that may stand for each other where they are built around the same chip. */
const BUILT: ReadonlySet<PartKind> = new Set(["board", "module", "microcontroller"]);
/** Kinds of parts of which those do the same work that say the same first. */
const SAYING: ReadonlySet<PartKind> = new Set(["sensor", "display", "interface", "driver"]);

/** Whether one part is first of all what another one is: both measure temperature. */
const saysTheSame = (one: KnownPart, other: KnownPart): boolean =>
  one.subtype !== null && segmentsOf(one)[0] === segmentsOf(other)[0];

/** Whether two parts are built around the same chip: a board with an ESP8266 and a module with one. */
const haveSameChip = (one: KnownPart, other: KnownPart): boolean =>
  segmentsOf(one).some(
    (segment) => /\d{3}/.test(segment) && !segment.endsWith("Hz") && segmentsOf(other).includes(segment),
  );

const firstWord = ({ subtype }: KnownPart): string => (subtype ?? "").split(/[ ,]/, 1)[0] ?? "";

/** Op amps that need a higher gain, or a capacitor outside, in order not to oscillate. */
const UNSTABLE = "not stable at unity gain";

/** Whether an amplifier or comparator may be wired to do what another one does: as many channels and the same supplies, no other kind of input. */
function amplifiesAsMuch(one: KnownPart, other: KnownPart): boolean {
  if ((firstWord(one) === "instrumentation") !== (firstWord(other) === "instrumentation")) return false;
  if (segmentsOf(other).includes(UNSTABLE) && !segmentsOf(one).includes(UNSTABLE)) return false;
  if (hasLess(other, one, ["channels", "supply-voltage"])) return false;
  const [own, others] = [boundsIn(one, "supply-voltage"), boundsIn(other, "supply-voltage")];
  return own === null || others === null || others.min <= own.min;
}

/** Whether optocouplers have outputs of one kind; one that waits for the zero crossing cannot dim. */
const switchesAlike = (one: KnownPart, other: KnownPart): boolean =>
  firstWord(one) === firstWord(other) && (firstWord(one) !== "triac" || one.subtype === other.subtype);

function groundOf(one: KnownPart, other: KnownPart): "adjustable" | "same-kind" | null {
  if (one.kind === "regulator") return canBeSetTo(one, other) ? "adjustable" : null;
  // Of microcontrollers the family is stated, which is no chip.
  if (one.kind === "microcontroller" && other.kind === "microcontroller") return null;
  if (BUILT.has(one.kind) && BUILT.has(other.kind)) return haveSameChip(one, other) ? "same-kind" : null;
  if (one.kind !== other.kind) return null;
  if (one.kind === "opamp" || one.kind === "comparator")
    return amplifiesAsMuch(one, other) ? "same-kind" : null;
  if (SAYING.has(one.kind)) return saysTheSame(one, other) ? "same-kind" : null;
  if (one.kind === "optocoupler") return switchesAlike(one, other) ? "same-kind" : null;
  const isAlike =
    one.subtype === other.subtype ||
    (one.kind === "mosfet" && `${one.subtype}, logic level` === other.subtype);
  return isAlike && bearsAsMuch(one, other) ? "same-kind" : null;
}

/** The parts that are named in place of one, those that fit as they are first; a complement, another function or one that falls short never stands for it. */
export function nearParts(part: KnownPart): NearParts[] {
  const grounds = new Map<KnownPart, NearGround>();
  for (const { part: other, ground } of equivalentsOf(part)) grounds.set(other, ground);
  for (const { part: other } of partIndex().values()) {
    const isNone = other === part || other.code === part.opposite || grounds.has(other);
    const ground = isNone ? null : groundOf(part, other);
    if (ground) grounds.set(other, ground);
  }
  return nearGrounds
    .map((ground) => ({
      ground,
      parts: [...grounds].flatMap(([other, own]) =>
        own === ground && !fallsShort(other, part) ? [other] : [],
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}
