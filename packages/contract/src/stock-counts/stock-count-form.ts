import { COUNT_NAME_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import * as v from "valibot";

import { requiredLine } from "../rules.ts";

/** The form that starts a count. */
export const stockCountFormSchema = v.object({
  name: requiredLine(COUNT_NAME_LENGTH),
  with_reserved: v.boolean(),
});
