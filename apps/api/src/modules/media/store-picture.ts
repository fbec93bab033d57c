import { ApiError } from "@shop/contract/api-error.ts";

import { uploadPath } from "../../uploads/uploaded-file.ts";
import type { PictureStore } from "./picture-store.ts";

/** Stores the picture of a form field; returns its address, undefined for an empty field; throws invalid with the reason. */
export async function storePicture(
  pictures: Pick<PictureStore, "store">,
  field: string,
  file: Blob | undefined,
): Promise<string | undefined> {
  // Browsers send an empty file for an empty file field.
  if (!file || file.size === 0) return undefined;
  const { address, reason } = await pictures.store(uploadPath(file));
  if (reason) throw new ApiError("invalid", { errors: { [field]: reason } });
  return address;
}
