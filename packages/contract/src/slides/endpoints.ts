import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { optionalPicture, PICTURES_BYTES, requiredPicture } from "../files.ts";
import { isHttpsLink, isShopPath } from "../link-rules.ts";
import { listOf } from "../list-rule.ts";
import { flagRule, idRule, keptFields, nullableText, optionalText, statusOnly, withId } from "../rules.ts";
import { adminSlideSchema, slideSchema } from "./slide.ts";

/** A path or an https address; whether the shop has a page there depends on what it holds (see linkedPage). */
const link = v.pipe(
  nullableText(500).wrapped,
  v.check((address) => address === null || isShopPath(address) || isHttpsLink(address), "bad_link"),
);

const optionalFields = {
  image_ar: optionalPicture,
  alt: optionalText(200),
  alt_ar: nullableText(200),
  link: v.optional(link, null),
  hidden: v.optional(flagRule, false),
};

/** The form of a new slide. */
const slideFormSchema = v.pipe(
  v.object({ image: requiredPicture, ...optionalFields }),
  v.metadata({ ref: "SlideForm" }),
);

/** The form of an updated slide; missing fields keep their value. */
export const slideUpdateSchema = v.pipe(
  v.object({
    image: optionalPicture,
    ...keptFields(optionalFields),
    /** True to show one picture in both languages. */
    remove_image_ar: v.optional(flagRule, false),
  }),
  v.metadata({ ref: "SlideUpdate" }),
);

/** The slides of the home carousel that are not hidden, in order. */
export const listSlides = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "The visible slides of the home carousel, in order.",
  answer: v.object({ data: v.array(slideSchema) }),
});

/** All slides, in order. */
export const listAdminSlides = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "All slides of the home carousel, in order, including hidden ones.",
  answer: v.object({ data: v.array(adminSlideSchema) }),
});

/** Appends a slide. */
export const createSlide = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Appends a slide; errors.image and errors.image_ar are the reasons for rejected pictures, errors.link is unknown_page where the shop has no page at the link.",
  body: slideFormSchema,
  maxBytes: PICTURES_BYTES,
  answer: v.object({ status: v.boolean(), slide: adminSlideSchema }),
});

/** Updates, hides or shows a slide. */
export const updateSlide = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Updates a slide; missing fields keep their value, so that hidden alone hides or shows it. A link other than the stored one must lead to an existing page, or errors.link is unknown_page.",
  params: withId,
  body: slideUpdateSchema,
  maxBytes: PICTURES_BYTES,
  answer: v.object({ status: v.boolean(), slide: adminSlideSchema }),
});

/** Deletes a slide. */
export const deleteSlide = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Deletes a slide.",
  params: withId,
  answer: statusOnly,
});

/** Reorders the slides. */
export const reorderSlides = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Reorders all slides; edit_conflict where ids are missing or unknown.",
  body: v.object({ ids: listOf(idRule, { min: 1, max: 200, ref: "SlideIds" }) }),
  answer: v.object({ status: v.boolean(), data: v.array(adminSlideSchema) }),
  failures: ["edit_conflict"],
});

/** Validated form of a new slide. */
export type SlideInput = v.InferOutput<typeof slideFormSchema>;

/** Validated form of an updated slide. */
export type SlideUpdate = v.InferOutput<typeof slideUpdateSchema>;
