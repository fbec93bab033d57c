import type { IssueCode } from "@shop/contract/codes.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import { hasPictureSignature, SIGNATURE_BYTES } from "@shop/domain/pictures/picture-signature.ts";
import type { FileRejectionReason } from "@shop/ui/file-drop/file-drop.tsx";

/** Picture formats that the server accepts, with their file extensions. */
export const acceptedPictures = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
  "image/gif": [".gif"],
} as const;

/** The issues of pictures that are not taken. */
export const pictureIssues: Readonly<Record<FileRejectionReason, IssueCode>> = {
  wrong_type: "not_a_picture",
  too_large: "file_too_large",
  too_many: "too_many_files",
};

/** The largest picture in megabytes. */
export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;

/** Why a file is not taken: its type, its size, or content that is no picture although its name says so; null for one that is. */
export async function pictureFaultOf(file: File): Promise<FileRejectionReason | null> {
  if (!(file.type in acceptedPictures)) return "wrong_type";
  if (file.size > MAX_PICTURE_BYTES) return "too_large";
  const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return hasPictureSignature(new Uint8Array(head)) ? null : "wrong_type";
}
