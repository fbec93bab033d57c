import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { DefinitionImport, KeptDefinition } from "@shop/contract/attributes/definition-import.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { columnValues } from "../history/fields.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import { countUsing } from "./attribute-counts.repository.ts";
import { attributeFields } from "./attribute-fields.ts";
import { groupNames, historyValues } from "./attribute-history.ts";
import { refuseInUse, requireFreeNames } from "./attribute-rules.ts";
import { findChoices, lockAttribute, storeChoices, updateAttribute } from "./attributes.repository.ts";
import {
  findDefinitionImports,
  type ListedImport,
  lockDefinitionImport,
  storeImportUndo,
} from "./definition-imports.repository.ts";
import type { ImportedDefinition } from "./definition-imports.table.ts";

/** The imports of definitions, and how they are taken back. */
export interface DefinitionImports {
  /** The latest ones, the newest first. */
  readonly list: () => Promise<DefinitionImport[]>;
  /** Undoes one, once; throws not_found for an unknown id. */
  readonly undo: (
    id: number,
    admin: Admin,
  ) => Promise<{
    /** False where it was undone before. */
    readonly status: boolean;
    readonly import: DefinitionImport;
    readonly kept: KeptDefinition[];
  }>;
}

const toImport = ({
  id,
  at,
  by,
  added,
  changed,
  undoneAt,
  undoneBy,
  restored,
}: ListedImport): DefinitionImport => ({
  id,
  at: at.toISOString(),
  by,
  added,
  changed,
  undone: undoneAt && { at: undoneAt.toISOString(), by: undoneBy ?? "", restored },
});

/** Maximum number of attributes that an undo names as kept. */
const MAX_KEPT = 100;

const reasons = ["in_use", "name_taken"] as const;

/** Why an attribute is kept, by the error that its undo was refused with; throws every other error. */
function reasonOf(error: unknown): KeptDefinition["reason"] {
  if (error instanceof ApiError) {
    const codes = new Set<string>([error.code, ...Object.values(error.details.errors ?? {})]);
    const reason = reasons.find((one) => codes.has(one));
    if (reason) return reason;
  }
  throw error;
}

/** Puts an attribute back as it was before an import, or deletes one that it added; returns the history's entry. */
async function putBack(
  transaction: Queries,
  { id, before, version }: ImportedDefinition,
  groups: Awaited<ReturnType<typeof groupNames>>,
): Promise<Recorded | KeptDefinition> {
  const row = await lockAttribute(transaction, id);
  if (!row) return { name: before?.name ?? "", reason: "deleted" };
  const { name } = row;
  if (row.deletedAt) return { name, reason: "deleted" };
  if (row.version !== version) return { name, reason: "changed_since" };
  try {
    if (!before) {
      if ((await countUsing(transaction, id)) > 0) return { name, reason: "in_use" };
      await updateAttribute(transaction, id, { deletedAt: new Date() });
      return { entity: "attribute", entityId: id, action: "undone", fields: [] };
    }
    const choices = await findChoices(transaction, id);
    const values = columnValues(attributeFields, {
      ...before,
      category_ids: [...before.category_ids],
      sub_category_ids: [...before.sub_category_ids],
    });
    const left = new Set(before.choices.map((one) => one.id));
    const added = choices.filter((one) => !left.has(one.id)).map((one) => one.id);
    await refuseInUse(transaction, row, values, added);
    await requireFreeNames(transaction, { ...values, id });
    await updateAttribute(transaction, id, values);
    await storeChoices(transaction, id, before.choices);
    const fields = changedFields(
      historyValues(row, choices, groups),
      historyValues(values, before.choices, groups),
    );
    return { entity: "attribute", entityId: id, action: "undone", fields };
  } catch (error) {
    return { name, reason: reasonOf(error) };
  }
}

/** Creates the service of imports of definitions. */
export const definitionImports = (queries: Queries, catalogue: Catalogue): DefinitionImports => ({
  list: async () => (await findDefinitionImports(queries)).map(toImport),

  undo: (importId, admin) =>
    catalogue.change(async (transaction, touch) => {
      await lockNames(transaction);
      const row = requireFound(await lockDefinitionImport(transaction, importId));
      if (row.undoneAt) return { status: false, import: toImport(row), kept: [] };
      const groups = await groupNames(transaction);
      const entries: Recorded[] = [];
      const kept: KeptDefinition[] = [];
      for (const definition of row.definitions.toReversed()) {
        const result = await putBack(transaction, definition, groups);
        if ("reason" in result) kept.push(result);
        else entries.push(result);
      }
      await record(transaction, admin, entries);
      if (entries.length > 0) touch("attributes");
      const stored = await storeImportUndo(transaction, importId, {
        by: admin.email,
        restored: entries.length,
      });
      return { status: true, import: toImport(stored), kept: kept.slice(0, MAX_KEPT) };
    }),
});
