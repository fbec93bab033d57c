import { rename, rm } from "node:fs/promises";

import type { UploadFolder } from "../../uploads/upload-folder.ts";
import { uploadPath } from "../../uploads/uploaded-file.ts";

const NAME_LENGTH = 200;

/** The name of an uploaded file, cut to what is stored. */
export const fileNameOf = (file: Blob): string =>
  (file instanceof File ? file.name.replaceAll("\0", "") : "").slice(0, NAME_LENGTH).toWellFormed() ||
  "sheet";

/**
 * Keeps an uploaded file beyond its request and starts the step that reads it, which calls `cleanUp` at its end; where it does not start, the
 * file is deleted.
 */
export async function withUpload<T>(
  { newPath }: Pick<UploadFolder, "newPath">,
  file: Blob,
  startStep: (path: string, cleanUp: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const path = newPath();
  const cleanUp = (): Promise<void> => rm(path, { force: true });
  await rename(uploadPath(file), path);
  try {
    return await startStep(path, cleanUp);
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
