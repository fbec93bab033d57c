import { homeSectionKinds } from "@shop/domain/site/home-sections.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { productCardSchema } from "../products/product.ts";
import { branchSchema, homeReasonSchema, homeSettingsSchema } from "../settings/shop.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A section of the home page with what it shows; sections without anything to show are left out. */
const homeSectionSchema = v.pipe(
  v.object({
    kind: v.picklist(homeSectionKinds),
    /** Its heading; '' in a language for the usual one. */
    title: v.object({ en: v.string(), ar: v.string() }),
    /** The products of a section of products. */
    products: v.array(productCardSchema),
    /** The brands on sale of which the shop is an official distributor, for the section `reasons`. */
    brands: v.array(v.string()),
    /** The branches of the section `branches`. */
    branches: v.array(branchSchema),
    /** What the section `reasons` names beside them. */
    reasons: v.array(homeReasonSchema),
  }),
  v.metadata({ ref: "HomeSection" }),
);

/** What the home page shows beside slides and categories. */
export const homeSchema = v.pipe(
  v.object({
    sections: v.array(homeSectionSchema),
    /** Categories with products: how many, and the lowest price, null where none is known. */
    categories: v.array(
      v.object({
        id: v.pipe(v.number(), v.integer()),
        products: count,
        lowest_price: v.nullable(v.string()),
      }),
    ),
  }),
  v.metadata({ ref: "Home" }),
);

/** The home page. */
export const readHome = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The sections of the home page with their products, in the order that the owner has chosen, and the number of products and lowest price of each category.",
  answer: homeSchema,
});

/** The home page as settings would show it. */
export const previewHome = defineEndpoint({
  access: "admin",
  right: "settings",
  summary: "What the home page would show with some settings; stores nothing.",
  body: homeSettingsSchema,
  answer: homeSchema,
});

/** A section of the home page with what it shows. */
export type HomeSectionContent = v.InferOutput<typeof homeSectionSchema>;
/** What the home page shows beside slides and categories. */
export type Home = v.InferOutput<typeof homeSchema>;
