import * as v from "valibot";

/** The most pictures that one request carries. */
export const MAX_PICTURES = 10;

const file = v.instance(Blob, "not_a_picture");

/** Repeated files of a multipart body; one file is a list of one. */
export const pictureFiles = v.pipe(
  v.union(
    [
      v.array(file),
      v.pipe(
        file,
        v.transform((one) => [one]),
      ),
    ],
    "required",
  ),
  v.minLength(1, "required"),
  v.maxLength(MAX_PICTURES, "too_many_files"),
);

/** One optional file of a multipart body. */
export const optionalPicture = v.optional(file);
