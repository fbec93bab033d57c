import { skipReasons } from "@shop/domain/bulk/bulk-outcome.ts";
import * as v from "valibot";

import { appliedRuleSchema } from "./bulk-rule.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Decimal text of a price, an offer as the change history has it, a number of pieces or units, a visibility, a unit as 'pack; 10', or the text of a specification, empty for none. */
const value = v.union([v.string(), v.number()]);
const named = { id, name: v.string(), name_ar: v.nullable(v.string()) };

/** What a rule would do to one product. */
const bulkRowSchema = v.pipe(
  v.object({
    ...named,
    old: value,
    /** Null where the product is skipped. */
    new: v.nullable(value),
    reason: v.nullable(v.picklist(skipReasons)),
    /** Whether its price would be below what it costs the shop; for those who see costs. */
    below_cost: v.optional(v.boolean()),
  }),
  v.metadata({ ref: "BulkRow" }),
);

/** A change of the field by someone else since an earlier preview, or a product that was added, deleted or moved since. */
const bulkOtherChangeSchema = v.pipe(
  v.object({
    ...named,
    /** The administrator's mail address, or the number of the order. */
    by: v.string(),
    at: v.string(),
    /** Null where something else than the field was changed. */
    old: v.nullable(value),
    new: v.nullable(value),
  }),
  v.metadata({ ref: "BulkOtherChange" }),
);

/** What a rule would do to the selected products. */
export const bulkPreviewSchema = v.pipe(
  v.object({
    matched: count,
    changed: count,
    /** Of those that an offer changes: how many have a price that will not have held long enough to be compared with when it begins; 0 for other rules. */
    not_held: count,
    /** How many of the changed ones would have a price below what they cost the shop; for those who see costs. */
    below_cost: v.optional(count),
    /** Numbers of skipped products by reason, without reasons that skip none. */
    skipped: v.array(v.object({ reason: v.picklist(skipReasons), products: count })),
    /** One page of the products, by ascending id. */
    rows: v.array(bulkRowSchema),
    page: count,
    /** Identifies the products, their values and what becomes of them; applying sends it back. */
    fingerprint: v.string(),
    /** Id of the newest history entry; applying sends it back. */
    latest: count,
    /** With a conflict: the newest changes by others since the earlier preview, at most 20. */
    others: v.array(bulkOtherChangeSchema),
  }),
  v.metadata({ ref: "BulkPreview" }),
);

/** A change of many products that was applied. */
export const bulkChangeSchema = v.pipe(
  v.object({
    id,
    at: v.string(),
    /** The administrator's mail address. */
    by: v.string(),
    rule: appliedRuleSchema,
    /** The filter by which products were selected; null where they were selected one by one. */
    filter: v.nullable(v.record(v.string(), v.union([v.string(), v.number()]))),
    changed: count,
    skipped: count,
    undone: v.nullable(
      v.object({
        at: v.string(),
        by: v.string(),
        /** Number of products that have their old value again. */
        restored: count,
        /** Number of products that someone changed or deleted since. */
        kept: count,
      }),
    ),
  }),
  v.metadata({ ref: "BulkChange" }),
);

/** A product of a change that was applied. */
export const bulkItemSchema = v.pipe(
  v.object({
    ...named,
    old: value,
    new: value,
    /** Its value now; null where it is deleted. */
    current: v.nullable(value),
  }),
  v.metadata({ ref: "BulkItem" }),
);

/** What a rule would do to one product. */
export type BulkRow = v.InferOutput<typeof bulkRowSchema>;
/** A change by someone else since an earlier preview. */
export type BulkOtherChange = v.InferOutput<typeof bulkOtherChangeSchema>;
/** What a rule would do to the selected products. */
export type BulkPreview = v.InferOutput<typeof bulkPreviewSchema>;
/** A change of many products that was applied. */
export type BulkChange = v.InferOutput<typeof bulkChangeSchema>;
/** A product of a change that was applied. */
export type BulkItem = v.InferOutput<typeof bulkItemSchema>;
