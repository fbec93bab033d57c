import { labelFormatNames, MAX_LABEL_PLACES } from "@shop/domain/labels/label-formats.ts";
import { labelItemsIn } from "@shop/domain/labels/label-items.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { pdf } from "../orders/admin-endpoints.ts";

/** Which labels are printed, and how. */
const labelsQuerySchema = v.object({
  /** Products with the numbers of their labels, as '12x3,15'. */
  labels: v.pipe(
    v.string(),
    v.check((text) => labelItemsIn(text) !== null, "bad_query"),
    v.transform((text) => labelItemsIn(text) ?? []),
  ),
  format: v.picklist(labelFormatNames, "bad_query"),
  locale: v.optional(v.picklist(locales, "bad_query"), "en"),
  /** `shown`: the labels state prices. */
  prices: v.optional(v.picklist(["shown"], "bad_query")),
  /** The first free place of the first sheet, from 1. */
  first_place: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/, "bad_query"),
      v.transform(Number),
      v.maxValue(MAX_LABEL_PLACES, "bad_query"),
    ),
    "1",
  ),
});

/** The labels of some products. */
export const readLabels = defineEndpoint({
  ...pdf,
  access: "admin",
  right: "products",
  summary:
    "Labels of products for shelves and bags as a PDF file: name in the label's language, part number, with prices=shown the price, a barcode (Code 128) of the product's barcode or else of its part number, and, where the public address is known, a QR code of its page. labels names up to 100 products with their numbers of labels (12x3,15), 240 labels in all. A code that is too long for the label, or that has other than Latin letters, figures and signs, stands on it as text alone. not_found where one of the products does not exist or is deleted; unavailable where making them takes too long.",
  query: labelsQuerySchema,
  failures: ["not_found"],
});

/** Validated query of the labels of some products. */
export type LabelsQuery = v.InferOutput<typeof labelsQuerySchema>;
