import type { AdminProduct } from "@shop/contract/products/admin-product.ts";

/** A field of a product that is edited in its cell of the table. */
export type CellField = "price" | "amount";

/** What became of the text that was entered into a cell. */
export type CellState =
  | { readonly status: "saving" | "saved"; readonly text: string }
  /** It was not saved; `error` is a code or a message. */
  | { readonly status: "failed"; readonly text: string; readonly error: string }
  /** Someone else has changed the field in the meantime, to `theirs`. */
  | { readonly status: "conflict"; readonly text: string; readonly theirs: string };

/** The cells of a table of products that are edited in place. */
export interface CellEditing {
  /** What became of the text entered into a cell; null where nothing was entered. */
  readonly stateOf: (id: number, field: CellField) => CellState | null;
  /** The error code of a text that cannot be stored; null for one that can. */
  readonly check: (field: CellField, text: string) => string | null;
  /** Saves a text; after a conflict it replaces the other value. */
  readonly onSave: (product: AdminProduct, field: CellField, text: string) => void;
  /** Discards what was not saved. */
  readonly onDiscard: (id: number, field: CellField) => void;
}
