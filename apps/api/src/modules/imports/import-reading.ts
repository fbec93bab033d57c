import type { Admin } from "@shop/contract/accounts/user.ts";
import type { ProductImport } from "@shop/contract/imports/product-import.ts";

import type { Queries } from "../../database/database.ts";
import type { ReadingChoice } from "../../sheets/read-sheet.ts";
import type { UploadFolder } from "../../uploads/upload-folder.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { storeFile } from "./import-files.repository.ts";
import type { ImportRuns } from "./import-runs.ts";
import type { ImportSteps } from "./import-steps.ts";
import { readableStates, toImport } from "./imports.mapper.ts";
import { insertImport, moveImport } from "./imports.repository.ts";
import { replacePictures } from "./pictures/import-pictures.repository.ts";
import { runReadPictures } from "./pictures/read-pictures.ts";
import { readingAgain, runReadAgain } from "./read-again.ts";
import { runRead } from "./read-import.ts";
import { fileNameOf, withUpload } from "./uploads.ts";
import { notAllowed } from "./writing/writing-steps.ts";

/** What imports take from files: sheets, and pictures for them. */
export interface ImportReading {
  /** Stores an uploaded sheet, and reads it in the background. */
  readonly create: (file: Blob, admin: Admin) => Promise<ProductImport>;
  /** Reads the stored file in another way, in the background. */
  readonly readAgain: (id: number, choice: ReadingChoice, admin: Admin) => Promise<ProductImport>;
  /** Stores the pictures of a ZIP in the background, in place of those of an earlier one. */
  readonly addPictures: (id: number, file: Blob) => Promise<ProductImport>;
  readonly removePictures: (id: number) => Promise<ProductImport>;
}

/** Dependencies of {@link importReading}. */
interface ReadingDependencies {
  readonly queries: Queries;
  readonly uploads: UploadFolder;
  readonly pictures: Pick<PictureStore, "store">;
  readonly runs: ImportRuns;
  readonly steps: ImportSteps;
}

/** Creates what imports take from files. */
export function importReading({
  queries,
  uploads,
  pictures: store,
  runs,
  steps: { row, start },
}: ReadingDependencies): ImportReading {
  return {
    create: (file, admin) =>
      withUpload(uploads, file, async (path, cleanUp) => {
        const created = await insertImport(queries, {
          fileName: fileNameOf(file),
          state: "reading",
          adminId: admin.id,
          by: admin.email,
        });
        const started = await runs.start(
          created.id,
          () => Promise.resolve(created),
          async (begun, step) => {
            await storeFile(queries, begun.id, path);
            await runRead(queries, begun, { file: path, admin }, step);
          },
          cleanUp,
        );
        return toImport(started ?? created);
      }),
    readAgain: async (id, choice, admin) => {
      const { reading } = await row(id);
      if (!reading) throw notAllowed();
      return start(id, readableStates, readingAgain, (started, step) =>
        runReadAgain(queries, started, choice, { ...step, uploads, admin }),
      );
    },
    addPictures: (id, file) =>
      withUpload(uploads, file, (path, cleanUp) => {
        const upload = { path, fileName: fileNameOf(file) };
        return start(
          id,
          ["uploaded", "checked"],
          { state: "unpacking" },
          (started, step) =>
            runReadPictures(queries, started, upload, {
              ...step,
              store: store.store,
              withFolder: uploads.withFolder,
            }),
          cleanUp,
        );
      }),
    removePictures: async (id) => {
      await row(id);
      const removed = await queries.transaction(async (transaction) => {
        await replacePictures(transaction, id, []);
        const moved = await moveImport(transaction, id, ["uploaded", "checked"], {
          state: "uploaded",
          fault: null,
          pictures: null,
        });
        if (!moved) throw notAllowed();
        return moved;
      });
      return toImport(removed);
    },
  };
}
