import { MAX_LINE_QUANTITY } from "../constants.ts";
import { foldText } from "../search/folding.ts";
import type { SellingUnit, SoldUnit } from "./selling-unit.ts";

/** A product's names. */
interface Names {
  readonly name: string;
  readonly name_ar: string | null;
}

/** Why no pack is read from a name: it names none, or several numbers of pieces. */
type NoPack = "no_pack_in_name" | "unclear_pack";

interface Found {
  readonly unit: SellingUnit;
  readonly pieces: number;
  /** Whether the name says the unit, not only a number of pieces. */
  readonly isNamed: boolean;
}

/** Words for what holds pieces, folded as names are. */
const holders: readonly (readonly [unit: SellingUnit, words: string])[] = [
  ["pack", "pack|packs|pk|package|box|bag|عبوه|علبه|كيس"],
  ["strip", "strip|شريط"],
  ["reel", "reel|roll|بكره|رول"],
  ["set", "set|kit|طقم|مجموعه"],
];
const HELD_ONLY = "tube|tray|lot|bundle|card";
const PIECES = "(?:pcs|pc|pieces|piece|قطع|قطعه|حبه|حبات|وحده|وحدات)";
const NUMBER = "(\\d{1,7})";
/** What a number of another kind is followed by: 'set of 5 mm drills'. */
const MEASURED =
  "(?! ?(?:mm|cm|m|ohm|v|a|w|k|kg|g|ml|l|in|inch|mah|ah|pin|pins|way|مم|سم|متر|فولت|وات)(?: |$))";

const counted = (before: string, after: string): RegExp =>
  new RegExp(`(?:^| )${before}${NUMBER}${after}`, "gu");
const END = "(?= |$)";

/** How names say it: 'pack of 10', 'pack 10 pcs', '10 pack'; 'عبوة من 10', 'علبة 100 قطعة'. */
const named = holders.map(
  ([unit, words]) =>
    [
      unit,
      [
        counted(`(?:${words}) (?:of|من|بها|فيها) `, `${END}${MEASURED}`),
        counted(`(?:${words}) `, ` ?${PIECES}${END}`),
        counted(
          "",
          ` ?(?:${PIECES} )?(?:per |في )?(?:ال)?(?:${unit === "pack" || unit === "reel" ? words : "(?!)"})${END}`,
        ),
      ],
    ] as const,
);
/** Words that hold pieces only where they say so: '25 tubes' are tubes. */
const heldOnly = counted(`(?:${HELD_ONLY}) of `, `${END}${MEASURED}`);
/** 'عبوة 50' ends a name; within one it may be a size. */
const endsInPack = new RegExp(`(?:^| )عبوه ${NUMBER}$`, "gu");
const pieces = counted("", ` ?${PIECES}${END}`);
const isSet = /(?:^| )(?:set|kit|طقم)(?: |$)/u;
/** '5 colours × 20 pieces' are a hundred. */
const isProduct = new RegExp(`[×x*] ?\\d+ ?${PIECES}(?!\\p{L})`, "iu");
const isPair = /(?:^| )(?:pair of|per pair|زوج)(?: |$)/u;

/**
 * What every name that tells a pack has before it is folded, one of the words or a letter in a form of its own: most names have none, and imports
 * read many.
 */
const hint = new RegExp(
  `${[...holders.map(([, words]) => words), HELD_ONLY, PIECES, "pair|زوج"].join("|").replaceAll("ه", "[هة]")}|[\\p{M}\\uFE70-\\uFFEFـ]`,
  "iu",
);

/** What stands alone in brackets is no size: '(pack 10)', '[علبة 100]', '(10 x pcs)'. */
const bracketed = /[([]([^()[\]]+)[)\]]/gu;
const namedAlone = holders.map(
  ([unit, words]) => [unit, new RegExp(`^(?:${words}) ${NUMBER}$`, "u")] as const,
);
const piecesAlone = new RegExp(`^${NUMBER} ?x ?${PIECES}$`, "u");

const fold = (name: string): string => foldText(name.replaceAll(/(\d)[,٬](\d{3})(?!\d)/g, "$1$2"));

function* foundInBrackets(name: string): Generator<Found> {
  for (const [, content = ""] of name.matchAll(bracketed)) {
    const text = fold(content);
    for (const [unit, pattern] of namedAlone) {
      const number = pattern.exec(text)?.[1];
      if (number !== undefined) yield { unit, pieces: Number(number), isNamed: true };
    }
    const number = piecesAlone.exec(text)?.[1];
    if (number !== undefined) yield { unit: "pack", pieces: Number(number), isNamed: false };
  }
}

function* foundIn(name: string): Generator<Found> {
  for (const [unit, patterns] of named) {
    for (const pattern of patterns) {
      for (const [, number] of name.matchAll(pattern)) yield { unit, pieces: Number(number), isNamed: true };
    }
  }
  for (const pattern of [heldOnly, endsInPack]) {
    for (const [, number] of name.matchAll(pattern))
      yield { unit: "pack", pieces: Number(number), isNamed: true };
  }
  const unit = isSet.test(name) ? "set" : "pack";
  for (const [, number] of name.matchAll(pieces)) yield { unit, pieces: Number(number), isNamed: false };
}

/**
 * The pack, strip, reel, pair or set that the names of a product say it is sold as: 'BC547B (10 pcs)', 'Resistors, pack of 100', 'عبوة 10 قطع'.
 * Nothing is guessed: names with several numbers of pieces are unclear.
 */
export function packInName({ name, name_ar }: Names): Required<SoldUnit> | NoPack {
  const given = [name, name_ar ?? ""];
  if (!given.some((one) => hint.test(one))) return "no_pack_in_name";
  if (given.some((one) => isProduct.test(one))) return "unclear_pack";
  const names = given.map(fold);
  const found = [...names.map(foundIn), ...given.map(foundInBrackets)]
    .flatMap((each) => Array.from(each))
    .filter((one) => one.pieces > 1);
  const [first] = found;
  if (!first) {
    return names.some((one) => isPair.test(one))
      ? { unit: "pair", pieces_per_unit: null }
      : "no_pack_in_name";
  }
  const units = new Set(found.filter((one) => one.isNamed).map((one) => one.unit));
  const isClear = units.size <= 1 && found.every((one) => one.pieces === first.pieces);
  if (!isClear || first.pieces > MAX_LINE_QUANTITY) return "unclear_pack";
  const [unit = first.unit] = units;
  return { unit, pieces_per_unit: first.pieces };
}
