import { MAX_SELECTED } from "@shop/domain/bulk/bulk-rule.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { listOf } from "../list-rule.ts";
import { attempt } from "../orders/endpoints.ts";
import { cursor, limitOf } from "../paging.ts";
import { productFilterSchema } from "../products/admin-endpoints.ts";
import { idRule, wholeNumberRule, withId } from "../rules.ts";
import { bulkChangeSchema, bulkItemSchema, bulkPreviewSchema } from "./bulk-change.ts";
import { bulkRuleSchema } from "./bulk-rule.ts";

/** Default page size of the list of changes. */
const CHANGES_PAGE_SIZE = 20;

/** Number of pages that a preview has at the most. */
const MAX_PAGE = 1000;

/** The filters that have a value. */
export const givenFilters = (
  filter: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const selection = v.union(
  [
    v.strictObject({ ids: listOf(idRule, { min: 1, max: MAX_SELECTED, ref: "SelectedProducts" }) }),
    v.strictObject({ filter: productFilterSchema }),
  ],
  "bad_value",
);

const request = { selection, rule: bulkRuleSchema };

/** The attributes of the selected products. */
export const listBulkAttributes = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "The attributes that the sub categories of the selected products have, in their order, with the number of selected products that can have a value of each.",
  body: v.pipe(v.object({ selection }), v.metadata({ ref: "BulkSelectionRequest" })),
  answer: v.object({
    data: v.array(
      v.object({ attribute_id: v.pipe(v.number(), v.integer()), products: v.pipe(v.number(), v.integer()) }),
    ),
  }),
});

/** Shows what a change would do, without doing it. */
export const previewBulkChange = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "What a rule would do to the price, the stock, the visibility or a specification of the selected products, 50 products on a page: those that change, or those that are skipped and why. Nothing is changed. errors.selection is too_large for more than 20,000 products, errors['rule.value'] the reason for which a value is not read as one of the attribute. A price below cost is no reason to skip; below_cost counts those, for administrators who see costs. Rules and filters of costs are theirs alone: others get forbidden.",
  body: v.pipe(
    v.object({
      ...request,
      show: v.optional(v.picklist(["changed", "skipped"], "bad_value"), "changed"),
      page: v.optional(wholeNumberRule(1, MAX_PAGE), 1),
    }),
    v.metadata({ ref: "BulkPreviewRequest" }),
  ),
  answer: bulkPreviewSchema,
});

/** Applies a change that was previewed. */
export const applyBulkChange = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Changes the price, the stock, the visibility or a specification of the selected products in one transaction, with an entry in the history of each; stock_reason of a rule of the stock says why it changes, for its journal. Where the products or their values differ from the preview, nothing is changed and the answer is edit_conflict with a new preview in current. Requests are idempotent by Idempotency-Key.",
  headers: v.object({ "idempotency-key": attempt.wrapped }),
  body: v.pipe(
    v.object({
      ...request,
      fingerprint: v.pipe(v.string("required"), v.maxLength(100, "too_long")),
      latest: wholeNumberRule(0, 2_147_483_647),
    }),
    v.metadata({ ref: "BulkChangeRequest" }),
  ),
  answer: v.object({ status: v.boolean(), change: bulkChangeSchema }),
  failures: ["edit_conflict", "idempotency_mismatch"],
});

/** Changes that were applied. */
export const listBulkChanges = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "One page of changes of many products, the newest first.",
  query: v.object({ limit: limitOf(CHANGES_PAGE_SIZE), cursor }),
  answer: v.object({ data: v.array(bulkChangeSchema), next_cursor: v.nullable(v.string()) }),
});

/** One change with its products. */
export const readBulkChange = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "One change of many products with a page of its products; after an undo with show=kept those that kept their value.",
  params: withId,
  query: v.object({
    show: v.optional(v.picklist(["all", "kept"], "bad_query")),
    limit: limitOf(50),
    cursor,
  }),
  answer: v.object({
    change: bulkChangeSchema,
    items: v.array(bulkItemSchema),
    next_cursor: v.nullable(v.string()),
  }),
});

/** Takes a change back. */
export const undoBulkChange = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Restores the old value of each product that still has the value of the change; others are kept as they are. A change is undone once; status false where it is already.",
  params: withId,
  answer: v.object({ status: v.boolean(), change: bulkChangeSchema }),
});
