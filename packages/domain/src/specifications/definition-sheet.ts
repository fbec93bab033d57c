import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";
import type { RawCell } from "../sheets/sheet-numbers.ts";
import type { AlternativeRule, Attribute, AttributeKind } from "./attribute.ts";
import { unitNames, type UnitName, unitOf } from "./units.ts";

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

/** Maximum size of a sheet of definitions. */
export const MAX_DEFINITION_BYTES = 8 * 1024 * 1024;
/** Maximum of rows of a sheet of definitions, its header not counted. */
export const MAX_DEFINITION_LINES = 50_000;

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

const kindWords: Readonly<Record<Locale, Readonly<Record<AttributeKind, string>>>> = {
  en: { number: "number", choice: "choice", text: "text", yes_no: "yes or no" },
  ar: { number: "رقم", choice: "اختيار", text: "نص", yes_no: "نعم أو لا" },
};

const ruleWords: Readonly<Record<Locale, Readonly<Record<AlternativeRule | "none", string>>>> = {
  en: { same: "same", at_least: "at least", at_most: "at most", none: "does not matter" },
  ar: { same: "نفس القيمة", at_least: "لا تقل عن", at_most: "لا تزيد على", none: "لا تهم" },
};

const yesWords: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
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

/** A row of a sheet with its number. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** The cells of a row by their columns; those that the row lacks are missing. */
interface DefinitionLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<DefinitionColumn, string>>>;
}

/** The rows of one attribute, the first of which names it. */
export interface SheetDefinition {
  readonly name: string;
  readonly lines: readonly DefinitionLine[];
}

