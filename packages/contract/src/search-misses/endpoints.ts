import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { numberedPages } from "../paging.ts";
import { searchMissSchema, searchMissSorts } from "./search-miss.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const { page, per_page } = numberedPages;

/** Query of the list of searches that found nothing. */
const searchMissQuerySchema = v.object({
  page,
  per_page,
  /** Default: the most frequent first. */
  sort: v.optional(v.picklist(searchMissSorts, "bad_query")),
});

/** Searches that found nothing. */
export const listSearchMisses = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "One page of the texts for which shoppers' searches of the last 30 days found nothing, with the exact number of texts. A page beyond the last is the last one; without page and per_page the first 20.",
  query: searchMissQuerySchema,
  answer: v.object({ data: v.array(searchMissSchema), page: count, per_page: count, total: count }),
});
