import { isStoredFile, MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";

import type { ProductFileRow } from "../../products/product-files.table.ts";

/** A file as a plan holds it. */
interface WrittenFile extends Pick<ProductFileRow, "kind" | "title" | "address" | "position"> {
  readonly title_ar: string | null;
}

/** What a plan writes of the files of a product. */
export interface WrittenFiles {
  /** Ids. */
  readonly removed: readonly number[];
  readonly added: readonly WrittenFile[];
}

/** What a line changed of the files of a product, as its undo needs it. */
export interface FilesBefore {
  readonly removed: readonly WrittenFile[];
  /** Addresses. */
  readonly added: readonly string[];
}

/** The files that a history value names. */
type NamedFile = Pick<ProductFileRow, "kind" | "title" | "titleAr" | "address">;

interface FilesChange {
  readonly after: readonly NamedFile[];
  readonly written: WrittenFiles;
  readonly before: FilesBefore;
}

const isDatasheetLink = ({ kind, address }: ProductFileRow): boolean =>
  kind === "datasheet" && !isStoredFile(address);

const writtenFile = ({ kind, title, titleAr, address, position }: ProductFileRow): WrittenFile => ({
  kind,
  title,
  title_ar: titleAr,
  address,
  position,
});

/**
 * What has to change so that the datasheets with links of a product are those of a cell: its other files, and PDFs in the shop's own store, stay. A new link
 * takes place and title of one that goes. Null where nothing changes, an error code where there would be too many files.
 */
export function withDatasheets(
  links: readonly string[],
  before: readonly ProductFileRow[],
): FilesChange | "too_many_files" | null {
  const stored = before.filter(isDatasheetLink);
  const removed = stored.filter(({ address }) => !links.includes(address));
  const missing = links.filter((link) => !stored.some(({ address }) => address === link));
  if (removed.length === 0 && missing.length === 0) return null;
  if (before.length - removed.length + missing.length > MAX_PRODUCT_FILES) return "too_many_files";
  const last = Math.max(0, ...before.map(({ position }) => position));
  const added = missing.map((address, index): WrittenFile => {
    const replaced = removed[index];
    return replaced
      ? { ...writtenFile(replaced), address }
      : { kind: "datasheet", title: null, title_ar: null, address, position: last + 1 + index };
  });
  const kept = before.filter((row) => !removed.includes(row));
  return {
    after: [...kept, ...added.map(({ title_ar: titleAr, ...file }) => ({ ...file, titleAr }))].toSorted(
      (a, b) => a.position - b.position,
    ),
    written: { removed: removed.map(({ id }) => id), added },
    before: { removed: removed.map(writtenFile), added: missing },
  };
}

/** What the undo of a line writes, as the files of its product are now. */
export const filesRestored = (
  { removed, added }: FilesBefore,
  now: readonly ProductFileRow[],
): WrittenFiles => ({
  removed: now.filter((row) => isDatasheetLink(row) && added.includes(row.address)).map(({ id }) => id),
  added: removed,
});
