import type { AdminAttribute, AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import type { DefinitionImport, KeptDefinition } from "@shop/contract/attributes/definition-import.ts";
import type { DefinitionsPreview } from "@shop/contract/attributes/sheet-endpoints.ts";

import type { Remote, Submission } from "../../view.ts";
import type { HistoryView } from "../history/view.ts";
import type { DeletionView, EditView, TableRows } from "../lists/list-view.ts";
import type { SubCategoryChoice } from "../products/view.ts";

/** The merging of choices of the attribute that the open dialog is about. */
export interface MergeView {
  readonly submission: Submission;
  /** Called with the choices that are replaced, and the one that they become. */
  readonly onMerge: (merged: readonly number[], into: number) => void;
}

/** What the list of attributes reads and calls, with its dialogs. */
export interface AttributesView {
  /** The rows of the current page, with the number of rows on all pages. */
  readonly table: Remote<TableRows<AdminAttribute>>;
  /** All attributes of the list, for its dialogs. */
  readonly all: Remote<readonly AdminAttribute[]>;
  /** The sub categories whose products can have an attribute. */
  readonly subCategories: ReadonlyArray<SubCategoryChoice>;
  /** The form that adds or changes an attribute. */
  readonly edit: EditView<AdminAttribute, AttributeUpdate>;
  /** The deletion of the attribute that the open dialog is about. */
  readonly deletion: DeletionView;
  /** The merging of its choices. */
  readonly merge: MergeView;
  /** The change history of the attribute that the open dialog is about. */
  readonly history: HistoryView;
  /** Called with the id of the deleted attribute that is to be restored. */
  readonly onRestore: (id: number) => void;
}

/** What the import of definitions reads and calls. */
export interface DefinitionImportView {
  /** The upload of a file, which is answered with its preview; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Called with the chosen file. */
  readonly onUpload: (file: File) => void;
  /** What the import would do; null until a file is chosen, and after the import. */
  readonly preview: DefinitionsPreview | null;
  /** Whether the preview is a new one, because definitions have changed since the one before. */
  readonly isOutdated: boolean;
  /** The request that imports the file; idle after a conflict. */
  readonly applying: Submission;
  /** Imports the file as the preview shows. */
  readonly onApply: () => void;
  /** What the last import has done; null before it, after an undo, and once another file is chosen. */
  readonly result: { readonly added: number; readonly changed: number } | null;
  /** The imports before, with their undo. */
  readonly past: DefinitionImportsView;
}

/** The imports of definitions and their undo. */
export interface DefinitionImportsView {
  /** The latest imports, the newest first. */
  readonly imports: Remote<readonly DefinitionImport[]>;
  /** The request that undoes one. */
  readonly undoing: Submission;
  /** Takes an import back. */
  readonly onUndo: (id: number) => void;
  /** What the last undo has kept as it is, by the id of its import; null before it. */
  readonly kept: { readonly id: number; readonly definitions: readonly KeptDefinition[] } | null;
}
