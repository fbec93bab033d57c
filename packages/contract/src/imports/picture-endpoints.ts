import { MAX_ZIP_BYTES } from "@shop/domain/sheets/sheet-limits.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { importSchema } from "./product-import.ts";

const MEGABYTE = 1024 * 1024;

const answer = v.object({ status: v.boolean(), import: importSchema });

/** Adds a ZIP of pictures to an import. */
export const uploadImportPictures = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds a ZIP with at most 1,000 pictures and 100 MB to an import that is not applied, in place of an earlier one. Lines name its pictures by their file names. They are converted in the background; then the lines have to be checked again.",
  params: withId,
  body: v.object({
    file: v.pipe(
      v.instance(Blob, "required"),
      v.minSize(1, "required"),
      v.maxSize(MAX_ZIP_BYTES, "file_too_large"),
    ),
  }),
  maxBytes: MAX_ZIP_BYTES + MEGABYTE,
  answer,
  failures: ["state_not_allowed"],
});

/** Removes the ZIP of pictures from an import. */
export const deleteImportPictures = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Removes the ZIP of pictures from an import that is not applied; then the lines have to be checked again.",
  params: withId,
  answer,
  failures: ["state_not_allowed"],
});
