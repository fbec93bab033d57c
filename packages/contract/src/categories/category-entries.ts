import * as v from "valibot";

import { idParam } from "../rules.ts";

/** What decides whether shoppers find a category or sub category. */
export const listedEntries = {
  /** Number of its products that shoppers find in lists: without one, it is not listed either. */
  listed: v.pipe(v.number(), v.integer()),
  /** Whether it is hidden from shoppers. */
  hidden: v.boolean(),
};

/** Target of the products of a deleted one. */
export const moveTarget = v.object({ move_to: v.optional(idParam) });
