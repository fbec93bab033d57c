import { MAX_SYNONYMS, SYNONYM_MAX_LENGTH } from "@shop/domain/constants.ts";
import { synonymsIn, synonymText } from "@shop/domain/search/synonyms.ts";
import * as v from "valibot";

import { versionSchema, formVersion } from "../products/admin-product.ts";
import { requiredText } from "../rules.ts";

/** Words and phrases that mean the same to the search. */
export const synonymGroupSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The words and phrases in both languages, with commas between them. */
    words: v.string(),
    version: versionSchema,
    /** Time of the deletion; null where it is not deleted. */
    deleted_at: v.nullable(v.string()),
  }),
  v.metadata({ ref: "SynonymGroup" }),
);

/** Two or more words or phrases, with commas or line breaks between them; the output has commas. */
const words = v.pipe(
  // Commas, spaces and repetitions are not counted among the words.
  requiredText(2 * MAX_SYNONYMS * SYNONYM_MAX_LENGTH),
  v.check((text) => synonymsIn(text).length >= 2, "too_few_words"),
  v.check((text) => synonymsIn(text).length <= MAX_SYNONYMS, "too_many_words"),
  v.check((text) => synonymsIn(text).every((word) => word.length <= SYNONYM_MAX_LENGTH), "too_long"),
  v.transform((text) => synonymText(synonymsIn(text))),
);

/** The form of a new group. */
export const synonymFormSchema = v.pipe(v.object({ words }), v.metadata({ ref: "SynonymForm" }));

/** The form of an updated group. */
export const synonymUpdateSchema = v.pipe(
  v.object({ version: formVersion, words }),
  v.metadata({ ref: "SynonymUpdate" }),
);

/** Words and phrases that mean the same to the search. */
export type SynonymGroup = v.InferOutput<typeof synonymGroupSchema>;
/** Validated form of a new group. */
export type SynonymInput = v.InferOutput<typeof synonymFormSchema>;
/** Validated form of an updated group. */
export type SynonymUpdate = v.InferOutput<typeof synonymUpdateSchema>;