/** The columns of a header row, and the headers that are none. */
export function columnsOf(header: readonly RawCell[]): {
  readonly columns: readonly (DefinitionColumn | null)[];
  readonly ignored: readonly string[];
} {
  const columns = header.map((cell) => {
    const key = foldText(String(cell));
    return (
      definitionColumns.find(
        (column) =>
          key !== "" &&
          (["en", "ar"] as const).some((locale) => foldText(definitionHeaders[locale][column]) === key),
      ) ?? null
    );
  });
  const seen = new Set<DefinitionColumn>();
  const once = columns.map((column) => {
    if (column === null || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
  const ignored = header
    .map((cell) => String(cell).trim())
    .filter((text, at) => text !== "" && once[at] === null);
  return { columns: once, ignored };
}

/** Rows of a sheet as attributes: a row without a name, or with the same one, continues the attribute above or named before. */
export function definitionsOf(
  lines: readonly SheetLine[],
  columns: readonly (DefinitionColumn | null)[],
): readonly SheetDefinition[] {
  const found = new Map<string, { name: string; lines: DefinitionLine[] }>();
  let current: { name: string; lines: DefinitionLine[] } | undefined;
  for (const { line, cells } of lines) {
    const read: Partial<Record<DefinitionColumn, string>> = {};
    for (const [at, column] of columns.entries()) {
      const text = String(cells[at] ?? "").trim();
      if (column !== null && text !== "") read[column] = text;
    }
    const { name } = read;
    if (name !== undefined || !current) {
      const key = foldText(name ?? "") || (name ?? "");
      current = found.get(key) ?? { name: name ?? "", lines: [] };
      found.set(key, current);
    }
    current.lines.push({ line, cells: read });
  }
  return [...found.values()];
}

/** A category with its sub categories, or a sub category. */
interface SheetGroup {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** The groups of a shop. */
export interface SheetGroups {
  readonly categories: readonly SheetGroup[];
  readonly sub_categories: readonly (SheetGroup & { readonly category_id: number })[];
}

/** Names groups in cells, and finds them by these names in either language. */
export interface GroupWords {
  readonly category: (id: number) => string;
  readonly subCategory: (id: number) => string;
  /** Undefined where no group, or more than one, has the name. */
  readonly findCategory: (text: string) => number | undefined;
  /** Undefined where no group, or more than one, has the name. */
  readonly findSubCategory: (text: string) => number | undefined;
}

const namesOf = ({ name, name_ar }: SheetGroup): readonly string[] => (name_ar ? [name, name_ar] : [name]);

/** The ids of groups by the keys of their names. */
type GroupKeys = Map<string, Set<number>>;

const add = (keys: GroupKeys, key: string, id: number): void => {
  keys.set(key, (keys.get(key) ?? new Set()).add(id));
};

const onlyOf = (ids: ReadonlySet<number> | undefined): number | undefined =>
  ids?.size === 1 ? [...ids][0] : undefined;

const isPlain = (name: string): boolean => !/[;>\n]|^#/.test(name);

/** A group is named by its id where its name is not its own, or has a sign that separates. */
export function groupWords({ categories, sub_categories }: SheetGroups): GroupWords {
  const found: Record<"category" | "sub", GroupKeys> = { category: new Map(), sub: new Map() };
  const byId = new Map(categories.map((one) => [one.id, one]));
  const subById = new Map(sub_categories.map((one) => [one.id, one]));
  for (const one of categories) {
    for (const name of namesOf(one)) add(found.category, foldText(name), one.id);
    add(found.category, `#${one.id}`, one.id);
  }
  for (const one of sub_categories) {
    const category = byId.get(one.category_id);
    for (const above of category ? namesOf(category) : [])
      for (const name of namesOf(one)) add(found.sub, `${foldText(above)}>${foldText(name)}`, one.id);
    add(found.sub, `#${one.id}`, one.id);
  }
  const findCategory = (text: string) =>
    onlyOf(found.category.get(text.startsWith("#") ? text : foldText(text)));
  const findSubCategory = (text: string) => {
    const [above = "", name = ""] = text.split(">");
    return onlyOf(found.sub.get(text.startsWith("#") ? text : `${foldText(above)}>${foldText(name)}`));
  };
  return {
    findCategory,
    findSubCategory,
    category: (id) => {
      const name = byId.get(id)?.name ?? "";
      return isPlain(name) && findCategory(name) === id ? name : `#${id}`;
    },
    subCategory: (id) => {
      const one = subById.get(id);
      const above = one && byId.get(one.category_id)?.name;
      const text = `${above} > ${one?.name}`;
      const isOnly = one && above !== undefined && isPlain(one.name) && isPlain(above);
      return isOnly && findSubCategory(text) === id ? text : `#${id}`;
    },
  };
}

/** The rows of a sheet of definitions, the header first; groups that no longer exist are left out. */
export function definitionRows(
  attributes: readonly Attribute[],
  groups: SheetGroups,
  locale: Locale,
): string[][] {
  const words = groupWords(groups);
  const categories = new Set(groups.categories.map(({ id }) => id));
  const subCategories = new Set(groups.sub_categories.map(({ id }) => id));
  const [yes, no] = yesWords[locale];
  const rows = attributes.flatMap((one) => {
    const own = [
      one.name,
      one.name_ar ?? "",
      kindWords[locale][one.kind],
      unitOf(one.unit).symbol,
      one.section ?? "",
      one.section_ar ?? "",
      one.filterable ? yes : no,
      one.on_cards ? yes : no,
      ruleWords[locale][one.alternative ?? "none"],
      one.category_ids
        .filter((id) => categories.has(id))
        .map(words.category)
        .join("; "),
      one.sub_category_ids
        .filter((id) => subCategories.has(id))
        .map(words.subCategory)
        .join("; "),
    ];
    const repeated = [one.name, ...own.slice(1).map(() => "")];
    const choices = one.choices.map(({ name, name_ar, synonyms }, at) =>
      (at === 0 ? own : repeated).concat(name, name_ar ?? "", synonyms.join("; ")),
    );
    return choices.length > 0 ? choices : [own.concat("", "", "")];
  });
  return [definitionColumns.map((column) => definitionHeaders[locale][column]), ...rows];
}
