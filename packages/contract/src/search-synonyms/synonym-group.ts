import { MAX_SYNONYMS, SYNONYM_MAX_LENGTH } from "@shop/domain/constants.ts";
import { synonymsIn, synonymText } from "@shop/domain/search/synonyms.ts";
import * as v from "valibot";

import { listEntity } from "../lists/list-entity.ts";
import { requiredText } from "../rules.ts";

/** Two or more words or phrases, with commas or line breaks between them; the output has commas. */
const words = v.pipe(
  // Commas, spaces and repetitions are not counted among the words.
  requiredText(2 * MAX_SYNONYMS * SYNONYM_MAX_LENGTH),
  v.check((text) => synonymsIn(text).length >= 2, "too_few_words"),
  v.check((text) => synonymsIn(text).length <= MAX_SYNONYMS, "too_many_words"),
  v.check((text) => synonymsIn(text).every((word) => word.length <= SYNONYM_MAX_LENGTH), "too_long"),
  v.transform((text) => synonymText(synonymsIn(text))),
);

/** Words and phrases that mean the same to the search. */
export const synonymList = listEntity({
  ref: "SynonymGroup",
  required: { words },
  optional: {},
  /** The words and phrases in both languages, with commas between them. */
  shown: { words: v.string() },
});

/** Words and phrases that mean the same to the search. */
export type SynonymGroup = v.InferOutput<typeof synonymList.entry>;
/** Validated form of a new group. */
export type SynonymInput = v.InferOutput<typeof synonymList.form>;
/** Validated form of an updated group. */
export type SynonymUpdate = v.InferOutput<typeof synonymList.update>;
