import { rm } from "node:fs/promises";

import type { Admin } from "@shop/contract/accounts/user.ts";

import type { Queries } from "../../database/database.ts";
import type { ReadingChoice } from "../../sheets/read-sheet.ts";
import type { UploadFolder } from "../../uploads/upload-folder.ts";
import { loadFile } from "./import-files.repository.ts";
import { noCounts } from "./imports.repository.ts";
import { type ImportRow, noJumps } from "./imports.table.ts";
import { runRead } from "./read-import.ts";
import type { Step } from "./run-step.ts";

/** What an import is while its file is read again: nothing of the earlier lines holds. */
export const readingAgain = {
  state: "reading",
  counts: noCounts,
  missingGroups: [],
  priceJumps: noJumps,
  total: 0,
} as const;

/** Reads the stored file of an import in another way; what is not chosen stays as it was read, but the heading is found anew. */
export async function runReadAgain(
  queries: Queries,
  row: ImportRow,
  choice: ReadingChoice,
  {
    uploads,
    admin,
    ...step
  }: Step & { readonly uploads: Pick<UploadFolder, "newPath">; readonly admin: Admin },
): Promise<void> {
  const path = uploads.newPath();
  try {
    await loadFile(queries, row.id, path);
    const encoding = choice.encoding ?? row.reading?.encoding ?? undefined;
    const sheet = choice.sheet ?? row.reading?.sheet;
    const withHidden = choice.with_hidden ?? row.reading?.with_hidden;
    await runRead(
      queries,
      row,
      { file: path, choice: { ...choice, encoding, sheet, with_hidden: withHidden }, admin },
      step,
    );
  } finally {
    await rm(path, { force: true });
  }
}
