import * as v from "valibot";

import { newSavedFilterSchema } from "./saved-filter.ts";

/** The form that saves what a list shows; the list and its query are no fields. */
export const savedFilterFormSchema = v.object({ name: newSavedFilterSchema.entries.name });
