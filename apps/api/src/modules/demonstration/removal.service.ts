import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { Demonstration } from "@shop/contract/demonstration/demonstration.ts";

import type { Database, Queries } from "../../database/database.ts";
import { retryLockConflicts } from "../../database/lock-conflicts.ts";
import { yieldToRequests } from "../../database/yield-to-requests.ts";
import { storeChange } from "../catalogue/catalogue.repository.ts";
import type { Catalogue, Touch } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { synonymRows } from "../find/search-synonyms/search-synonyms.repository.ts";
import { record } from "../history/history.repository.ts";
import { deleteKeys } from "../products/product-keys/store-keys.ts";
import { findMarks, recordedKinds } from "./demonstration.repository.ts";
import { isEmpty, planRemoval } from "./removal-plan.ts";
import { deleteSeeded, lockSeeded } from "./removal.repository.ts";

/** Milliseconds for which the removal waits for others, whose queries wait for its end. */
const GIVE_WAY_MS = 300;

/** The result of a removal: what it has deleted, or that nothing was left. */
export interface Removal {
  readonly status: boolean;
  readonly removed: Demonstration;
}

/** The removal of the demonstration. */
export interface DemonstrationService {
  /** What a removal would delete and keep now. */
  readonly preview: () => Promise<Demonstration>;
  /** Removes what a preview has shown; throws edit_conflict with a new preview where that differs by now. */
  readonly remove: (fingerprint: string, admin: Admin) => Promise<Removal>;
}

async function lockAll(transaction: Queries): Promise<void> {
  await lockNames(transaction);
  await synonymRows.lock(transaction);
  const idsOf = async (kind: (typeof recordedKinds)[number]) => (await findMarks(transaction, kind)).ids;
  await lockSeeded(transaction, {
    category: await idsOf("category"),
    sub_category: await idsOf("sub_category"),
    attribute: await idsOf("attribute"),
    brand: await idsOf("brand"),
    synonym_group: await idsOf("synonym_group"),
    product: await idsOf("product"),
  });
}

/**
 * Removes what is left of the demonstration within a transaction, with an entry in the history of each; with a fingerprint only what that
 * names, else throws edit_conflict.
 */
async function removeDemonstration(
  transaction: Queries,
  touch: Touch,
  {
    admin,
    fingerprint,
  }: { readonly admin: Pick<Admin, "id" | "email">; readonly fingerprint: string | null },
): Promise<Removal> {
  await lockAll(transaction);
  const plan = await planRemoval(transaction);
  const { removed, demonstration } = plan;
  if (isEmpty(plan)) return { status: false, removed: demonstration };
  if (fingerprint !== null && fingerprint !== demonstration.fingerprint) {
    throw new ApiError("edit_conflict", { current: { ...demonstration } });
  }
  await deleteSeeded(transaction, removed);
  await deleteKeys(transaction, removed.product);
  await record(
    transaction,
    admin,
    recordedKinds.flatMap((entity) =>
      removed[entity].map((entityId) => ({ entity, entityId, action: "deleted" as const, fields: [] })),
    ),
  );
  touch("everything");
  return { status: true, removed: demonstration };
}

/** Removes what is left of the demonstration where no node runs in this process; those of others are notified. */
export const removeFromDatabase = (queries: Queries, admin: Pick<Admin, "id" | "email">): Promise<Removal> =>
  retryLockConflicts(() =>
    queries.transaction(async (transaction) => {
      const removal = await removeDemonstration(transaction, () => undefined, { admin, fingerprint: null });
      if (removal.status) await storeChange(transaction, null);
      return removal;
    }),
  );

/** Creates the service of the removal of the demonstration. */
export const demonstrationService = (
  database: Pick<Database, "queries" | "sessions" | "pool">,
  catalogue: Catalogue,
): DemonstrationService => ({
  preview: async () => (await planRemoval(database.queries)).demonstration,
  remove: async (fingerprint, admin) => {
    await yieldToRequests(database, GIVE_WAY_MS);
    return catalogue.change((transaction, touch) =>
      removeDemonstration(transaction, touch, { admin, fingerprint }),
    );
  },
});
