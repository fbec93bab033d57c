import * as v from "valibot";

import { listOf } from "./list-rule.ts";

/** Maximum number of pictures in one request. */
export const MAX_PICTURES = 8;
/** Maximum size of one picture in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Maximum number of pixels of one picture. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** Maximum number of pixels of an AVIF picture, which takes several times as much memory to decode. */
export const MAX_AVIF_PIXELS = 16_000_000;

/** Body limit of a request with pictures: all of them at their maximum size, and the fields beside them. */
export const PICTURES_BYTES = MAX_PICTURES * MAX_PICTURE_BYTES + 1024 * 1024;

const file = v.instance(Blob, "not_a_picture");

type Files = v.GenericSchema<Blob | Blob[], Blob[]>;

const several = listOf(file, {
  min: 1,
  max: MAX_PICTURES,
  ref: "Pictures",
  tooLong: "too_many_files",
});
const single: Files = v.pipe(
  file,
  v.transform((one) => [one]),
);

/** A repeated file field of a multipart body; a single file becomes a list of one. */
export const pictureFiles = v.lazy((files): Files =>
  files instanceof Blob ? single : several.getter(files),
);

/** One file of a multipart body. */
export const requiredPicture = file;

/** One optional file of a multipart body. */
export const optionalPicture = v.optional(file);
