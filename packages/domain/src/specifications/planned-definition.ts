import type { Attribute, AttributeChoice } from "./attribute.ts";
import type { DefinitionColumn } from "./definition-words.ts";
import type { GroupWords } from "./group-words.ts";

/** Why an attribute of a sheet is rejected, at a cell. */
export interface DefinitionError {
  readonly line: number;
  readonly column: DefinitionColumn;
  readonly code: string;
  /** The rejected text, shortened. */
  readonly value: string;
}

/** A choice as it would be stored; one without an id is new. */
export type PlannedChoice = Omit<AttributeChoice, "id"> & { readonly id: number | undefined };

/** An attribute as it would be stored. */
export type PlannedAttribute = Omit<Attribute, "id" | "choices"> & {
  readonly sort_index: number;
  readonly choices: readonly PlannedChoice[];
};

/** What an import makes of one attribute of its sheet. */
export interface PlannedDefinition {
  /** Its first row. */
  readonly line: number;
  readonly name: string;
  readonly outcome: "added" | "changed" | "unchanged" | "rejected";
  /** The attribute that has the name; null for a new one. */
  readonly id: number | null;
  /** What is stored then; null where it is rejected. */
  readonly attribute: PlannedAttribute | null;
  /** The columns whose values differ; none for a new attribute. */
  readonly changed: readonly DefinitionColumn[];
  readonly choices_added: number;
  readonly choices_changed: number;
  readonly errors: readonly DefinitionError[];
}

/** The shop that a sheet is compared with. */
export interface DefinitionShop {
  readonly attributes: readonly (Attribute & { readonly sort_index: number })[];
  readonly groups: GroupWords;
  /** Names, folded, that columns of product sheets have: no attribute may be called so. */
  readonly reserved: ReadonlySet<string>;
  /** The ids of attributes of which products, deleted ones included, have values. */
  readonly used: ReadonlySet<number>;
}
