import { partsListRoles } from "@shop/domain/parts-list/headings.ts";
import { MAX_PARTS, PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import * as v from "valibot";

import { filledText, flagRule, wholeNumberRule } from "../rules.ts";

/** Boards for which a list is multiplied at most. */
const MAX_BOARDS = 10_000;

/** What one column of a parts list holds; null for nothing that is read. */
export const columnRoleSchema = v.nullable(v.picklist(partsListRoles, "bad_value"));

const listEntries = {
  list: v.pipe(filledText, v.maxLength(PARTS_LIST_MAX_LENGTH, "too_long")),
  /** The number of boards that the list is for, by which all quantities are multiplied. */
  boards: v.optional(wholeNumberRule(1, MAX_BOARDS), 1),
  /** Whether parts that are not fitted are wanted too. */
  unfitted: v.optional(flagRule, false),
  /** What the columns hold, in place of what their headings and cells say. */
  roles: v.optional(v.pipe(v.array(columnRoleSchema, "bad_value"), v.maxLength(200, "limit_reached"))),
};

/** A parts list as it is pasted, and how it is read; it is kept under a link as this. */
export const savedPartsListSchema = v.pipe(v.object(listEntries), v.metadata({ ref: "SavedPartsList" }));

/** A parts list that is to be searched for. */
export const partsListSchema = v.pipe(
  v.object({
    ...listEntries,
    /** How many parts of the list are skipped: those that have been searched for. */
    from: v.optional(wholeNumberRule(0, MAX_PARTS), 0),
  }),
  v.metadata({ ref: "PartsList" }),
);

/** A parts list under a link. */
export type SavedPartsList = v.InferOutput<typeof savedPartsListSchema>;
/** A parts list as the server reads it. */
export type ReadPartsList = v.InferOutput<typeof partsListSchema>;
/** A parts list that is to be searched for. */
export type PartsListRequest = v.InferInput<typeof partsListSchema>;
