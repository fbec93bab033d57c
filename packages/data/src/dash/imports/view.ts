import type {
  GroupMapping,
  ImportLine,
  ImportSummary,
  LineFilter,
  ProductImport,
} from "@shop/contract/imports/product-import.ts";
import type { Encoding } from "@shop/domain/sheets/encodings.ts";
import type { ColumnField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark } from "@shop/domain/sheets/sheet-numbers.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { Paging, Remote, Submission } from "../../view.ts";
import type { SubCategoryChoice } from "../products/view.ts";

/** A list whose further rows are fetched on request. */
interface LoadedRows<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** What the page of imports reads and calls. */
export interface ImportListView extends Paging {
  /** The imports loaded so far. */
  readonly imports: Remote<LoadedRows<ImportSummary>>;
  /** The upload of a file. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Called with the chosen file, which is uploaded as a new import. */
  readonly onUpload: (file: File) => void;
}

/** How the columns of a sheet are read. */
export interface ColumnChoice {
  readonly fields: readonly (ColumnField | null)[];
  readonly decimal: DecimalMark;
  /** How many pounds one unit of the currency of the costs is, as it is entered; null for costs in pounds. */
  readonly costRate: string | null;
}

/** How a file is read, as far as it is chosen. */
export interface ReadingChoice {
  readonly sheet?: number;
  readonly heading_row?: number;
  /** Whether hidden rows and columns are read as well. */
  readonly with_hidden?: boolean;
  readonly encoding?: Encoding;
}

/** What becomes of the groups that the shop does not have. */
export interface ForeignGroupChoice {
  /** Those that are taken as sub categories of the shop. */
  readonly mappedGroups: readonly GroupMapping[];
  /** Whether all others are created. */
  readonly createGroups: boolean;
}

/** The answers to the questions of an import. */
export interface ImportAnswers {
  readonly answers: Pick<ProductImport, "set_stock" | "set_packs" | "set_specifications">;
}

/** Lines of an import. */
export interface ImportLinesView extends Paging {
  /** The lines loaded so far. */
  readonly lines: Remote<LoadedRows<ImportLine>>;
}

/** The upload of a ZIP of pictures. */
export interface ImportPicturesView {
  /** The upload of the ZIP. */
  readonly upload: Submission;
  /** The share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Called with the chosen ZIP, which replaces an earlier one. */
  readonly onUpload: (file: File) => void;
  /** Called when the ZIP is to be removed from the import. */
  readonly onRemove: () => void;
}

/** What the page of one import reads and calls. */
export interface ImportView {
  /** Whether columns can be read as costs. */
  readonly seesCosts: boolean;
  /** The import with its state and counts. */
  readonly found: Remote<ProductImport>;
  /** The request of the last command. */
  readonly command: Submission;
  /** The lines of the chosen kind. */
  readonly lines: ImportLinesView;
  /** The upload and removal of the ZIP of pictures. */
  readonly pictures: ImportPicturesView;
  /** The sub categories that missing groups can be taken as. */
  readonly subCategories: Remote<readonly SubCategoryChoice[]>;
  /** The attributes that columns can be read as. */
  readonly attributes: ReadonlyArray<Attribute>;
  /** Checks the lines with a choice of columns, groups and answers. */
  readonly onCheck: (choice: ColumnChoice & ForeignGroupChoice & ImportAnswers) => void;
  /** Reads the file again with another sheet, heading row or encoding. */
  readonly onReadAgain: (choice: ReadingChoice) => void;
  /** Writes the checked lines to the products; says whether prices that jump against the stored ones are right. */
  readonly onApply: (acceptsPriceJumps: boolean) => void;
  /** Stops the running step, or discards an import that is not applied. */
  readonly onCancel: () => void;
  /** Undoes the applied import, except for what was changed since. */
  readonly onUndo: () => void;
}

/** The kind of lines that the page's address names; null for all. */
export type ShownLines = LineFilter | null;
