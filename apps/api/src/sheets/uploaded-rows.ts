import { ApiError } from "@shop/contract/api-error.ts";
import type { SheetRow } from "@shop/domain/sheets/find-heading.ts";
import type { HiddenParts } from "@shop/domain/sheets/hidden-parts.ts";

import { uploadPath } from "../uploads/uploaded-file.ts";
import type { ListedSheet } from "./read-sheet.ts";
import { ImportError } from "./sheet-fault.ts";

/** Reads all lines of a sheet of at most so many, outside of this process; throws an {@link ImportError}. */
export type ReadSheetLines = (file: string, limit: number) => Promise<ListedSheet>;

/** The rows of a sheet, with what is left out because it is hidden. */
interface UploadedRows {
  readonly rows: readonly SheetRow[];
  readonly hidden: HiddenParts;
}

/** The rows of an uploaded sheet of at most so many, without what is hidden; throws invalid with the reason at `file` where it cannot be read. */
export async function uploadedRows(
  readLines: ReadSheetLines,
  file: Blob,
  limit: number,
): Promise<UploadedRows> {
  try {
    const { lines, hidden } = await readLines(uploadPath(file), limit);
    return { rows: lines.map(({ line, cells }) => ({ row: line, cells })), hidden };
  } catch (error) {
    if (error instanceof ImportError) throw new ApiError("invalid", { errors: { file: error.fault } });
    throw error;
  }
}
