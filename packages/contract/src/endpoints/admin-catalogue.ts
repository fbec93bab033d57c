import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  idParam,
  idRule,
  nullableText,
  optionalText,
  priceRule,
  requiredText,
  wholeNumberRule,
} from "../rules.ts";
import { optionalPicture, pictureFiles } from "./files.ts";

const withId = v.object({ id: idParam });
const statusOnly = v.object({ status: v.boolean() });
const saved = v.object({
  status: v.boolean(),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
});
const adminFailures = ["unauthorized", "invalid"] as const;

/** Stock that a product may have. */
const stock = wholeNumberRule(-1_000_000, 1_000_000_000);

/** What both languages and the catalogue know of a product, beside what the specification's payload names. */
const productExtras = {
  name_ar: nullableText(300),
  description_ar: nullableText(10_000),
  part_number: nullableText(80),
  brand: nullableText(80),
};

/** What creating a product sends; the amount is 1 where none is given. */
export const newProductSchema = v.pipe(
  v.object({
    name: requiredText(300),
    price: priceRule,
    amount: v.optional(stock, 1),
    sub_category_id: idRule,
    description: requiredText(10_000),
    ...productExtras,
  }),
  v.metadata({ ref: "NewProduct" }),
);

/** What updating a product sends. */
export const productUpdateSchema = v.pipe(
  v.object({
    id: idRule,
    name: requiredText(300),
    price: priceRule,
    amount: stock,
    sub_category_id: idRule,
    description: requiredText(10_000),
    name_ar: v.optional(productExtras.name_ar),
    description_ar: v.optional(productExtras.description_ar),
    part_number: v.optional(productExtras.part_number),
    brand: v.optional(productExtras.brand),
  }),
  v.metadata({ ref: "ProductUpdate" }),
);

/** Adds a product. */
export const createProduct = defineEndpoint({
  ...addresses.createProduct,
  access: "admin",
  summary: "Adds a product.",
  body: { type: addresses.createProduct.sends, schema: newProductSchema },
  answer: v.object({ status: v.boolean(), product_id: idRule }),
  failures: adminFailures,
});

/** Changes a product; status false where nothing differed. */
export const updateProduct = defineEndpoint({
  ...addresses.updateProduct,
  access: "admin",
  summary: "Changes a product; status false says that the values were already stored.",
  params: withId,
  body: { type: addresses.updateProduct.sends, schema: productUpdateSchema },
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "not_found"],
});

/** Deletes a product. */
export const deleteProduct = defineEndpoint({
  ...addresses.deleteProduct,
  access: "admin",
  summary: "Deletes a product.",
  params: withId,
  answer: statusOnly,
  failures: ["unauthorized", "bad_id", "not_found"],
});

/** Adds pictures to a product. */
export const createImages = defineEndpoint({
  ...addresses.createImages,
  access: "admin",
  summary: "Adds pictures to a product.",
  body: {
    type: addresses.createImages.sends,
    schema: v.object({ product_id: idRule, "image[]": pictureFiles }),
  },
  answer: statusOnly,
  failures: [...adminFailures, "not_found", "body_too_large"],
});

/** Replaces the pictures of records whose ids are joined by commas. */
export const updateImages = defineEndpoint({
  ...addresses.updateImages,
  access: "admin",
  summary: "Replaces the pictures of the records whose ids are joined by commas.",
  params: v.object({
    ids: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, "bad_id"),
      v.transform((text) => text.split(",").map(Number)),
    ),
  }),
  body: {
    type: addresses.updateImages.sends,
    schema: v.object({ product_id: idRule, "image[]": pictureFiles }),
  },
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "not_found", "body_too_large"],
});

/** The form of a sub category; `desctription` keeps the spelling that the backend reads. */
export const subCategoryFormSchema = v.pipe(
  v.object({
    name: requiredText(120),
    category_id: idRule,
    desctription: optionalText(2000),
    name_ar: nullableText(120),
  }),
  v.metadata({ ref: "SubCategoryForm" }),
);

/** Adds a sub category. */
export const createSubCategory = defineEndpoint({
  ...addresses.createSubCategory,
  access: "admin",
  summary: "Adds a sub category.",
  body: { type: addresses.createSubCategory.sends, schema: subCategoryFormSchema },
  answer: saved,
  failures: adminFailures,
});

/** Changes a sub category. */
export const updateSubCategory = defineEndpoint({
  ...createSubCategory,
  ...addresses.updateSubCategory,
  summary: "Changes a sub category.",
  params: withId,
  failures: [...adminFailures, "bad_id", "not_found"],
});

/** Deletes a sub category that holds no products. */
export const deleteSubCategory = defineEndpoint({
  ...addresses.deleteSubCategory,
  access: "admin",
  summary: "Deletes a sub category that holds no products.",
  params: withId,
  answer: statusOnly,
  failures: ["unauthorized", "bad_id", "not_found", "conflict"],
});

/** The form of a category, with its picture. */
export const categoryFormSchema = v.pipe(
  v.object({
    name: requiredText(120),
    description: optionalText(2000),
    sort_index: v.optional(wholeNumberRule(-1_000_000, 1_000_000), 0),
    image: optionalPicture,
    name_ar: nullableText(120),
    description_ar: nullableText(2000),
  }),
  v.metadata({ ref: "CategoryForm" }),
);

/** Adds a category. */
export const createCategory = defineEndpoint({
  ...addresses.createCategory,
  access: "admin",
  summary: "Adds a category.",
  body: { type: addresses.createCategory.sends, schema: categoryFormSchema },
  answer: saved,
  failures: [...adminFailures, "body_too_large"],
});

/** Changes a category. */
export const updateCategory = defineEndpoint({
  ...createCategory,
  ...addresses.updateCategory,
  summary: "Changes a category.",
  params: withId,
  failures: [...adminFailures, "bad_id", "not_found", "body_too_large"],
});

/** Deletes a category that holds no products. */
export const deleteCategory = defineEndpoint({
  ...addresses.deleteCategory,
  access: "admin",
  summary: "Deletes a category that holds no products.",
  params: withId,
  answer: statusOnly,
  failures: ["unauthorized", "bad_id", "not_found", "conflict"],
});
