import type { KnownPart, PartKind } from "../../parts/known-parts/known-part.ts";
import { knownPart } from "../../parts/known-parts/known-parts.ts";
import { foldedWords } from "../folding.ts";
import { partCodes } from "../part-codes.ts";
import { withoutPurpose } from "../purpose.ts";
import { headKind, withWider } from "./kinds.ts";

/** What known parts are as kinds of products; a module may be anything. */
const ofParts: Partial<Record<PartKind, string>> = {
  regulator: "regulator",
  opamp: "opamp",
  comparator: "comparator",
  timer: "timer-ic",
  logic: "logic-ic",
  transistor: "transistor",
  mosfet: "mosfet",
  diode: "diode",
  zener: "zener",
  thyristor: "thyristor",
  triac: "triac",
  optocoupler: "isolator",
  microcontroller: "microcontroller",
  relay: "relay",
  crystal: "crystal",
  sensor: "sensor",
  display: "display",
  connector: "connector",
  battery: "battery",
  board: "arduino-board",
  driver: "driver",
  "battery-charger": "charger",
  memory: "ic",
  converter: "ic",
  interface: "ic",
  "pwm-controller": "ic",
};

const ofDiodes: Readonly<Record<string, string>> = {
  rectifier: "rectifier",
  schottky: "schottky",
  bridge: "bridge-rectifier",
};

/** What a known part is as a kind of products; null where that depends on the product. */
export const kindOfPart = ({ kind, subtype }: KnownPart): string | null =>
  (kind === "diode" && subtype !== null ? ofDiodes[subtype] : undefined) ?? ofParts[kind] ?? null;

/** What is read of a product to say what it is. */
interface NamedProduct {
  readonly names: readonly string[];
  /** The names of its category and sub category. */
  readonly groupNames: readonly string[];
  /** Its own part number and the maker's. */
  readonly numbers: readonly string[];
}

/** A name before what it is for or contains: 'Wire stripper' of 'Wire stripper for cables, red'. */
const titleOf = (name: string): string =>
  (withoutPurpose(name).split(/[,،;:(]/, 1)[0] ?? "").replace(/(?<=\S)\s(?:on|in|from|of|per)\s.*$/iu, "");

const headsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => headKind(foldedWords(titleOf(name)))?.kind.id ?? []);

/** A group of several kinds, or of accessories, says nothing of each of its products. */
const namesOne = (group: string): boolean =>
  !/[,،;:/&]| (?:and|or) | و\p{Script=Arabic}|accessor|إكسسوار|ملحقات/iu.test(group);

const withAllWider = (ids: readonly string[]): Set<string> => new Set(ids.flatMap(withWider));

/** Whether something may be of both of two kinds: one of them is the other, or a wider one. */
export const areAlike = (one: string, other: string): boolean =>
  withWider(one).includes(other) || withWider(other).includes(one);

/** The known parts that a product is, by its part numbers or those in its names; 'Holder for 18650' is none. */
export function partsOf({ names, numbers }: Pick<NamedProduct, "names" | "numbers">): KnownPart[] {
  const titles = names.map(titleOf);
  const codes = new Set([...numbers, ...partCodes(numbers, titles).map(({ written }) => written)]);
  const parts = new Set([...codes].flatMap((code) => knownPart(code) ?? []));
  if (parts.size === 0) return [];
  const named = headsOf(names);
  return [...parts].filter((part) => {
    const kind = kindOfPart(part);
    return kind === null || named.length === 0 || named.some((id) => areAlike(kind, id));
  });
}

/** The ids of the kinds that a product is, with their wider kinds: as its names say, else its group, else its part number. */
export function productKinds(product: NamedProduct): Set<string> {
  const named = headsOf(product.names);
  if (named.length > 0) return withAllWider(named);
  const grouped = headsOf(product.groupNames.filter(namesOne));
  if (grouped.length > 0) return withAllWider(grouped);
  return withAllWider(partsOf(product).flatMap((part) => kindOfPart(part) ?? []));
}
