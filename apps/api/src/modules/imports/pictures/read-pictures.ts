import { type ImportPictures, MAX_LISTED_FILES } from "@shop/contract/imports/product-import.ts";

import type { Queries } from "../../../database/database.ts";
import type { UploadFolder } from "../../../uploads/upload-folder.ts";
import type { PictureStore } from "../../media/picture-store.ts";
import { moveImport } from "../imports.repository.ts";
import type { ImportRow } from "../imports.table.ts";
import type { Step } from "../run-step.ts";
import { replacePictures } from "./import-pictures.repository.ts";
import type { ImportPictureRow } from "./import-pictures.table.ts";

/** What an import shows of the files of its ZIP before its lines are checked. */
const summaryOf = (fileName: string, rows: readonly ImportPictureRow[]): ImportPictures => {
  const faults = rows.flatMap(({ name, code }) => (code === null ? [] : [{ name, code }]));
  return {
    file_name: fileName,
    count: rows.length - faults.length,
    faults: faults.slice(0, MAX_LISTED_FILES),
    unused: [],
    unused_count: 0,
  };
};

/** What {@link runReadPictures} stores pictures with. */
export type PictureTools = Pick<PictureStore, "store"> & Pick<UploadFolder, "withFolder">;

/** Unpacks a ZIP and converts its pictures one after the other; they replace those of an earlier ZIP once all are stored. */
export async function runReadPictures(
  queries: Queries,
  { id: importId }: ImportRow,
  { path, fileName }: { readonly path: string; readonly fileName: string },
  { worker, throttle, store, withFolder }: Pick<Step, "worker" | "throttle"> & PictureTools,
): Promise<void> {
  await withFolder(async (folder) => {
    const files = await worker.unpack(path, folder);
    await moveImport(queries, importId, ["unpacking"], { work: files.length });
    const rows: ImportPictureRow[] = [];
    for (const [position, { name, file }] of files.entries()) {
      await throttle.batch(async () => {
        const stored = file === null ? null : await store(file);
        const address = stored?.address ?? null;
        const code = address === null ? (stored?.reason ?? "file_too_large") : null;
        rows.push({ importId, position, name, address, code });
        return 1;
      });
    }
    await queries.transaction(async (transaction) => {
      await replacePictures(transaction, importId, rows);
      await moveImport(transaction, importId, ["unpacking"], {
        state: "uploaded",
        pictures: summaryOf(fileName, rows),
        done: 0,
        work: null,
      });
    });
  });
}
