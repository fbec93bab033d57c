import * as v from "valibot";

import { issueCodes } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { pictureFiles, PICTURES_BYTES } from "../files.ts";
import { listOf } from "../list-rule.ts";
import { productImageSchema } from "../products/product.ts";
import { idRule, nullableText, withId } from "../rules.ts";

const form = v.object({ product_id: idRule, "image[]": pictureFiles });

/** Maximum number of picture records of one product. */
const MAX_RECORDS = 100;

/** Answer of an upload: all records of the product, and the rejected files by name. */
export const picturesSavedSchema = v.pipe(
  v.object({
    status: v.boolean(),
    images: v.array(productImageSchema),
    rejected: v.array(v.object({ name: v.string(), reason: v.picklist(issueCodes) })),
  }),
  v.metadata({ ref: "PicturesSaved" }),
);

/** All picture records of a product, in order. */
const records = v.object({ status: v.boolean(), images: v.array(productImageSchema) });

/** Adds pictures to a product. */
export const createImages = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds pictures to a product: JPEG, PNG, WebP, AVIF or GIF (its first frame), 10 MB and 40 megapixels each (AVIF: 16). Rejected files are listed with their reasons while the others are saved; where all are rejected, 422 with the reasons by file name.",
  body: form,
  maxBytes: PICTURES_BYTES,
  answer: picturesSavedSchema,
  failures: ["not_found"],
});

/** Replaces the pictures of records; ids are separated by commas. */
export const updateImages = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Replaces the pictures of the records with these ids, separated by commas: one file each, surplus files are added, surplus records deleted.",
  params: v.object({
    ids: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,99}$/, "bad_id"),
      v.transform((text) => text.split(",").map(Number)),
      v.everyItem((id) => id <= 2_147_483_647, "bad_id"),
    ),
  }),
  body: form,
  maxBytes: PICTURES_BYTES,
  answer: picturesSavedSchema,
});

/** Reorders the picture records of a product. */
export const reorderImages = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Reorders all picture records of a product; edit_conflict where ids are missing or unknown.",
  body: v.object({
    product_id: idRule,
    ids: listOf(idRule, { min: 1, max: MAX_RECORDS, ref: "ImageIds" }),
  }),
  answer: records,
  failures: ["not_found", "edit_conflict"],
});

/** Sets the alternative texts of a picture record. */
export const describeImage = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Sets the alternative texts of a picture record.",
  params: withId,
  body: v.object({ alt: nullableText(300), alt_ar: nullableText(300) }),
  answer: records,
});

/** Deletes a picture record. */
export const deleteImage = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Deletes a picture record of a product.",
  params: withId,
  answer: records,
});

/** Answer of an upload. */
export type PicturesSaved = v.InferOutput<typeof picturesSavedSchema>;
