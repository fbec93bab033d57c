import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";
import { type SellingUnit, sellingUnits } from "./selling-unit.ts";

/** How sheets write the units. */
export const sellingUnitWords: Readonly<Record<Locale, Readonly<Record<SellingUnit, string>>>> = {
  en: {
    piece: "piece",
    pack: "pack",
    strip: "strip",
    reel: "reel",
    metre: "metre",
    pair: "pair",
    set: "set",
  },
  ar: {
    piece: "قطعة",
    pack: "عبوة",
    strip: "شريط",
    reel: "بكرة",
    metre: "متر",
    pair: "زوج",
    set: "طقم",
  },
};

/** Other words that sheets of suppliers have for them. */
const otherWords: Readonly<Record<string, SellingUnit>> = {
  pc: "piece",
  pcs: "piece",
  pieces: "piece",
  each: "piece",
  ea: "piece",
  unit: "piece",
  قطع: "piece",
  packs: "pack",
  pk: "pack",
  package: "pack",
  box: "pack",
  bag: "pack",
  علبة: "pack",
  كيس: "pack",
  strips: "strip",
  reels: "reel",
  roll: "reel",
  رول: "reel",
  meter: "metre",
  metres: "metre",
  meters: "metre",
  m: "metre",
  pairs: "pair",
  sets: "set",
  kit: "set",
};

const read: ReadonlyMap<string, SellingUnit> = new Map([
  ...Object.values(sellingUnitWords).flatMap((words) =>
    sellingUnits.map((unit) => [foldText(words[unit]), unit] as const),
  ),
  ...Object.entries(otherWords).map(([word, unit]) => [foldText(word), unit] as const),
]);

/** The unit that a text names, in English or Arabic; null for any other text. */
export const readSellingUnit = (text: string): SellingUnit | null => read.get(foldText(text)) ?? null;
