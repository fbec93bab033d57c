import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type {
  SynonymGroup,
  SynonymInput,
  SynonymUpdate,
} from "@shop/contract/search-synonyms/synonym-group.ts";
import { MAX_SYNONYM_GROUPS } from "@shop/domain/constants.ts";
import { sharesSynonym } from "@shop/domain/search/synonyms.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound, requireShown } from "../../../database/require-row.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import type { SavedGroup } from "../../categories/sub-categories/sub-category-edits.service.ts";
import { columnsAfter, columnValues, fieldValues } from "../../history/fields.ts";
import { changedFields, record, type Recorded } from "../../history/history.repository.ts";
import {
  findSynonymGroup,
  findSynonyms,
  insertSynonyms,
  lockSynonyms,
  updateSynonyms,
} from "./search-synonyms.repository.ts";
import type { SynonymRow } from "./search-synonyms.table.ts";
import { synonymFields } from "./synonym-fields.ts";

/** Administrators' changes of the words that mean the same to the search; each throws not_found for an unknown id. */
export interface SynonymEdits {
  /** All groups, or all deleted ones. */
  readonly list: (deleted: boolean) => Promise<SynonymGroup[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: SynonymInput, admin: Admin) => Promise<SavedGroup>;
  /** Updates one; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: SynonymUpdate, admin: Admin) => Promise<SavedGroup>;
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where another group has one of its words. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

const toSynonymGroup = (row: SynonymRow): SynonymGroup => ({
  id: row.id,
  ...fieldValues(synonymFields, row),
  version: row.version,
  deleted_at: row.deletedAt?.toISOString() ?? null,
});

/** Rejects a group that has a word of another one, or a new one beyond the limit. */
async function requireRoom(
  transaction: Queries,
  { id, words }: Pick<SynonymRow, "words"> & { readonly id: number | null },
): Promise<void> {
  const others = (await findSynonyms(transaction)).filter((other) => other.id !== id);
  const isTaken = others.some((other) => sharesSynonym(other.words, words));
  if (isTaken) throw new ApiError("invalid", { errors: { words: "word_taken" } });
  if (others.length >= MAX_SYNONYM_GROUPS)
    throw new ApiError("invalid", { errors: { words: "limit_reached" } });
}

/** Creates the service of administrators' changes of synonyms. */
export function synonymEdits(queries: Queries, catalogue: Catalogue): SynonymEdits {
  /** Runs a change of one group, with all groups locked. */
  const change = <T>(
    work: (transaction: Queries, note: (entry: Omit<Recorded, "entity">) => Promise<void>) => Promise<T>,
    admin: Admin,
  ) =>
    catalogue.change(async (transaction, touch) => {
      await lockSynonyms(transaction);
      return work(transaction, async (entry) => {
        touch("synonyms");
        await record(transaction, admin, [{ entity: "synonym_group", ...entry }]);
      });
    });

  return {
    list: async (deleted) => (await findSynonyms(queries, deleted)).map(toSynonymGroup),

    create: (form, admin) =>
      change(async (transaction, note) => {
        const values = columnValues(synonymFields, form);
        await requireRoom(transaction, { ...values, id: null });
        const [row] = await insertSynonyms(transaction, [values]);
        if (!row) throw new Error("A group of synonyms was not stored.");
        await note({
          entityId: row.id,
          action: "created",
          fields: changedFields({}, fieldValues(synonymFields, row)),
        });
        return { id: row.id, version: row.version };
      }, admin),

    update: (id, form, admin) =>
      change(async (transaction, note) => {
        const before = requireShown(await findSynonymGroup(transaction, id));
        const values = columnsAfter(synonymFields, before, form);
        const fields = changedFields(fieldValues(synonymFields, before), fieldValues(synonymFields, values));
        if (fields.length === 0) return { id, version: before.version };
        if ((form.version ?? before.version) !== before.version) {
          throw new ApiError("edit_conflict", { current: toSynonymGroup(before) });
        }
        await requireRoom(transaction, { ...values, id });
        const row = await updateSynonyms(transaction, id, values);
        await note({ entityId: id, action: "updated", fields });
        return { id, version: row.version };
      }, admin),

    remove: (id, admin) =>
      change(async (transaction, note) => {
        requireShown(await findSynonymGroup(transaction, id));
        await updateSynonyms(transaction, id, { deletedAt: new Date() });
        await note({ entityId: id, action: "deleted", fields: [] });
      }, admin),

    restore: (id, admin) =>
      change(async (transaction, note) => {
        const row = requireFound(await findSynonymGroup(transaction, id));
        if (row.deletedAt === null) return;
        await requireRoom(transaction, row);
        await updateSynonyms(transaction, id, { deletedAt: null });
        await note({ entityId: id, action: "restored", fields: [] });
      }, admin),
  };
}
