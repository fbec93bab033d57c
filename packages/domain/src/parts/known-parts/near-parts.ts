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

const boundsIn = ({ values }: KnownPart, quantity: PartQuantity) =>
  boundsOf(values.find((one) => one.quantity === quantity));

/** Whether a part bears all that another one does; both state the same ratings. */
function bearsAsMuch(one: KnownPart, other: KnownPart): boolean {
  const rated = RATINGS.filter((quantity) => boundsIn(one, quantity) !== null);
  return (
    rated.length > 0 &&
    rated.every((quantity) => {
      const [own, others] = [boundsIn(one, quantity), boundsIn(other, quantity)];
      return own !== null && others !== null && others.max >= own.max;
    })
  );
}

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

const segmentsOf = ({ subtype }: KnownPart): string[] => (subtype ?? "").split(", ");

/** Whether one part is first of all what another one is: both measure temperature. */
const saysTheSame = (one: KnownPart, other: KnownPart): boolean =>
  one.subtype !== null && segmentsOf(one)[0] === segmentsOf(other)[0];

/** Whether two parts are built around the same chip: a board with an ESP8266 and a module with one. */
const haveSameChip = (one: KnownPart, other: KnownPart): boolean =>
  segmentsOf(one).some((segment) => /\d{3}/.test(segment) && segmentsOf(other).includes(segment));

const firstWord = ({ subtype }: KnownPart): string => (subtype ?? "").split(/[ ,]/, 1)[0] ?? "";

function groundOf(one: KnownPart, other: KnownPart): "adjustable" | "same-kind" | null {
  if (one.kind === "regulator") return canBeSetTo(one, other) ? "adjustable" : null;
  if (BUILT.has(one.kind) && BUILT.has(other.kind)) return haveSameChip(one, other) ? "same-kind" : null;
  if (one.kind !== other.kind) return null;
  if (one.kind === "opamp" || one.kind === "comparator") return "same-kind";
  if (SAYING.has(one.kind)) return saysTheSame(one, other) ? "same-kind" : null;
  if (one.kind === "optocoupler") return firstWord(one) === firstWord(other) ? "same-kind" : null;
  return one.subtype === other.subtype && bearsAsMuch(one, other) ? "same-kind" : null;
}

/** The parts that are named in place of one, those that fit as they are first; a complement or another function never stands for it. */
export function nearParts(part: KnownPart): NearParts[] {
  const grounds = new Map<KnownPart, NearGround>();
  for (const { part: other, ground } of equivalentsOf(part)) grounds.set(other, ground);
  for (const { part: other } of partIndex().values()) {
    const ground = other === part || grounds.has(other) ? null : groundOf(part, other);
    if (ground) grounds.set(other, ground);
  }
  return nearGrounds
    .map((ground) => ({
      ground,
      parts: [...grounds].flatMap(([other, own]) => (own === ground ? [other] : [])),
    }))
    .filter(({ parts }) => parts.length > 0);
}
