import { MEDIA_PREFIX, PICTURE_WIDTHS, pictureFile, pictureKey } from "./pictures.ts";

const LARGEST = Math.max(...PICTURE_WIDTHS);

/** The address of a picture's largest form; pictures on other hosts have only their own. */
export function largePictureAddress(address: string): string {
  const key = pictureKey(address);
  return key === null ? address : MEDIA_PREFIX + pictureFile(key, LARGEST, "webp");
}
