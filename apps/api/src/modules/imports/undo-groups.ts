import type { ImportUndo } from "@shop/contract/entities/product-import.ts";
import type { Admin } from "@shop/contract/entities/user.ts";

import type { Queries } from "../../database/database.ts";
import {
  lockCategory,
  lockSubCategoriesOf,
  updateCategory,
} from "../categories/category-edits.repository.ts";
import { record } from "../history/history.repository.ts";
import { countProducts } from "../products/products.repository.ts";
import { lockSubCategory, updateSubCategory } from "../sub-categories/sub-category-edits.repository.ts";
import type { CreatedEntity } from "./imports.table.ts";
import type { Pace } from "./pace.ts";

/** What an undo did with the groups that the import created. */
type UndoneGroups = Pick<ImportUndo, "removed_groups" | "kept_groups">;

/** A created category or sub category as it is stored now; undefined where it is deleted. */
async function lockCreated(transaction: Queries, { entity, id }: CreatedEntity) {
  const row = await (entity === "category" ? lockCategory : lockSubCategory)(transaction, id);
  return row && !row.deletedAt ? row : undefined;
}

async function isEmpty(transaction: Queries, { entity, id }: CreatedEntity): Promise<boolean> {
  if (entity === "sub_category") return (await countProducts(transaction, { subCategoryId: id })) === 0;
  return (await lockSubCategoriesOf(transaction, id)).every(({ deletedAt }) => deletedAt !== null);
}

/** Deletes the categories and sub categories that an import created, unless they hold something or somebody has changed them. */
export async function undoGroups(
  transaction: Queries,
  created: readonly CreatedEntity[],
  { admin, pace }: { readonly admin: Admin; readonly pace: Pick<Pace, "turn"> },
): Promise<UndoneGroups> {
  let removed = 0;
  const kept: string[] = [];
  // A category is empty once its sub categories are deleted.
  const ordered = created.toSorted(
    (a, b) => Number(a.entity === "category") - Number(b.entity === "category"),
  );
  for (const one of ordered) {
    await pace.turn();
    const row = await lockCreated(transaction, one);
    if (!row) continue;
    if (row.version !== one.version || !(await isEmpty(transaction, one))) {
      kept.push(row.name);
      continue;
    }
    const update = one.entity === "category" ? updateCategory : updateSubCategory;
    await update(transaction, one.id, { deletedAt: new Date() });
    await record(transaction, admin, [
      { entity: one.entity, entityId: one.id, action: "deleted", fields: [] },
    ]);
    removed += 1;
  }
  return { removed_groups: removed, kept_groups: kept };
}
