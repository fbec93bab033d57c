import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import type { RawCell } from "../sheets/sheet-numbers.ts";
import type { Attribute } from "./attribute.ts";
import {
  type DefinitionColumn,
  definitionColumns,
  definitionHeaders,
  kindWords,
  ruleWords,
  yesWords,
} from "./definition-words.ts";
import { groupWords, type SheetGroups } from "./group-words.ts";
import { unitOf } from "./units.ts";

/** Maximum size of a sheet of definitions. */
export const MAX_DEFINITION_BYTES = 8 * 1024 * 1024;
/** Maximum of rows of a sheet of definitions, its header not counted. */
export const MAX_DEFINITION_LINES = 50_000;

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
  rows: readonly SheetRow[],
  columns: readonly (DefinitionColumn | null)[],
): readonly SheetDefinition[] {
  const found = new Map<string, { name: string; lines: DefinitionLine[] }>();
  let current: { name: string; lines: DefinitionLine[] } | undefined;
  for (const { row, cells } of rows) {
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
    current.lines.push({ line: row, cells: read });
  }
  return [...found.values()];
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
