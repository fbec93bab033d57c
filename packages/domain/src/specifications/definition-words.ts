import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";
import type { AlternativeRule, AttributeKind } from "./attribute.ts";
import { type UnitName, unitNames, unitOf } from "./units.ts";

/** The columns of a sheet of definitions, in their order; a row holds an attribute, or one of its choices. */
export const definitionColumns = [
  "name",
  "name_ar",
  "kind",
  "unit",
  "section",
  "section_ar",
  "filterable",
  "on_cards",
  "alternative",
  "categories",
  "sub_categories",
  "choice",
  "choice_ar",
  "synonyms",
] as const;

/** A column of a sheet of definitions. */
export type DefinitionColumn = (typeof definitionColumns)[number];

/** The columns of an attribute's own values, which its first row states. */
export const ownColumns = definitionColumns.slice(0, 11);

/** The header of each column by language; exports write it and imports read both. */
export const definitionHeaders: Readonly<Record<Locale, Readonly<Record<DefinitionColumn, string>>>> = {
  en: {
    name: "Name",
    name_ar: "Name (Arabic)",
    kind: "Kind",
    unit: "Unit",
    section: "Heading",
    section_ar: "Heading (Arabic)",
    filterable: "Filterable",
    on_cards: "On cards",
    alternative: "In alternatives",
    categories: "Categories",
    sub_categories: "Sub categories",
    choice: "Choice",
    choice_ar: "Choice (Arabic)",
    synonyms: "Synonyms",
  },
  ar: {
    name: "الاسم",
    name_ar: "الاسم بالعربية",
    kind: "النوع",
    unit: "وحدة القياس",
    section: "العنوان",
    section_ar: "العنوان بالعربية",
    filterable: "للتصفية",
    on_cards: "في البطاقات",
    alternative: "في البدائل",
    categories: "الأقسام",
    sub_categories: "الأقسام الفرعية",
    choice: "الاختيار",
    choice_ar: "الاختيار بالعربية",
    synonyms: "كتابات أخرى",
  },
};

/** The words of kinds. */
export const kindWords: Readonly<Record<Locale, Readonly<Record<AttributeKind, string>>>> = {
  en: { number: "number", choice: "choice", text: "text", yes_no: "yes or no" },
  ar: { number: "رقم", choice: "اختيار", text: "نص", yes_no: "نعم أو لا" },
};

/** The words of the rules for alternatives. */
export const ruleWords: Readonly<Record<Locale, Readonly<Record<AlternativeRule | "none", string>>>> = {
  en: { same: "same", at_least: "at least", at_most: "at most", none: "does not matter" },
  ar: { same: "نفس القيمة", at_least: "لا تقل عن", at_most: "لا تزيد على", none: "لا تهم" },
};

/** The words for yes and no. */
export const yesWords: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  en: ["yes", "no"],
  ar: ["نعم", "لا"],
};

/** The key whose code, or word of either language, a text is; undefined where it is none. */
function wordOf<K extends string>(
  words: Readonly<Record<Locale, Readonly<Record<K, string>>>>,
  text: string,
): K | undefined {
  const folded = foldText(text);
  for (const { 0: key, 1: en } of entriesOf(words.en)) {
    if (text === key || foldText(en) === folded || foldText(words.ar[key]) === folded) return key;
  }
  return undefined;
}

function entriesOf<K extends string>(words: Readonly<Record<K, string>>): [K, string][] {
  const isKey = (key: string): key is K => key in words;
  return Object.entries<string>(words).flatMap(([key, word]) => (isKey(key) ? [[key, word]] : []));
}

/** The kind that a cell names. */
export const kindOf = (text: string): AttributeKind | undefined => wordOf(kindWords, text);

/** The rule for alternatives that a cell names; 'none' where it does not matter. */
export const ruleOf = (text: string): AlternativeRule | "none" | undefined => wordOf(ruleWords, text);

/** The unit that a cell names, by its name, its symbol or another spelling. */
export function unitNamed(text: string): UnitName | undefined {
  if (foldText(text) === foldText("بلا وحدة")) return "none";
  return (
    unitNames.find((name) => name === text || (text !== "" && unitOf(name).symbol === text)) ??
    unitNames.find((name) => {
      const { ar, also = [] } = unitOf(name);
      return text !== "" && [ar, ...also].includes(text);
    }) ??
    unitNames.find((name) => name === text.toLowerCase())
  );
}
