import * as v from "valibot";

import { versionSchema } from "../products/admin-product.ts";
import { idParam, idRule } from "../rules.ts";

/** What administrators see of a category or sub category beside its own fields. */
export const managedEntries = {
  version: versionSchema,
  /** Number of products on sale. */
  products: v.pipe(v.number(), v.integer()),
  /** Time of the deletion; null where it is not deleted. */
  deleted_at: v.nullable(v.string()),
};

/** What decides whether shoppers find a category or sub category. */
export const listedEntries = {
  /** Number of its products that shoppers find in lists: without one, it is not listed either. */
  listed: v.pipe(v.number(), v.integer()),
  /** Whether it is hidden from shoppers. */
  hidden: v.boolean(),
};

/** `only`: deleted ones that can be restored. */
export const deletedFilter = v.optional(v.picklist(["only"], "bad_query"));

/** Target of the products of a deleted one. */
export const moveTarget = v.object({ move_to: v.optional(idParam) });

/** The answer to a saved form. */
export const savedGroup = v.object({
  status: v.boolean(),
  id: idRule,
  version: versionSchema,
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
});
