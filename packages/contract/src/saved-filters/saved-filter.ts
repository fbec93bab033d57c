import { SAVED_FILTER_NAME_MAX_LENGTH, SAVED_FILTER_QUERY_MAX_LENGTH } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { requiredText } from "../rules.ts";

/** The lists of the dashboard whose filters can be saved. */
const savedFilterLists = ["products", "categories", "sub_categories", "orders", "mails"] as const;

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const list = v.picklist(savedFilterLists, "bad_value");

/** A filter of a list that an administrator has saved for themselves. */
export const savedFilterSchema = v.pipe(
  v.object({
    id,
    list,
    name: v.string(),
    /** The query string of the list's address without its '?', such as 'state=received&sort=-total'. */
    query: v.string(),
  }),
  v.metadata({ ref: "SavedFilter" }),
);

/** A filter to save; one of the same list and name, whose case does not count, is replaced. */
export const newSavedFilterSchema = v.pipe(
  v.object({
    list,
    name: requiredText(SAVED_FILTER_NAME_MAX_LENGTH),
    query: v.pipe(
      v.string("required"),
      v.minLength(1, "required"),
      v.maxLength(SAVED_FILTER_QUERY_MAX_LENGTH, "too_long"),
      // What `URLSearchParams` writes: anything else is percent-encoded.
      v.regex(/^[\w%&*+.=-]+$/, "bad_value"),
    ),
  }),
  v.metadata({ ref: "NewSavedFilter" }),
);

/** A list of the dashboard whose filters can be saved. */
export type SavedFilterList = (typeof savedFilterLists)[number];
/** A saved filter. */
export type SavedFilter = v.InferOutput<typeof savedFilterSchema>;
/** A filter to save. */
export type NewSavedFilter = v.InferOutput<typeof newSavedFilterSchema>;
