import * as v from "valibot";

/** Entities with a change history. */
export const historyEntities = [
  "product",
  "category",
  "sub_category",
  "attribute",
  "settings",
  "synonym_group",
  "brand",
  "supplier",
] as const;

/** Entities whose changes are kept for the audit log alone, beside those with a change history. */
export const auditedEntities = [
  ...historyEntities,
  "slide",
  "account",
  "backup",
  "cash_count",
  "cash_move",
  "book_closing",
  "purchase",
] as const;

/**
 * Actions of the change history; `ordered` is an order that took stock, `returned` one that gave it back, `undone` a change of many
 * products that was taken back, and from `password_set` on those of accounts and backups.
 */
const historyActions = [
  "created",
  "updated",
  "deleted",
  "restored",
  "ordered",
  "returned",
  "undone",
  "password_set",
  "two_factor_on",
  "two_factor_off",
  "passkey_added",
  "passkey_removed",
  "sessions_ended",
  "downloaded",
] as const;

const value = v.nullable(v.union([v.string(), v.number()]));

/** A changed field; null stands for no value. */
export const fieldChangeSchema = v.pipe(
  v.object({ field: v.string(), old: value, new: value }),
  v.metadata({ ref: "FieldChange" }),
);

/** One entry of a change history. */
export const historyEntrySchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    action: v.picklist(historyActions),
    /** The administrator's mail address, or the number of the order. */
    by: v.string(),
    at: v.string(),
    fields: v.array(fieldChangeSchema),
    /** Id of the change of many products that it belongs to. */
    bulk_change: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.metadata({ ref: "HistoryEntry" }),
);

/** An entity with a change history. */
export type HistoryEntity = (typeof historyEntities)[number];
/** An entity whose changes the audit log has. */
export type AuditedEntity = (typeof auditedEntities)[number];
/** An action of the change history. */
export type HistoryAction = (typeof historyActions)[number];
/** A changed field. */
export type FieldChange = v.InferOutput<typeof fieldChangeSchema>;
/** One entry of a change history. */
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
