import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { statusOnly, withId } from "../rules.ts";
import { newSavedFilterSchema, savedFilterSchema } from "./saved-filter.ts";

/** The filters that the signed-in administrator has saved. */
export const listSavedFilters = defineEndpoint({
  access: "admin",
  summary: "The filters that the signed-in administrator has saved, of all lists by name.",
  answer: v.object({ data: v.array(savedFilterSchema) }),
});

/** Saves a filter of a list. */
export const saveFilter = defineEndpoint({
  access: "admin",
  summary:
    "Saves a filter of a list for the signed-in administrator; one of the same list and name is replaced. Rejected where the list already has 30 (limit_reached).",
  body: newSavedFilterSchema,
  answer: v.object({ status: v.boolean(), filter: savedFilterSchema }),
});

/** Deletes a saved filter. */
export const deleteSavedFilter = defineEndpoint({
  access: "admin",
  summary: "Deletes a filter that the signed-in administrator has saved.",
  params: withId,
  answer: statusOnly,
});
