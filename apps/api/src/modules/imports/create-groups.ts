import type { MissingGroup } from "@shop/contract/entities/product-import.ts";
import type { Admin } from "@shop/contract/entities/user.ts";

import type { Queries } from "../../database/database.ts";
import { lockNames } from "../catalogue/names.ts";
import { insertCategory } from "../categories/category-edits.repository.ts";
import { changedFields, record } from "../history/history.repository.ts";
import { insertSubCategory } from "../sub-categories/sub-category-edits.repository.ts";
import { readGroups } from "./group-index.ts";
import type { CreatedEntity } from "./imports.table.ts";
import type { Pace } from "./pace.ts";

/** Creates the categories and sub categories that an import misses and that still do not exist; returns what it created. */
export async function createGroups(
  transaction: Queries,
  missing: readonly MissingGroup[],
  { admin, pace }: { readonly admin: Admin; readonly pace: Pick<Pace, "turn"> },
): Promise<CreatedEntity[]> {
  const created: CreatedEntity[] = [];
  if (missing.length === 0) return created;
  await lockNames(transaction);
  for (const { category: name, sub_category: subName } of missing) {
    await pace.turn();
    const groups = await readGroups(transaction);
    const found = groups.find({ category: name, sub_category: subName });
    if (!found || !("missing" in found)) continue;
    let category = groups.category(name);
    if (!category) {
      category = await insertCategory(transaction, { name });
      created.push({ entity: "category", id: category.id, version: category.version });
      const fields = changedFields({}, { name });
      await record(transaction, admin, [
        { entity: "category", entityId: category.id, action: "created", fields },
      ]);
    }
    const sub = await insertSubCategory(transaction, { categoryId: category.id, name: subName });
    created.push({ entity: "sub_category", id: sub.id, version: sub.version });
    const fields = changedFields({}, { name: subName, category: category.name });
    await record(transaction, admin, [
      { entity: "sub_category", entityId: sub.id, action: "created", fields },
    ]);
  }
  return created;
}
