import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type {
  AdminSubCategory,
  SubCategoryInput,
  SubCategoryUpdate,
} from "@shop/contract/sub-categories/admin-sub-category.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound, requireShown } from "../../../database/require-row.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import { lockNames } from "../../catalogue/name-lock.ts";
import { columnsAfter, columnValues, fieldValues, type RowOf } from "../../history/fields.ts";
import { changedFields, record } from "../../history/history.repository.ts";
import type { SavedRow } from "../../lists/list-edits.ts";
import { findAllCategories, shareCategory } from "../category-edits.repository.ts";
import type { GroupedProducts } from "../grouped-products.ts";
import { toSubCategory } from "./sub-categories.mapper.ts";
import { shareSubCategory } from "./sub-categories.repository.ts";
import type { SubCategoryRow } from "./sub-categories.table.ts";
import {
  findAllSubCategories,
  findNamesake,
  insertSubCategory,
  lockSubCategory,
  updateSubCategory,
} from "./sub-category-edits.repository.ts";
import { subCategoryFields } from "./sub-category-fields.ts";

/** Administrators' changes of sub categories; each throws not_found for an unknown id. */
export interface SubCategoryEdits {
  /** All sub categories, or all deleted ones, by name. */
  readonly list: (deleted: boolean) => Promise<AdminSubCategory[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: SubCategoryInput, admin: Admin) => Promise<SavedRow>;
  /** Updates one; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: SubCategoryUpdate, admin: Admin) => Promise<SavedRow>;
  /** Deletes one; throws in_use where it holds products and no other sub category is given for them. */
  readonly remove: (id: number, moveTo: number | undefined, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where its category is deleted or its name is taken. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

/** The values of a sub category in the change history, its category by name. */
const historyValues = (row: RowOf<SubCategoryRow, typeof subCategoryFields>, category: string) => {
  const { name, name_ar, hidden, ...rest } = fieldValues(subCategoryFields, row);
  return { name, name_ar, category, ...rest, hidden: hidden ? "yes" : "no" };
};

/** Rejects a deletion while there are products. */
export function refuseInUse(count: number): void {
  if (count > 0) throw new ApiError("in_use", { errors: { products: String(count) } });
}

async function requireFreeName(
  transaction: Queries,
  group: Pick<SubCategoryRow, "categoryId" | "name" | "id">,
): Promise<void> {
  if (await findNamesake(transaction, group)) {
    throw new ApiError("invalid", { errors: { name: "name_taken" } });
  }
}

async function categoryOf(transaction: Queries, id: number) {
  const category = await shareCategory(transaction, id);
  if (!category) throw new ApiError("invalid", { errors: { category_id: "unknown_category" } });
  return category;
}

/** Maps sub categories to the wire for administrators. */
const toWire = async (
  rows: readonly SubCategoryRow[],
  source: Queries,
  { countBySubCategory }: GroupedProducts,
): Promise<AdminSubCategory[]> => {
  const counts = await countBySubCategory(source);
  const names = new Map((await findAllCategories(source)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...toSubCategory(row),
    ...fieldValues(subCategoryFields, row),
    category_name: names.get(row.categoryId) ?? "",
    version: row.version,
    products: counts.get(row.id)?.onSale ?? 0,
    listed: counts.get(row.id)?.listed ?? 0,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  }));
};

/** Creates the service of administrators' changes of sub categories. */
export function subCategoryEdits(
  queries: Queries,
  catalogue: Catalogue,
  products: GroupedProducts,
): SubCategoryEdits {
  const { lockProductsOf, moveProducts, touchProducts } = products;
  return {
    list: async (deleted) => toWire(await findAllSubCategories(queries, deleted), queries, products),

    create: (form, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const category = await categoryOf(transaction, form.category_id);
        const values = {
          ...columnValues(subCategoryFields, { ...form, description: form.desctription }),
          categoryId: category.id,
        };
        await requireFreeName(transaction, { ...values, id: 0 });
        const row = await insertSubCategory(transaction, values);
        const fields = changedFields({}, historyValues(row, category.name));
        await record(transaction, admin, [
          { entity: "sub_category", entityId: row.id, action: "created", fields },
        ]);
        touch("categories");
        return { id: row.id, version: row.version };
      }),

    update: (id, form, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const before = requireShown(await lockSubCategory(transaction, id));
        const category = await categoryOf(transaction, form.category_id);
        const values = {
          ...columnsAfter(subCategoryFields, before, { ...form, description: form.desctription }),
          categoryId: category.id,
        };
        const categoryBefore = await shareCategory(transaction, before.categoryId);
        const fields = changedFields(
          historyValues(before, categoryBefore?.name ?? ""),
          historyValues(values, category.name),
        );
        if (fields.length === 0 && category.id === before.categoryId) {
          return { id, version: before.version };
        }
        if ((form.version ?? before.version) !== before.version) {
          const [current] = await toWire([before], transaction, products);
          throw new ApiError("edit_conflict", { ...(current && { current }) });
        }
        await requireFreeName(transaction, { ...values, id });
        const held = await lockProductsOf(transaction, id);
        const row = await updateSubCategory(transaction, id, values);
        await record(transaction, admin, [
          { entity: "sub_category", entityId: id, action: "updated", fields },
        ]);
        touch("categories");
        touchProducts(touch, category.id === before.categoryId ? [] : held);
        return { id, version: row.version };
      }),

    remove: (id, moveTo, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const from = requireShown(await lockSubCategory(transaction, id));
        if (moveTo === undefined) refuseInUse((await lockProductsOf(transaction, id)).length);
        else {
          const to = moveTo === id ? undefined : await shareSubCategory(transaction, moveTo);
          if (!to) throw new ApiError("invalid", { errors: { move_to: "unknown_sub_category" } });
          await moveProducts(transaction, touch, { from, to, admin });
        }
        await updateSubCategory(transaction, id, { deletedAt: new Date() });
        await record(transaction, admin, [
          { entity: "sub_category", entityId: id, action: "deleted", fields: [] },
        ]);
        touch("categories");
      }),

    restore: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const row = requireFound(await lockSubCategory(transaction, id));
        if (row.deletedAt === null) return;
        await categoryOf(transaction, row.categoryId);
        await requireFreeName(transaction, row);
        await updateSubCategory(transaction, id, { deletedAt: null });
        await record(transaction, admin, [
          { entity: "sub_category", entityId: id, action: "restored", fields: [] },
        ]);
        touch("categories");
      }),
  };
}
