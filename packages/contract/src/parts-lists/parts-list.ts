import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { partsListRoles } from "@shop/domain/parts-list/headings.ts";
import { MAX_PARTS, PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { filledText, flagRule, requiredText, wholeNumberRule } from "../rules.ts";

/** Boards for which a list is multiplied at most. */
const MAX_BOARDS = 10_000;

/** What one column of a parts list holds; null for nothing that is read. */
export const columnRoleSchema = v.nullable(v.picklist(partsListRoles, "bad_value"));

const listEntries = {
  list: v.pipe(
    filledText,
    v.maxLength(PARTS_LIST_MAX_LENGTH, "too_long"),
    v.excludes("\0", "bad_value"),
    // The database stores no halves of surrogate pairs.
    v.transform((text) => text.toWellFormed()),
  ),
  /** The number of boards that the list is for, by which all quantities are multiplied. */
  boards: v.optional(wholeNumberRule(1, MAX_BOARDS), 1),
  /** Whether parts that are not fitted are wanted too. */
  unfitted: v.optional(flagRule, false),
  /** What the columns hold, in place of what their headings and cells say. */
  roles: v.optional(v.pipe(v.array(columnRoleSchema, "bad_value"), v.maxLength(200, "limit_reached"))),
};

/** A parts list as it is pasted, and how it is read; it is kept under a link as this. */
export const savedPartsListSchema = v.pipe(v.object(listEntries), v.metadata({ ref: "SavedPartsList" }));

/** Characters of what a line of a list asks for. */
const MAX_PART_LENGTH = 300;

/** A list of parts and quantities as a table, which is read like one that is pasted. */
const tableOf = (lines: readonly { readonly part: string; readonly quantity: number }[]): string =>
  ["Part\tQty", ...lines.map(({ part, quantity }) => `"${part.replaceAll('"', '""')}"\t${quantity}`)].join(
    "\n",
  );

/** A parts list that is kept under a link: as text, or as parts with their quantities. */
export const newPartsListSchema = v.pipe(
  v.object({
    ...listEntries,
    list: v.optional(listEntries.list),
    lines: v.optional(
      listOf(
        v.object({
          part: v.pipe(
            requiredText(MAX_PART_LENGTH),
            v.transform((text) => text.toWellFormed().replaceAll(/\s+/g, " ")),
          ),
          quantity: v.optional(wholeNumberRule(1, MAX_LINE_QUANTITY), 1),
        }),
        { min: 1, max: MAX_PARTS, ref: "PartsWithQuantities", tooLong: "limit_reached" },
      ),
    ),
  }),
  v.metadata({ ref: "NewPartsList" }),
  v.forward(
    v.check(({ list, lines }) => (list === undefined) !== (lines === undefined), "required"),
    ["list"],
  ),
  v.transform(({ lines, list, ...rest }): SavedPartsList => ({
    ...rest,
    list: list ?? tableOf(lines ?? []),
  })),
);

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
