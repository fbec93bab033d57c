import type { FieldErrors, FormState, Remote, Submission } from "../../view.ts";
import type { HistoryView } from "../history/view.ts";

/** The dialogs of a list of the dashboard that are about one entity. */
export const entityDialogs = ["edit", "delete", "history", "picture"] as const;

type EntityDialog<Kind extends (typeof entityDialogs)[number] = (typeof entityDialogs)[number]> =
  Kind extends string ? { readonly kind: Kind; readonly id: number } : never;

/** The dialog that is open above a list of the dashboard, or its mode for putting it into order; it stands in the page's address. */
export type ListDialog =
  /** `called` is what the form starts with. */
  { readonly kind: "new"; readonly called?: string } | { readonly kind: "order" } | EntityDialog;

/** The rows of one page of a table, and the number of rows on all pages. */
export interface TableRows<Row> {
  readonly rows: readonly Row[];
  readonly rowCount: number;
}

/** An entity that a row can be moved to or chosen from. */
export interface ListChoice {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** A form that adds or changes an entity, as its dialog sees it. */
export interface EditView<Entity, Values> extends FormState {
  /** The entity to change; null in it where that no longer exists, and null for a new one. */
  readonly entity: Remote<Entity | null> | null;
  /** The entity as another person has saved it in the meantime; null without a conflict. */
  readonly conflict: Entity | null;
  /** Called with the valid values of the form. */
  readonly onSubmit: (values: Values) => void;
}

/** A deletion that may have to move products, as its dialog sees it. */
export interface DeletionView {
  /** The request that deletes it. */
  readonly submission: Submission;
  /** Errors by field that the server reported. */
  readonly errors: FieldErrors;
  /** The number of products that the server found in it; null before. */
  readonly held: number | null;
  /** Deletes it, its products moved to another one where `moveTo` names it. */
  readonly onDelete: (moveTo: number | null) => void;
}

/** What a list whose entities can be restored reads and calls, with its dialogs. */
export interface ListView<T, Entry> {
  /** The rows of the current page, with the number of rows on all pages. */
  readonly table: Remote<TableRows<T>>;
  /** All entities of the list, for its dialogs. */
  readonly all: Remote<readonly T[]>;
  /** The form that adds or changes an entity. */
  readonly edit: EditView<T, Entry>;
  /** The deletion of the entity that the open dialog is about. */
  readonly deletion: DeletionView;
  /** The change history of the entity that the open dialog is about. */
  readonly history: HistoryView;
  /** Called with the id of the deleted entity that is to be restored. */
  readonly onRestore: (id: number) => void;
}

/** How a list is put into an order. */
export interface OrderView {
  /** The request that saves the order. */
  readonly submission: Submission;
  /** Saves an order of all ids. */
  readonly onReorder: (ids: readonly number[]) => void;
}
