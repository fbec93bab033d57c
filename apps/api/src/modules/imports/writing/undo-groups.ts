import type { Admin } from "@shop/contract/accounts/user.ts";
import type { ImportUndo } from "@shop/contract/imports/product-import.ts";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import {
  deleteCategories,
  lockCategories,
  lockSubCategoriesOf,
} from "../../categories/category-edits.repository.ts";
import {
  deleteSubCategories,
  lockSubCategories,
} from "../../categories/sub-categories/sub-category-edits.repository.ts";
import { record } from "../../history/history.repository.ts";
import { findInUse } from "../../products/grouped-products.ts";
import type { CreatedEntity } from "../imports.table.ts";

/** What an undo did with the groups that the import created. */
type UndoneGroups = Pick<ImportUndo, "removed_groups" | "kept_groups">;

/** How categories, or sub categories, are deleted that hold nothing. */
interface Deletion {
  readonly lock: (
    transaction: Queries,
    ids: number[],
  ) => Promise<readonly { readonly id: number; readonly name: string; readonly version: number }[]>;
  readonly findInUse: (transaction: Queries, ids: number[]) => Promise<ReadonlySet<number>>;
  readonly remove: (transaction: Queries, ids: number[]) => Promise<void>;
}

const deletions: Readonly<Record<CreatedEntity["entity"], Deletion>> = {
  sub_category: { lock: lockSubCategories, findInUse, remove: deleteSubCategories },
  category: {
    lock: lockCategories,
    findInUse: async (transaction, ids) =>
      new Set(
        (await lockSubCategoriesOf(transaction, ...ids)).flatMap(({ categoryId, deletedAt }) =>
          deletedAt ? [] : [categoryId],
        ),
      ),
    remove: deleteCategories,
  },
};

/** Deletes the categories and sub categories that an import created, unless they hold something or somebody has changed them. */
export async function undoGroups(
  transaction: Queries,
  created: readonly CreatedEntity[],
  { admin, throttle }: { readonly admin: Admin; readonly throttle: Pick<Throttle, "ranges"> },
): Promise<UndoneGroups> {
  let removed = 0;
  const kept: string[] = [];
  // A category is empty once its sub categories are deleted.
  for (const entity of ["sub_category", "category"] as const) {
    const { lock, findInUse: findUsed, remove } = deletions[entity];
    const own = created.filter((one) => one.entity === entity);
    const versions = new Map(own.map(({ id, version }) => [id, version]));
    const deleteRange = async (from: number, to: number): Promise<void> => {
      const rows = await lock(
        transaction,
        own.slice(from, to).map(({ id }) => id),
      );
      const used = await findUsed(
        transaction,
        rows.map(({ id }) => id),
      );
      const isUnchanged = ({ id, version }: (typeof rows)[number]): boolean =>
        versions.get(id) === version && !used.has(id);
      kept.push(...rows.filter((row) => !isUnchanged(row)).map(({ name }) => name));
      const empty = rows.filter(isUnchanged).map(({ id }) => id);
      if (empty.length === 0) return;
      await remove(transaction, empty);
      await record(
        transaction,
        admin,
        empty.map((entityId) => ({ entity, entityId, action: "deleted", fields: [] })),
      );
      removed += empty.length;
    };
    await throttle.ranges(own.length, deleteRange, 0);
  }
  return { removed_groups: removed, kept_groups: kept };
}
