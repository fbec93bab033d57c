import type { Admin } from "@shop/contract/accounts/user.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import { lockNames } from "../../catalogue/name-lock.ts";
import { insertCategories } from "../../categories/category-edits.repository.ts";
import { insertSubCategories } from "../../categories/sub-categories/sub-category-edits.repository.ts";
import { changedFields, record } from "../../history/history.repository.ts";
import type { CreatedEntity } from "../imports.table.ts";
import { isUnnamed, missingKey, type NamedGroup, nameKey } from "../matching/missing-key.ts";
import { readShopIndex } from "../matching/shop-index.ts";

/** The first of those that have the same key. */
function firstOfEach<T>(entities: readonly T[], keyOf: (entity: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const entity of entities) {
    const key = keyOf(entity);
    if (!first.has(key)) first.set(key, entity);
  }
  return [...first.values()];
}

interface Created {
  readonly id: number;
  readonly version: number;
}

/** Inserts categories or sub categories in batches, and records that. */
async function insertAll<Values, Row extends Created>(
  transaction: Queries,
  entity: CreatedEntity["entity"],
  values: readonly Values[],
  {
    insert,
    fieldsOf,
    admin,
    throttle,
  }: {
    readonly insert: (transaction: Queries, values: Values[]) => Promise<readonly Row[]>;
    readonly fieldsOf: (row: Row) => FieldChange[];
    readonly admin: Admin;
    readonly throttle: Pick<Throttle, "ranges">;
  },
): Promise<CreatedEntity[]> {
  const created: CreatedEntity[] = [];
  await throttle.ranges(
    values.length,
    async (from, to) => {
      const rows = await insert(transaction, values.slice(from, to));
      created.push(...rows.map(({ id, version }) => ({ entity, id, version })));
      await record(
        transaction,
        admin,
        rows.map((row) => ({ entity, entityId: row.id, action: "created", fields: fieldsOf(row) })),
      );
    },
    0,
  );
  return created;
}

/** Creates the categories and sub categories that an import misses and that still do not exist; returns what it created. */
export async function createGroups(
  transaction: Queries,
  missing: readonly NamedGroup[],
  tools: { readonly admin: Admin; readonly throttle: Pick<Throttle, "ranges"> },
): Promise<CreatedEntity[]> {
  if (missing.length === 0) return [];
  await lockNames(transaction);
  const before = await readShopIndex(transaction);
  const absent = missing.filter((one) => {
    if (isUnnamed(one)) return false;
    const found = before.find(one);
    return found !== null && "missing" in found;
  });
  const names = absent.map(({ category }) => category).filter((name) => !before.category(name));
  const categories = firstOfEach(names, nameKey).map((name) => ({ name }));
  const createdCategories = await insertAll(transaction, "category", categories, {
    ...tools,
    insert: insertCategories,
    fieldsOf: ({ name }) => changedFields({}, { name }),
  });
  const { category: categoryOf } = await readShopIndex(transaction);
  const categoryNames = new Map<number, string>();
  const subCategories = firstOfEach(absent, missingKey).flatMap(
    ({ category: categoryName, sub_category: name }) => {
      const category = categoryOf(categoryName);
      if (!category) return [];
      categoryNames.set(category.id, category.name);
      return [{ categoryId: category.id, name }];
    },
  );
  const createdSubCategories = await insertAll(transaction, "sub_category", subCategories, {
    ...tools,
    insert: insertSubCategories,
    fieldsOf: ({ name, categoryId }) =>
      changedFields({}, { name, category: categoryNames.get(categoryId) ?? "" }),
  });
  return [...createdCategories, ...createdSubCategories];
}
