import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminAttribute, AttributeInput, AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { isOfGroup, type ProductGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { AttributeChoice } from "@shop/domain/specifications/attribute.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound, requireShown } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { columnsAfter, columnValues } from "../history/fields.ts";
import { changedFields, record } from "../history/history.repository.ts";
import { countGroups, countValues } from "./attribute-counts.repository.ts";
import { attributeFields } from "./attribute-fields.ts";
import { groupNames, historyValues } from "./attribute-history.ts";
import { refuseInUse, requireFreeNames, requireRoomForChoices } from "./attribute-rules.ts";
import {
  findAttributes,
  findChoices,
  insertAttribute,
  lockAttribute,
  storeChoices,
  type StoredAttribute,
  updateAttribute,
} from "./attributes.repository.ts";
import type { AttributeRow } from "./attributes.table.ts";
import { choiceMerger, type MergeChoices, type SavedAttribute } from "./merge-choices.ts";

/** Administrators' changes of attributes; each throws not_found for an unknown id. */
export interface AttributeEdits {
  /** All attributes, or all deleted ones, in their order. */
  readonly list: (deleted: boolean) => Promise<AdminAttribute[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: AttributeInput, admin: Admin) => Promise<SavedAttribute>;
  /** Updates one; throws invalid, in_use, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: AttributeUpdate, admin: Admin) => Promise<SavedAttribute>;
  /** Deletes one; values of products are kept for a restore. */
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where its name is taken. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
  /** Replaces choices by another one in all products; throws invalid, and edit_conflict as `update` does. */
  readonly mergeChoices: MergeChoices;
}

type Choices = AttributeInput["choices"];

/** A choice that is stored with its id, or a new one without. */
type ChoiceInput = Omit<AttributeChoice, "id"> & { readonly id?: number | undefined };

/** Rejects two choices of the same name. */
function requireDifferent(choices: Choices): void {
  const names = new Set<string>();
  for (const [index, { name }] of choices.entries()) {
    const key = foldText(name) || name.trim();
    if (names.has(key))
      throw new ApiError("invalid", { errors: { [`choices.${index}.name`]: "name_taken" } });
    names.add(key);
  }
}

/** The form with a unit only for numbers, choices only where they are chosen from, and without a comparison of texts. */
const consistent = <F extends Pick<AttributeUpdate, "kind" | "unit" | "choices" | "alternative">>(
  form: F,
): F => ({
  ...form,
  ...(form.kind === "text" && { alternative: null }),
  ...(form.kind !== "number" && { unit: "none" as const }),
  ...(form.kind !== "choice" && { choices: [] }),
});

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Maps attributes to the wire with the numbers of products. */
async function toWire(queries: Queries, all: readonly StoredAttribute[]): Promise<AdminAttribute[]> {
  const counts = await countValues(queries);
  const groups = await countGroups(queries);
  const byAttribute = Map.groupBy(counts.attributes, ({ id }) => id);
  return all.map(({ deletedAt, choices, ...attribute }) => {
    const isOf = (group: ProductGroup): boolean => isOfGroup({ ...attribute, choices }, group);
    const having = byAttribute.get(attribute.id) ?? [];
    return {
      ...attribute,
      category_ids: [...attribute.category_ids],
      sub_category_ids: [...attribute.sub_category_ids],
      choices: choices.map((choice) => ({
        ...choice,
        synonyms: [...choice.synonyms],
        products: counts.choices.get(choice.id) ?? 0,
      })),
      products: sumOf(having),
      // A product keeps its values when it is moved: those of other groups make up for none that lacks one.
      missing: sumOf(groups.filter(isOf)) - sumOf(having.filter(isOf)),
      deleted_at: deletedAt?.toISOString() ?? null,
    };
  });
}

async function currentOf(transaction: Queries, id: number): Promise<AdminAttribute | undefined> {
  const all = await findAttributes(transaction);
  return (
    await toWire(
      transaction,
      all.filter((one) => one.id === id),
    )
  )[0];
}

async function refuseOutdated(
  transaction: Queries,
  version: number | undefined,
  before: AttributeRow,
): Promise<void> {
  if ((version ?? before.version) === before.version) return;
  const current = await currentOf(transaction, before.id);
  throw new ApiError("edit_conflict", { ...(current && { current }) });
}

/** Creates the service of administrators' changes of attributes. */
export function attributeEdits(queries: Queries, catalogue: Catalogue): AttributeEdits {
  return {
    list: async (deleted) => toWire(queries, await findAttributes(queries, deleted)),

    create: (given, admin) =>
      catalogue.change(async (transaction, touch) => {
        const form = consistent(given);
        await lockNames(transaction);
        const values = columnValues(attributeFields, form);
        await requireFreeNames(transaction, { ...values, id: 0 });
        requireDifferent(form.choices);
        const row = await insertAttribute(transaction, values);
        await storeChoices(
          transaction,
          row.id,
          form.choices.map(({ id: _id, ...choice }) => choice),
        );
        if (form.choices.length > 0) await requireRoomForChoices(transaction, "choices");
        const fields = changedFields({}, historyValues(row, form.choices, await groupNames(transaction)));
        await record(transaction, admin, [
          { entity: "attribute", entityId: row.id, action: "created", fields },
        ]);
        touch("attributes");
        return { id: row.id, version: row.version };
      }),

    update: (id, given, admin) =>
      catalogue.change(async (transaction, touch) => {
        const form = consistent(given);
        await lockNames(transaction);
        const before = requireShown(await lockAttribute(transaction, id));
        const stored = await findChoices(transaction, id);
        const values = columnsAfter(attributeFields, before, form);
        const known = new Set(stored.map((one) => one.id));
        const choices = (form.choices ?? stored).map(({ id: choiceId, name, name_ar, synonyms }) => ({
          id: choiceId !== undefined && known.has(choiceId) ? choiceId : undefined,
          name,
          name_ar,
          synonyms: [...synonyms],
        }));
        const groups = await groupNames(transaction);
        const fields = changedFields(
          historyValues(before, stored, groups),
          historyValues(values, choices, groups),
        );
        const isSame =
          fields.length === 0 && JSON.stringify(toText(stored)) === JSON.stringify(toText(choices));
        if (isSame) return { id, version: before.version };
        await refuseOutdated(transaction, form.version, before);
        await requireFreeNames(transaction, { ...values, id });
        requireDifferent(choices);
        const kept = new Set(choices.map((one) => one.id));
        const removed = stored.filter((one) => !kept.has(one.id)).map((one) => one.id);
        await refuseInUse(transaction, before, values, removed);
        const row = await updateAttribute(transaction, id, values);
        await storeChoices(transaction, id, choices);
        if (choices.length > stored.length) await requireRoomForChoices(transaction, "choices");
        await record(transaction, admin, [{ entity: "attribute", entityId: id, action: "updated", fields }]);
        touch("attributes");
        return { id, version: row.version };
      }),

    remove: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        requireShown(await lockAttribute(transaction, id));
        await updateAttribute(transaction, id, { deletedAt: new Date() });
        await record(transaction, admin, [
          { entity: "attribute", entityId: id, action: "deleted", fields: [] },
        ]);
        touch("attributes");
      }),

    restore: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const row = requireFound(await lockAttribute(transaction, id));
        if (row.deletedAt === null) return;
        await requireFreeNames(transaction, row);
        await updateAttribute(transaction, id, { deletedAt: null });
        await requireRoomForChoices(transaction, "name");
        await record(transaction, admin, [
          { entity: "attribute", entityId: id, action: "restored", fields: [] },
        ]);
        touch("attributes");
      }),

    mergeChoices: choiceMerger(catalogue, refuseOutdated),
  };
}

/** Choices as far as they are compared. */
const toText = (choices: readonly ChoiceInput[]) =>
  choices.map(({ id, name, name_ar, synonyms }) => [id ?? 0, name, name_ar ?? null, synonyms]);
