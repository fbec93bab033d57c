import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the demonstration consists of, in the order in which it is listed. */
export const demonstrationKinds = [
  "product",
  "category",
  "sub_category",
  "brand",
  "attribute",
  "synonym_group",
  "slide",
] as const;

/** One kind of content, and how much of the demonstration a removal deletes of it and keeps. */
const demonstrationPartSchema = v.pipe(
  v.object({
    kind: v.picklist(demonstrationKinds),
    removed: count,
    /** Kept because an administrator has changed or restored it. */
    changed: count,
    /** Kept because content that stays needs it: products in a category, of a brand, with a specification. */
    needed: count,
  }),
  v.metadata({ ref: "DemonstrationPart" }),
);

/** What a removal of the demonstration deletes and keeps. */
export const demonstrationSchema = v.pipe(
  v.object({
    parts: v.array(demonstrationPartSchema),
    /** Pictures of what is removed. */
    pictures: count,
    /** Removed products that orders have, which keep their lines. */
    ordered: count,
    /** Identifies what is removed; a removal that names another one is refused. */
    fingerprint: v.string(),
  }),
  v.metadata({ ref: "Demonstration" }),
);

/** A kind of content of the demonstration. */
export type DemonstrationKind = (typeof demonstrationKinds)[number];
/** What a removal of the demonstration deletes and keeps. */
export type Demonstration = v.InferOutput<typeof demonstrationSchema>;
