import type { Admin } from "@shop/contract/accounts/user.ts";
import type {
  AuditedEntity,
  FieldChange,
  HistoryAction,
  HistoryEntity,
} from "@shop/contract/history/history.ts";
import { costEntries } from "@shop/domain/catalogue/product-fields.ts";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { history, type HistoryRow } from "./history.table.ts";

/** A change of one entity. */
export interface Recorded {
  readonly entity: AuditedEntity;
  readonly entityId: number;
  readonly action: HistoryAction;
  readonly fields: readonly FieldChange[];
}

/** Author of a change: an administrator, an order by its number, or a command of the machine by its name. */
export type Actor = Pick<Admin, "id" | "email"> | { readonly by: string };

/** The fields that differ between two states of an entity, with old and new value. */
export function changedFields<T extends Readonly<Record<string, FieldChange["old"]>>>(
  before: Partial<T>,
  after: Partial<T>,
): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    return old === now ? [] : [{ field, old, new: now }];
  });
}

/** Inserts entries of the change history, in the transaction that makes the changes; `bulkChangeId` is the change of many products that they belong to. */
export async function record(
  transaction: Queries,
  actor: Actor,
  entries: readonly Recorded[],
  bulkChangeId: number | null = null,
): Promise<void> {
  const who = "by" in actor ? { adminId: null, by: actor.by } : { adminId: actor.id, by: actor.email };
  const rows = entries.map(({ entity, entityId, action, fields }) => ({
    ...who,
    entity,
    entityId,
    action,
    fields,
    bulkChangeId,
  }));
  await inBatches(rows, (batch) => transaction.insert(history).values(batch));
}

/** Seconds in which what is added to a new entity still belongs to its creation. */
const CREATION_SECONDS = 120;

/**
 * Records a change; what an administrator adds to an entity right after creating it, such as the pictures of the same form, joins the
 * entry of the creation.
 */
export async function recordOrJoinCreation(
  transaction: Queries,
  admin: Admin,
  { entity, entityId, fields }: Omit<Recorded, "action" | "entity"> & { readonly entity: HistoryEntity },
): Promise<void> {
  const [latest] = await findHistory(transaction, { entity, entityId, before: undefined, limit: 1 });
  const isOnlyAdded = fields.every(
    ({ field, old }) => old === null && latest?.fields.every((one) => one.field !== field),
  );
  const isFresh =
    latest?.action === "created" &&
    latest.adminId === admin.id &&
    Date.now() - latest.at.getTime() < CREATION_SECONDS * 1000;
  if (!isFresh || !isOnlyAdded) {
    await record(transaction, admin, [{ entity, entityId, action: "updated", fields }]);
    return;
  }
  await transaction
    .update(history)
    .set({ fields: [...latest.fields, ...fields] })
    .where(eq(history.id, latest.id));
}

/** Condition of the entries that are not about costs alone. */
const isBesideCosts: SQL = sql`(${history.fields} = '[]' or exists (select from jsonb_array_elements(${history.fields}) as change
  where change ->> 'field' <> all(${sql.param(costEntries)}::text[])))`;

/** Which entries of an entity are read. */
interface HistoryPart extends Pick<Recorded, "entityId"> {
  readonly entity: HistoryEntity;
  /** Only those before an id, where one is given. */
  readonly before: number | undefined;
  readonly limit: number;
  /** False to leave out entries about costs alone; true by default. */
  readonly withCosts?: boolean;
}

/** Entries of one entity, the newest first. */
export const findHistory = (
  queries: Queries,
  { entity, entityId, before, limit, withCosts = true }: HistoryPart,
): Promise<HistoryRow[]> =>
  queries
    .select()
    .from(history)
    .where(
      and(
        eq(history.entity, entity),
        eq(history.entityId, entityId),
        before === undefined ? undefined : lt(history.id, before),
        withCosts ? undefined : isBesideCosts,
      ),
    )
    .orderBy(desc(history.id))
    .limit(limit);
