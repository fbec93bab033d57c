import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import type { FileKind } from "@shop/domain/product-files/product-files.ts";

/** A file in the product form. */
export interface FileEntry {
  /** The id of its record; negative for one that has none yet. */
  readonly key: number;
  /** The stored record; null for a new one. */
  readonly record: AdminProductFile | null;
  /** The PDF of a new entry that is to be uploaded; null for links and stored files. */
  readonly file: File | null;
  readonly kind: FileKind;
  /** Title in English; '' for the name of its kind. */
  readonly title: string;
  readonly title_ar: string;
  /** Address of a link as it is entered; that of a stored file. */
  readonly address: string;
}

/** The files of a product as the form has them. */
export interface FileSelection {
  /** The stored records that the form was opened with. */
  readonly stored: readonly AdminProductFile[];
  /** All files in their order; stored records that are missing here are removed. */
  readonly entries: readonly FileEntry[];
}

/** A file that was not saved; the key is null where the reason is that of the whole list. */
export interface FileFailure {
  readonly key: number | null;
  /** Error code or message. */
  readonly reason: string;
}

/** What became of the files after a save. */
export interface FileResult {
  readonly files: readonly AdminProductFile[];
  readonly failures: readonly FileFailure[];
  /** The ids of the records of all entries that have one by now, by their keys. */
  readonly records: ReadonlyMap<number, number>;
}
