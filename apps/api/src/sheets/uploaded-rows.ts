import { ApiError } from "@shop/contract/api-error.ts";
import type { SheetRow } from "@shop/domain/sheets/find-heading.ts";

import { uploadPath } from "../uploads/uploaded-file.ts";
import type { RawLine } from "./read-sheet.ts";
import { ImportError } from "./sheet-fault.ts";

/** Reads all lines of a sheet of at most so many, outside of this process; throws an {@link ImportError}. */
export type ReadSheetLines = (file: string, limit: number) => Promise<readonly RawLine[]>;

/** The rows of an uploaded sheet of at most so many; throws invalid with the reason at `file` where it cannot be read. */
export async function uploadedRows(
  readLines: ReadSheetLines,
  file: Blob,
  limit: number,
): Promise<SheetRow[]> {
  try {
    return (await readLines(uploadPath(file), limit)).map(({ line, cells }) => ({ row: line, cells }));
  } catch (error) {
    if (error instanceof ImportError) throw new ApiError("invalid", { errors: { file: error.fault } });
    throw error;
  }
}
