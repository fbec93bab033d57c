import { asc, eq, gt, lt, sql } from "drizzle-orm";

import { notifyChannel } from "../../database/channel-feed.ts";
import type { Queries } from "../../database/database.ts";
import { catalogueChanges } from "./catalogue-changes.table.ts";
import { catalogueState } from "./catalogue-state.table.ts";

const ROW = 1;

/** The identity and the version of the stored catalogue. */
export type CatalogueState = Pick<typeof catalogueState.$inferSelect, "epoch" | "version">;

/** The change of one version; `tags` is null for everything. */
export type CatalogueChange = Pick<typeof catalogueChanges.$inferSelect, "version" | "tags">;

/** The channel on which nodes notify each other of changes of the catalogue. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/** The catalogue's state; inserts its row where it is missing. */
export async function findCatalogueState(queries: Queries): Promise<CatalogueState> {
  const [state] = await queries.select().from(catalogueState).where(eq(catalogueState.id, ROW));
  if (state) return state;
  await queries.insert(catalogueState).values({ id: ROW }).onConflictDoNothing();
  return findCatalogueState(queries);
}

/** The catalogue's state with the changes after a version, in order, in one consistent read. */
export async function readChanges(
  queries: Queries,
  after: number,
): Promise<CatalogueState & { readonly changes: readonly CatalogueChange[] }> {
  const { version, tags } = catalogueChanges;
  const rows = await queries
    .select({ state: catalogueState, change: { version, tags } })
    .from(catalogueState)
    .leftJoin(catalogueChanges, gt(version, after))
    .where(eq(catalogueState.id, ROW))
    .orderBy(asc(version));
  const [first] = rows;
  const state = first?.state ?? (await findCatalogueState(queries));
  return { ...state, changes: rows.flatMap(({ change }) => change ?? []) };
}

/**
 * Increments the version and logs the change, within the transaction that makes it; other nodes are notified when that
 * commits. The state's row stays locked until then, so that versions follow the order of commits. Returns the new state.
 */
export async function storeChange(
  transaction: Queries,
  tags: readonly string[] | null,
): Promise<CatalogueState> {
  const [incremented] = await transaction
    .insert(catalogueState)
    .values({ id: ROW, version: 1 })
    .onConflictDoUpdate({ target: catalogueState.id, set: { version: sql`${catalogueState.version} + 1` } })
    .returning({ epoch: catalogueState.epoch, version: catalogueState.version });
  if (!incremented) throw new Error("The catalogue has no state.");
  const { version } = incremented;
  await transaction.insert(catalogueChanges).values({ version, tags: tags && [...tags] });
  await notifyChannel(transaction, CATALOGUE_CHANNEL);
  return incremented;
}

/** Deletes old changes; a node that has not applied them drops its whole cache. */
export async function deleteOldChanges(queries: Queries): Promise<void> {
  await queries
    .delete(catalogueChanges)
    .where(lt(catalogueChanges.changedAt, sql`now() - interval '1 hour'`));
}
