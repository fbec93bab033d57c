import { PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import * as v from "valibot";

import { filledText } from "../rules.ts";

/** A parts list as it is pasted. */
export const partsListSchema = v.pipe(
  v.object({ list: v.pipe(filledText, v.maxLength(PARTS_LIST_MAX_LENGTH, "too_long")) }),
  v.metadata({ ref: "PartsList" }),
);
