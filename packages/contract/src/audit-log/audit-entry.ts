import * as v from "valibot";

import { auditedEntities, historyEntrySchema } from "../history/history.ts";
import { orderLogEntrySchema } from "../orders/admin-order.ts";

const id = v.pipe(v.number(), v.integer());

/** A change of anything but an order, or several alike that were made at once. */
const auditChangeSchema = v.pipe(
  v.object({
    ...historyEntrySchema.entries,
    entity: v.picklist(auditedEntities),
    /** 0 for what has no id of its own. */
    entity_id: id,
    /** Its current name; null where it is deleted or has none. */
    name: v.nullable(v.string()),
    name_ar: v.nullable(v.string()),
    /** How many were changed at once; with more than one `fields` is empty, and `group` lists each. */
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.metadata({ ref: "AuditChange" }),
);

/** A change of an order. */
const auditOrderChangeSchema = v.pipe(
  v.object({
    ...orderLogEntrySchema.entries,
    entity: v.literal("order"),
    entity_id: id,
    /** The order's number. */
    number: v.string(),
    /** Whether the order was taken as a request. */
    request: v.boolean(),
  }),
  v.metadata({ ref: "AuditOrderChange" }),
);

/** What the audit log can be narrowed to. */
export const auditKinds = [...auditedEntities, "order"] as const;

/** An entry of the audit log. */
export const auditEntrySchema = v.variant("entity", [auditOrderChangeSchema, auditChangeSchema]);

/** An entry of the audit log. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
/** A change of anything but an order. */
export type AuditChange = v.InferOutput<typeof auditChangeSchema>;
/** A change of an order. */
export type AuditOrderChange = v.InferOutput<typeof auditOrderChangeSchema>;
/** What the audit log can be narrowed to. */
export type AuditKind = (typeof auditKinds)[number];
