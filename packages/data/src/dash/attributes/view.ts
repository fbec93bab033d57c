import type { AdminAttribute, AttributeUpdate } from "@shop/contract/attributes/attribute.ts";

import type { Remote, Submission } from "../../view.ts";
import type { DeletionView, EditView, TableRows } from "../groups-view.ts";
import type { HistoryView } from "../history/view.ts";
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
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
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
