import type {
  GroupMapping,
  ImportLine,
  ImportSummary,
  LineFilter,
  ProductImport,
} from "@shop/contract/entities/product-import.ts";
import type { SheetField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark } from "@shop/domain/sheets/sheet-numbers.ts";

import type { SubCategoryChoice } from "./admin-products.ts";
import type { Paging, Remote, Submission } from "./state.ts";

/** A list whose further rows are fetched on request. */
export interface LoadedRows<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** What the page of imports reads and calls. */
export interface ImportListView extends Paging {
  readonly imports: Remote<LoadedRows<ImportSummary>>;
  /** The upload of a file. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  readonly onUpload: (file: File) => void;
}

/** How the columns of a sheet are read. */
export interface ColumnChoice {
  readonly fields: readonly (SheetField | null)[];
  readonly decimal: DecimalMark;
}

/** What becomes of the groups that the shop does not have. */
export interface GroupChoice {
  /** Those that are taken as sub categories of the shop. */
  readonly mappedGroups: readonly GroupMapping[];
  /** Whether all others are created. */
  readonly createGroups: boolean;
}

/** Lines of an import. */
export interface ImportLinesView extends Paging {
  readonly lines: Remote<LoadedRows<ImportLine>>;
}

/** The upload of a ZIP of pictures. */
export interface ImportPicturesView {
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  readonly onUpload: (file: File) => void;
  readonly onRemove: () => void;
}

/** What the page of one import reads and calls. */
export interface ImportView {
  readonly found: Remote<ProductImport>;
  /** The request of the last command. */
  readonly command: Submission;
  readonly lines: ImportLinesView;
  readonly pictures: ImportPicturesView;
  /** The sub categories that missing groups can be taken as. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
  readonly onCheck: (choice: ColumnChoice & GroupChoice) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
}

/** The kind of lines that the page's address names; null for all. */
export type ShownLines = LineFilter | null;
