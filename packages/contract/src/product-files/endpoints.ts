import { fileKinds, MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { fileLinkSchema } from "../link-rules.ts";
import { listOf } from "../list-rule.ts";
import { idRule, nullableText } from "../rules.ts";
import { MAX_PDF_BYTES } from "./limits.ts";
import { adminProductFileSchema } from "./product-file.ts";

const texts = {
  kind: v.picklist(fileKinds, "bad_value"),
  title: nullableText(200),
  title_ar: nullableText(200),
};

/** All files of a product, in order. */
const files = v.object({ status: v.boolean(), files: v.array(adminProductFileSchema) });

/** Adds a PDF to a product. */
export const addProductFile = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds a PDF of at most 20 MB to the files of a product, as the last one; its content is checked, not its name.",
  body: v.object({ product_id: idRule, ...texts, file: v.instance(Blob, "not_a_pdf") }),
  maxBytes: MAX_PDF_BYTES + 1024 * 1024,
  answer: files,
  failures: ["not_found"],
});

/** Stores the list of a product's files. */
export const saveProductFiles = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Stores the files of a product as they are listed: order, kinds, titles and links. Entries without id are new links; stored files that are missing are removed. Known names the ids that the caller has read: where others are stored by now, nothing is changed and the answer is edit_conflict.",
  body: v.object({
    product_id: idRule,
    known: listOf(idRule, { min: 0, max: MAX_PRODUCT_FILES, ref: "KnownFiles", tooLong: "too_many_files" }),
    files: listOf(
      v.object({
        ...texts,
        id: v.optional(idRule),
        /** The address of a link; a stored PDF keeps its own. */
        address: v.optional(fileLinkSchema),
      }),
      { min: 0, max: MAX_PRODUCT_FILES, ref: "ProductFiles", tooLong: "too_many_files" },
    ),
  }),
  answer: files,
  failures: ["not_found", "edit_conflict"],
});
