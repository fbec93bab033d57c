import { asc, eq } from "drizzle-orm";

import { inBatches } from "../../../database/bulk.ts";
import type { Queries } from "../../../database/database.ts";
import { type ImportPictureRow, importPictures } from "./import-pictures.table.ts";

/** The files of an import's ZIP, in its order. */
export const findPictures = (queries: Queries, importId: number): Promise<ImportPictureRow[]> =>
  queries
    .select()
    .from(importPictures)
    .where(eq(importPictures.importId, importId))
    .orderBy(asc(importPictures.position));

/** Replaces the files of an import's ZIP. */
export async function replacePictures(
  transaction: Queries,
  importId: number,
  rows: readonly ImportPictureRow[],
): Promise<void> {
  await transaction.delete(importPictures).where(eq(importPictures.importId, importId));
  await inBatches(rows, (batch) => transaction.insert(importPictures).values(batch));
}
