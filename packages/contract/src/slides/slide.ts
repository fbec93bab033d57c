import * as v from "valibot";

/** A slide of the home carousel. */
export const slideSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Address of the picture. */
    image: v.string(),
    /** Address of the picture of the Arabic site; null where both sites share one. */
    image_ar: v.nullable(v.string()),
    /** Alternative text of the picture. */
    alt: v.string(),
    alt_ar: v.nullable(v.string()),
    /** Address of the linked page. */
    link: v.nullable(v.string()),
  }),
  v.metadata({ ref: "Slide" }),
);

/** A slide of the home carousel. */
export type Slide = v.InferOutput<typeof slideSchema>;

/** A slide for administrators. */
export const adminSlideSchema = v.pipe(
  v.object({ ...slideSchema.entries, hidden: v.boolean() }),
  v.metadata({ ref: "AdminSlide" }),
);

/** A slide for administrators. */
export type AdminSlide = v.InferOutput<typeof adminSlideSchema>;
