import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type {
  AdminCategory,
  CategoryInput,
  CategoryUpdate,
} from "@shop/contract/categories/admin-category.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound, requireShown } from "../../database/require-row.ts";
import type { Catalogue, Touch } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { columnsAfter, columnValues, fieldValues, type RowOf } from "../history/fields.ts";
import { changedFields, record } from "../history/history.repository.ts";
import type { SavedRow } from "../lists/list-edits.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { storePicture } from "../media/store-picture.ts";
import type { CategoryRow } from "./categories.table.ts";
import {
  findCategoriesByState,
  shareCategory,
  insertCategory,
  isNameTaken,
  lockCategory,
  lockSubCategoriesOf,
  updateCategory,
} from "./category-edits.repository.ts";
import { categoryFields } from "./category-fields.ts";
import type { GroupedProducts } from "./grouped-products.ts";
import type { SubCategoryRow } from "./sub-categories/sub-categories.table.ts";
import {
  findAllSubCategories,
  findNamesake,
  updateSubCategory,
} from "./sub-categories/sub-category-edits.repository.ts";
import { refuseInUse } from "./sub-categories/sub-category-edits.service.ts";

/** Distance between the sort indexes of reordered categories. */
const SORT_STEP = 10;

/** Result of saving a category. */
interface SavedCategory extends SavedRow {
  /** False where the values were already stored. */
  readonly changed: boolean;
}

/** Administrators' changes of categories; each throws not_found for an unknown id. */
export interface CategoryEdits {
  /** All categories, or all deleted ones, in the shop's order. */
  readonly list: (deleted: boolean) => Promise<AdminCategory[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: CategoryInput, admin: Admin) => Promise<SavedCategory>;
  /** Updates one; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: CategoryUpdate, admin: Admin) => Promise<SavedCategory>;
  /** Deletes one with its sub categories; throws in_use where it holds products and no other category is given for them. */
  readonly remove: (id: number, moveTo: number | undefined, admin: Admin) => Promise<void>;
  /** Restores a deleted one with the sub categories that were deleted with it; throws invalid where its name is taken. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
  /** Reassigns all sort indexes; throws edit_conflict where ids are missing or unknown. */
  readonly reorder: (ids: readonly number[], admin: Admin) => Promise<void>;
}

async function requireFreeName(transaction: Queries, name: string, id: number): Promise<void> {
  if (await isNameTaken(transaction, name, id)) {
    throw new ApiError("invalid", { errors: { name: "name_taken" } });
  }
}

/** Records what happened to a category and to sub categories together with it. */
const recordAll = (
  transaction: Queries,
  admin: Admin,
  action: "deleted" | "restored",
  { id, groups }: { readonly id: number; readonly groups: readonly SubCategoryRow[] },
): Promise<void> =>
  record(transaction, admin, [
    ...groups.map((group) => ({ entity: "sub_category" as const, entityId: group.id, action, fields: [] })),
    { entity: "category", entityId: id, action, fields: [] },
  ]);

/** Moves the sub categories of a category into another one; where that has one of the same name, only the products are moved. */
async function moveSubCategories(
  transaction: Queries,
  touch: Touch,
  products: GroupedProducts,
  { from, to, admin }: { readonly from: CategoryRow; readonly to: CategoryRow; readonly admin: Admin },
): Promise<void> {
  const { lockProductsOf, moveProducts, touchProducts } = products;
  const groups = (await lockSubCategoriesOf(transaction, from.id)).filter(({ deletedAt }) => !deletedAt);
  // All products are locked first: group by group the locks of two changes would cross.
  await lockProductsOf(transaction, ...groups.map(({ id }) => id));
  for (const group of groups) {
    const namesake = await findNamesake(transaction, { ...group, categoryId: to.id });
    if (namesake) await moveProducts(transaction, touch, { from: group, to: namesake, admin });
    else {
      const held = await lockProductsOf(transaction, group.id);
      await updateSubCategory(transaction, group.id, { categoryId: to.id });
      await record(transaction, admin, [
        {
          entity: "sub_category",
          entityId: group.id,
          action: "updated",
          fields: [{ field: "category", old: from.name, new: to.name }],
        },
      ]);
      touchProducts(touch, held);
    }
  }
}

/** The values of a category in the change history. */
const historyValues = (row: RowOf<CategoryRow, typeof categoryFields>) => {
  const values = fieldValues(categoryFields, row);
  return { ...values, hidden: values.hidden ? "yes" : "no" };
};

