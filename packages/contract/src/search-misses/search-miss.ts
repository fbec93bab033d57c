import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A text for which searches of the last 30 days found nothing. */
export const searchMissSchema = v.pipe(
  v.object({
    /** The text as the search folds it: lower case, without signs and diacritics. */
    text: v.string(),
    /** Number of searches in these days. */
    count,
    last_at: v.string(),
  }),
  v.metadata({ ref: "SearchMiss" }),
);

/** Orders of the list: the most frequent first, or the latest first. */
export const searchMissSorts = ["most", "latest"] as const;

/** A text for which searches found nothing. */
export type SearchMiss = v.InferOutput<typeof searchMissSchema>;
/** An order of the list of searches that found nothing. */
export type SearchMissSort = (typeof searchMissSorts)[number];
