import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { withId } from "../rules.ts";
import { brandSchema, listedBrandSchema } from "./brand.ts";

/** The brands that have products in the shop. */
export const listBrands = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The brands with a page that have products in the shop, sorted by name, with their numbers of products.",
  answer: v.object({ data: v.array(listedBrandSchema) }),
});

/** One brand. */
export const readBrand = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "One brand; its products are those of GET /products with brand_id.",
  params: withId,
  answer: v.object({ data: brandSchema }),
});