/** Maps categories to the wire for administrators. */
const toWire = async (
  rows: readonly CategoryRow[],
  source: Queries,
  { countBySubCategory }: GroupedProducts,
): Promise<AdminCategory[]> => {
  const counts = await countBySubCategory(source);
  const groups = Map.groupBy(await findAllSubCategories(source, false), ({ categoryId }) => categoryId);
  const countIn = (categoryId: number, which: "onSale" | "listed"): number =>
    (groups.get(categoryId) ?? []).reduce((sum, { id }) => sum + (counts.get(id)?.[which] ?? 0), 0);
  return rows.map((row) => ({
    id: row.id,
    ...fieldValues(categoryFields, row),
    version: row.version,
    products: countIn(row.id, "onSale"),
    listed: countIn(row.id, "listed"),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  }));
};

/** Dependencies of {@link categoryEdits}. */
export interface CategoryEditDependencies {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: PictureStore;
  readonly products: GroupedProducts;
}

/** Creates the service of administrators' changes of categories. */
export function categoryEdits({
  queries,
  catalogue,
  pictures,
  products,
}: CategoryEditDependencies): CategoryEdits {
  return {
    list: async (deleted) => toWire(await findCategoriesByState(queries, deleted), queries, products),

    create: async (form, admin) => {
      const image = await storePicture(pictures, "image", form.image);
      return catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        await requireFreeName(transaction, form.name, 0);
        const values = { ...form, image: image ?? null };
        const row = await insertCategory(transaction, columnValues(categoryFields, values));
        const fields = changedFields({}, historyValues(row));
        await record(transaction, admin, [
          { entity: "category", entityId: row.id, action: "created", fields },
        ]);
        touch("categories");
        return { id: row.id, version: row.version, changed: true };
      });
    },

    update: async (id, form, admin) => {
      const image = await storePicture(pictures, "image", form.image);
      return catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const before = requireShown(await lockCategory(transaction, id));
        const values = columnsAfter(categoryFields, before, {
          ...form,
          image: image ?? (form.remove_image ? null : undefined),
        });
        const fields = changedFields(historyValues(before), historyValues(values));
        if (fields.length === 0) return { id, version: before.version, changed: false };
        if ((form.version ?? before.version) !== before.version) {
          const [current] = await toWire([before], transaction, products);
          throw new ApiError("edit_conflict", { ...(current && { current }) });
        }
        await requireFreeName(transaction, values.name, id);
        const row = await updateCategory(transaction, id, values);
        await record(transaction, admin, [{ entity: "category", entityId: id, action: "updated", fields }]);
        touch("categories");
        if (values.name !== before.name || values.nameAr !== before.nameAr) touch("products");
        return { id, version: row.version, changed: true };
      });
    },

    remove: (id, moveTo, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const from = requireShown(await lockCategory(transaction, id));
        if (moveTo !== undefined) {
          const to = moveTo === id ? undefined : await shareCategory(transaction, moveTo);
          if (!to) throw new ApiError("invalid", { errors: { move_to: "unknown_category" } });
          await moveSubCategories(transaction, touch, products, { from, to, admin });
        }
        const groups = (await lockSubCategoriesOf(transaction, id)).filter(({ deletedAt }) => !deletedAt);
        const held = await products.lockProductsOf(transaction, ...groups.map((group) => group.id));
        refuseInUse(held.length);
        // One timestamp for all: a restore finds by it the sub categories that were deleted together with the category.
        const deletedAt = new Date();
        for (const group of groups) await updateSubCategory(transaction, group.id, { deletedAt });
        await updateCategory(transaction, id, { deletedAt });
        await recordAll(transaction, admin, "deleted", { id, groups: groups });
        touch("categories");
      }),

    restore: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const row = requireFound(await lockCategory(transaction, id));
        const { deletedAt } = row;
        if (deletedAt === null) return;
        await requireFreeName(transaction, row.name, id);
        await updateCategory(transaction, id, { deletedAt: null });
        const groups = await lockSubCategoriesOf(transaction, id);
        const together = groups.filter((group) => group.deletedAt?.getTime() === deletedAt.getTime());
        for (const group of together) await updateSubCategory(transaction, group.id, { deletedAt: null });
        await recordAll(transaction, admin, "restored", { id, groups: together });
        touch("categories");
      }),

    reorder: (ids, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const rows = new Map((await findCategoriesByState(transaction, false)).map((row) => [row.id, row]));
        const places = new Map(ids.map((id, index) => [id, (index + 1) * SORT_STEP]));
        if (places.size !== ids.length || places.size !== rows.size || !ids.every((id) => rows.has(id))) {
          throw new ApiError("edit_conflict", { current: { ids: [...rows.keys()] } });
        }
        for (const [id, sortIndex] of places) {
          const row = rows.get(id);
          if (!row || row.sortIndex === sortIndex) continue;
          await updateCategory(transaction, id, { sortIndex });
          const fields = [{ field: "sort_index", old: row.sortIndex, new: sortIndex }];
          await record(transaction, admin, [{ entity: "category", entityId: id, action: "updated", fields }]);
          touch("categories");
        }
      }),
  };
}
