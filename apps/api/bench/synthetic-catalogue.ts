import { readFileSync } from "node:fs";

import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";

import type { SeedCatalogue } from "../src/seed/seed-catalogue.ts";
import { syntheticAttributes, syntheticValues } from "./synthetic-attributes.ts";

const CATEGORIES = 12;
const SUBS_EACH = 6;
/** Words that descriptions are made of, beside those of the kinds: about as many as a real catalogue has. */
const FILLER_WORDS = 4000;

/** Name in both languages, prefix of its part numbers. */
const kinds = [
  ["Carbon film resistor", "مقاومة كربونية", "CFR"],
  ["Metal film resistor", "مقاومة معدنية", "MFR"],
  ["Ceramic capacitor", "مكثف سيراميك", "CC"],
  ["Electrolytic capacitor", "مكثف كيميائي", "EC"],
  ["Power inductor", "ملف قدرة", "PI"],
  ["Linear regulator", "منظم جهد خطي", "LR"],
  ["Switching regulator", "منظم جهد تبديلي", "SR"],
  ["Operational amplifier", "مكبر عمليات", "OPA"],
  ["Microcontroller board", "لوحة متحكم دقيق", "MCU"],
  ["Temperature sensor", "حساس حرارة", "TS"],
  ["Digital multimeter", "ملتيميتر رقمي", "DM"],
  ["Clamp meter", "كلامب ميتر", "CM"],
  ["Oscilloscope", "راسم إشارة", "OS"],
  ["Soldering station", "محطة لحام", "SS"],
  ["Relay module", "وحدة ريليه", "RM"],
  ["Stepper motor", "موتور خطوي", "SM"],
] as const;
const brands = ["Kelvra", "Ohmwright", "Metrivo", "Galvora", "Voltane", "Siglent Works", "Fluxon", "Amperia"];
const units = ["Ω", "kΩ", "µF", "pF", "mH", "V", "mA", "W"];
const syllables = [
  "ba",
  "cor",
  "den",
  "fil",
  "gan",
  "hex",
  "jun",
  "kel",
  "lum",
  "mon",
  "nor",
  "pul",
  "quan",
  "ras",
  "sil",
  "tor",
  "ven",
  "wat",
];

const partSchema = v.object({
  name: v.string(),
  description: v.optional(v.string(), ""),
  keywords: v.optional(v.string(), ""),
  manufacturer: v.optional(v.nullable(v.string())),
});

type Part = v.InferOutput<typeof partSchema>;

const readParts = (file: string): Part[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => v.parse(partSchema, JSON.parse(line)));

/** A seeded random generator of numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Generates a catalogue of many products with realistic names. With a file of real parts (JSON lines with
 * name, description, keywords) products get their names and descriptions in turn.
 */
export function syntheticCatalogue(count: number, partsFile?: string): SeedCatalogue {
  const random = randomNumbers(7);
  const whole = (most: number): number => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(list.length)];
    if (found === undefined) throw new RangeError("Nothing to pick from.");
    return found;
  };
  const filler = Array.from({ length: FILLER_WORDS }, () =>
    Array.from({ length: 2 + whole(3) }, () => pick(syllables)).join(""),
  );
  // A few words are common and most are rare, as in any language.
  const fillerWord = (): string => filler[Math.floor(random() ** 3 * FILLER_WORDS)] ?? "";
  const parts = partsFile ? readParts(partsFile) : [];

  const categories = Array.from({ length: CATEGORIES }, (_, index) =>
    aCategory({ id: index + 1, name: `Section ${filler[index] ?? ""}`, name_ar: null, sub_category: [] }),
  );
  const subCategories = Array.from({ length: CATEGORIES * SUBS_EACH }, (_, index) =>
    aSubCategory({
      id: index + 1,
      name: `${kinds[index % kinds.length]?.[0] ?? ""} ${index + 1}`,
      name_ar: null,
      category_id: (index % CATEGORIES) + 1,
    }),
  );
  const products = Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const [kind, kindAr, prefix] = pick(kinds);
    const part = parts[index % Math.max(parts.length, 1)];
    const value = `${(1 + whole(990)) / (random() < 0.3 ? 10 : 1)} ${pick(units)}`;
    const subCategory = pick(subCategories);
    const number = `${prefix}${100 + whole(900)}-${whole(10_000)}${pick(["A", "B", "K", "X", ""])}`;
    return aProduct({
      id,
      name: part ? part.name : `${kind} ${value} ${pick(brands)}`,
      name_ar: part ? null : `${kindAr} ${value}`,
      part_number: part ? `${part.name}-${index}` : number,
      brand: part?.manufacturer ?? pick(brands),
      price: `${whole(5000)}.${String(whole(100)).padStart(2, "0")}`,
      amount: whole(200),
      category_id: subCategory.category_id,
      sub_category_id: subCategory.id,
      description: part
        ? `${part.description} ${part.keywords}`
        : Array.from({ length: 12 + whole(20) }, fillerWord).join(" "),
      description_ar: null,
      images: [{ id, product_id: id, image: `/media/part-${id % 40}.webp` }],
    });
  });
  const attributeTexts = new Map(products.map(({ id }) => [id, syntheticValues(pick)]));
  return { categories, subCategories, products, attributes: syntheticAttributes(CATEGORIES), attributeTexts };
}
