import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { cursor, limitOf } from "../paging.ts";
import { idParam } from "../rules.ts";
import { historyEntities, historyEntrySchema } from "./history.ts";

/** Default page size. */
const HISTORY_PAGE_SIZE = 20;

/** The change history of one entity. */
export const readHistory = defineEndpoint({
  access: "admin",
  summary:
    "The change history of a product, category, sub category, brand or group of synonyms, for those who see costs of a supplier, or for those who may change them of the settings, the newest entries first.",
  query: v.object({
    entity: v.picklist(historyEntities, "bad_query"),
    id: idParam,
    limit: limitOf(HISTORY_PAGE_SIZE),
    cursor,
  }),
  answer: v.object({ data: v.array(historyEntrySchema), next_cursor: v.nullable(v.string()) }),
});
