import { foldText } from "../search/folding.ts";
import { type Attribute, type AttributeChoice, MAX_CHOICES, SPECIFICATION_LENGTH } from "./attribute.ts";
import type { SheetDefinition } from "./definition-sheet.ts";
import { type DefinitionColumn, kindOf, ownColumns, ruleOf, unitNamed } from "./definition-words.ts";
import type {
  DefinitionError,
  DefinitionShop,
  PlannedAttribute,
  PlannedChoice,
  PlannedDefinition,
} from "./planned-definition.ts";
import { readYesNo } from "./read-specification.ts";

/** Length of the names and headings of attributes. */
const NAME_LENGTH = 80;
const MAX_SYNONYMS = 20;
/** Errors of one attribute that are listed. */
const MAX_ERRORS = 20;
/** Values of a cell in an error are cut to it. */
const SHOWN_LENGTH = 80;

/** The key by which choices of an attribute differ: signs count where nothing else is left. */
const choiceKey = (name: string): string => foldText(name) || name.trim();

const lineError = (text: string, length: number): string | null => {
  if (text.length > length) return "too_long";
  return /[\p{Cc}\u2028\u2029]/u.test(text) ? "one_line" : null;
};

const listOf = (text: string): string[] =>
  text
    .split(/[;؛]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Plans one attribute: `cell` has the values of its own columns, each from the first row that states it. */
export class DefinitionPlanner {
  readonly #errors: DefinitionError[] = [];
  readonly #cells = new Map<DefinitionColumn, { readonly line: number; readonly text: string }>();
  readonly #definition: SheetDefinition;
  readonly #line: number;

  constructor(definition: SheetDefinition) {
    this.#definition = definition;
    this.#line = definition.lines[0]?.line ?? 0;
    for (const { line, cells } of definition.lines) {
      for (const column of ownColumns) {
        const text = cells[column];
        if (text === undefined) continue;
        const before = this.#cells.get(column);
        if (!before) this.#cells.set(column, { line, text });
        else if (before.text !== text && column !== "name") this.#fail(line, column, "differs", text);
      }
    }
  }

  #fail(line: number, column: DefinitionColumn, code: string, value = ""): void {
    this.#errors.push({ line, column, code, value: value.slice(0, SHOWN_LENGTH) });
  }

  #failCell(column: DefinitionColumn, code: string): void {
    const { line, text } = this.#cells.get(column) ?? { line: this.#line, text: "" };
    this.#fail(line, column, code, text);
  }

  /** What a cell is read as; the value so far for an empty one, and for one that cannot be read. */
  #read<T>(column: DefinitionColumn, before: T, read: (text: string) => T | undefined): T {
    const text = this.#cells.get(column)?.text;
    if (text === undefined) return before;
    const value = read(text);
    if (value === undefined) this.#failCell(column, "bad_value");
    return value ?? before;
  }

  #text(column: DefinitionColumn, before: string | null): string | null {
    const text = this.#cells.get(column)?.text;
    if (text === undefined) return before;
    const code = lineError(text, NAME_LENGTH);
    if (code) this.#failCell(column, code);
    return text;
  }

  #groups(
    column: DefinitionColumn,
    before: readonly number[],
    find: (text: string) => number | undefined,
    code: string,
  ): readonly number[] {
    const cell = this.#cells.get(column);
    if (!cell) return before;
    const ids = listOf(cell.text).map((text) => {
      const id = find(text);
      if (id === undefined) this.#fail(cell.line, column, code, text);
      return id ?? 0;
    });
    const found = [...new Set(ids)];
    const isSame = found.length === before.length && found.every((id) => before.includes(id));
    return isSame ? before : found;
  }

  #choices(before: readonly AttributeChoice[], isChoice: boolean): PlannedChoice[] {
    const known = new Map(before.map((one, at) => [choiceKey(one.name), at]));
    const choices: PlannedChoice[] = [...before];
    const seen = new Set<string>();
    for (const { line, cells } of this.#definition.lines) {
      const { choice: name, choice_ar: nameAr, synonyms: words } = cells;
      if (name === undefined) {
        if (nameAr ?? words) this.#fail(line, "choice", "required");
        continue;
      }
      if (!isChoice) {
        this.#fail(line, "choice", "no_choices", name);
        continue;
      }
      const key = choiceKey(name);
      if (seen.has(key)) this.#fail(line, "choice", "name_taken", name);
      seen.add(key);
      for (const [column, text] of [
        ["choice", name],
        ["choice_ar", nameAr ?? ""],
      ] as const) {
        const code = lineError(text, SPECIFICATION_LENGTH);
        if (code) this.#fail(line, column, code, text);
      }
      const at = known.get(key);
      const stored = at === undefined ? undefined : before[at];
      const synonyms =
        words === undefined || words === stored?.synonyms.join("; ")
          ? (stored?.synonyms ?? [])
          : [...new Set(listOf(words))];
      if (synonyms.length > MAX_SYNONYMS) this.#fail(line, "synonyms", "limit_reached", words);
      const code = synonyms.map((one) => lineError(one, SPECIFICATION_LENGTH)).find(Boolean);
      if (code) this.#fail(line, "synonyms", code, words);
      const planned = { id: stored?.id, name, name_ar: nameAr ?? stored?.name_ar ?? null, synonyms };
      if (at === undefined) choices.push(planned);
      else choices[at] = planned;
    }
    if (choices.length > MAX_CHOICES) this.#fail(this.#line, "choice", "limit_reached");
    return choices;
  }

  #name(before: Attribute | undefined): string {
    const { name } = this.#definition;
    if (name === "") this.#failCell("name", "required");
    // A definition that was found by its Arabic name keeps its English one.
    if (before && foldText(before.name) !== foldText(name)) return before.name;
    return this.#text("name", name) ?? name;
  }

  /** What the cells make of the attribute that has the name, or of a new one. */
  plan(
    before: (Attribute & { readonly sort_index: number }) | undefined,
    shop: DefinitionShop,
    sortIndex: number,
  ): PlannedDefinition {
    const kind = this.#read("kind", before?.kind, kindOf);
    if (kind === undefined && !this.#cells.has("kind")) this.#failCell("kind", "required");
    const unit = this.#read("unit", before?.kind === kind ? (before?.unit ?? "none") : "none", unitNamed);
    if (kind !== undefined && kind !== "number" && this.#cells.has("unit") && unit !== "none")
      this.#failCell("unit", "no_unit");
    const rule = this.#read("alternative", before?.alternative ?? "none", ruleOf);
    const attribute: PlannedAttribute = {
      name: this.#name(before),
      name_ar: this.#text("name_ar", before?.name_ar ?? null),
      kind: kind ?? "text",
      unit: kind === "number" ? unit : "none",
      section: this.#text("section", before?.section ?? null),
      section_ar: this.#text("section_ar", before?.section_ar ?? null),
      sort_index: before?.sort_index ?? sortIndex,
      filterable: this.#read("filterable", before?.filterable ?? true, readYesNo),
      on_cards: this.#read("on_cards", before?.on_cards ?? false, readYesNo),
      alternative: rule === "none" || kind === "text" ? null : rule,
      category_ids: this.#groups(
        "categories",
        before?.category_ids ?? [],
        shop.groups.findCategory,
        "unknown_category",
      ),
      sub_category_ids: this.#groups(
        "sub_categories",
        before?.sub_category_ids ?? [],
        shop.groups.findSubCategory,
        "unknown_sub_category",
      ),
      choices: this.#choices(
        before?.kind === "choice" && kind === "choice" ? before.choices : [],
        kind === "choice",
      ),
    };
    if (before && shop.used.has(before.id)) {
      if (attribute.kind !== before.kind) this.#failCell("kind", "in_use");
      else if (attribute.unit !== before.unit) this.#failCell("unit", "in_use");
    }
    return this.#outcome(before, attribute);
  }

  /** Rejects names that another attribute, or a column of product sheets, has. */
  requireNames(attribute: PlannedAttribute, isTaken: (key: string) => boolean): void {
    for (const column of ["name", "name_ar"] as const) {
      const key = foldText(attribute[column] ?? "");
      if (key !== "" && isTaken(key)) this.#failCell(column, "name_taken");
    }
  }

  /** Rejects what has no room. */
  requireRoom(column: "name" | "choice", hasRoom: boolean): void {
    if (!hasRoom) this.#failCell(column, "limit_reached");
  }

  /** The plan with the errors so far. */
  withErrors(plan: PlannedDefinition): PlannedDefinition {
    if (this.#errors.length === 0) return plan;
    return {
      ...plan,
      outcome: "rejected",
      attribute: null,
      changed: [],
      choices_added: 0,
      choices_changed: 0,
      errors: this.#errors.slice(0, MAX_ERRORS),
    };
  }

  #outcome(before: Attribute | undefined, attribute: PlannedAttribute): PlannedDefinition {
    const stored = new Map(before?.choices.map((one) => [one.id, JSON.stringify(toText(one))]));
    const added = attribute.choices.filter(({ id }) => id === undefined).length;
    const altered = attribute.choices.filter(
      (one) => one.id !== undefined && stored.get(one.id) !== JSON.stringify(toText(one)),
    ).length;
    const values: Readonly<Partial<Record<DefinitionColumn, keyof PlannedAttribute & keyof Attribute>>> = {
      name: "name",
      name_ar: "name_ar",
      kind: "kind",
      unit: "unit",
      section: "section",
      section_ar: "section_ar",
      filterable: "filterable",
      on_cards: "on_cards",
      alternative: "alternative",
      categories: "category_ids",
      sub_categories: "sub_category_ids",
    };
    const changed = before
      ? ownColumns.filter((column) => {
          const field = values[column];
          return field !== undefined && JSON.stringify(before[field]) !== JSON.stringify(attribute[field]);
        })
      : [];
    const isSame = changed.length === 0 && added === 0 && altered === 0;
    const outcome = isSame ? "unchanged" : "changed";
    return {
      line: this.#line,
      name: attribute.name,
      outcome: before ? outcome : "added",
      id: before?.id ?? null,
      attribute,
      changed,
      choices_added: added,
      choices_changed: altered,
      errors: [],
    };
  }
}

const toText = ({ name, name_ar, synonyms }: Omit<AttributeChoice, "id">) => [name, name_ar, synonyms];
