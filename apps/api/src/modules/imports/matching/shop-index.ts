import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../../database/database.ts";
import { readAttributes, type StoredAttribute } from "../../attributes/attributes.repository.ts";
import { findCategories } from "../../categories/categories.repository.ts";
import type { CategoryRow } from "../../categories/categories.table.ts";
import { findSubCategories } from "../../categories/sub-categories/sub-categories.repository.ts";
import type { SubCategoryRow } from "../../categories/sub-categories/sub-categories.table.ts";
import { findSupplierNames, supplierRows } from "../../suppliers/suppliers.repository.ts";
import type { SupplierRow } from "../../suppliers/suppliers.table.ts";
import type { ImportRow } from "../imports.table.ts";
import type { LineValues } from "../lines/line-values.ts";
import { missingKey, type NamedGroup, nameKey, unnamedGroup } from "./missing-key.ts";

/** A sub category with its category. */
export interface Group {
  readonly category: CategoryRow;
  readonly subCategory: SubCategoryRow;
}

/** What the group of a line is: a sub category of the shop, perhaps mapped from another name, one that is missing, or none that the line names. */
export type FoundGroup =
  | { readonly group: Group; readonly mapped?: NamedGroup }
  | { readonly missing: NamedGroup }
  | { readonly error: { readonly field: "category" | "sub_category"; readonly code: string } }
  | null;

/** The categories and sub categories of the shop, by their names in either language, and its attributes. */
export interface ShopIndex {
  readonly find: (values: LineValues) => FoundGroup;
  /** What the group of a new product is whose line names none. */
  readonly unnamed: FoundGroup;
  readonly ofId: (subCategoryId: number) => Group | undefined;
  /** The category of a name, or undefined. */
  readonly category: (name: string) => CategoryRow | undefined;
  /** The suppliers that products can name, and the names of all, also of deleted ones, by their ids. */
  readonly suppliers: readonly SupplierRow[];
  readonly supplierNames: ReadonlyMap<number, string>;
  /** The attributes of products. */
  readonly attributes: AttributeSet<StoredAttribute>;
  /** Those that products of a sub category have. */
  readonly attributesOf: (subCategory: SubCategoryRow) => readonly StoredAttribute[];
}

/** What tells attributes from those of an earlier reading: each change of one gives it a new version. */
export const attributesKey = ({ all }: AttributeSet<StoredAttribute>): string =>
  all.map(({ id, version }) => `${id}:${version}`).join();

/** The keys of an entity's names. */
const keysOf = ({ name, nameAr }: Pick<CategoryRow, "name" | "nameAr">): readonly string[] => [
  ...new Set([name, ...(nameAr === null ? [] : [nameAr])].map(nameKey)),
];

/** Entities by each key of their names. */
function byKeys<T>(entities: readonly T[], keys: (entity: T) => readonly string[]): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const entity of entities) {
    for (const key of keys(entity)) {
      const others = found.get(key);
      if (others) others.push(entity);
      else found.set(key, [entity]);
    }
  }
  return found;
}

/**
 * Reads all groups and attributes of the shop. `source` is the program whose sheet names groups: others know categories without sub categories.
 * `mappedGroups` holds for names that the shop does not have.
 */
export async function readShopIndex(
  queries: Queries,
  { source = "own", mappedGroups = [] }: Partial<Pick<ImportRow, "source" | "mappedGroups">> = {},
): Promise<ShopIndex> {
  const attributes = await readAttributes(queries);
  const categories = await findCategories(queries);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const groups = (await findSubCategories(queries)).flatMap((subCategory) => {
    const category = byId.get(subCategory.categoryId);
    return category ? [{ category, subCategory }] : [];
  });
  const byGroupId = new Map(groups.map((group) => [group.subCategory.id, group]));
  const byCategoryId = Map.groupBy(groups, ({ category }) => category.id);
  const categoriesByKey = byKeys(categories, keysOf);
  const groupsByKey = byKeys(groups, ({ subCategory }) => keysOf(subCategory));
  const mappedIds = new Map(mappedGroups.map((one) => [missingKey(one), one.sub_category_id]));
  const known = new Map<string, FoundGroup>();

  const categoriesOf = (name: string): readonly CategoryRow[] => categoriesByKey.get(nameKey(name)) ?? [];

  /** The group of a category that is named alone: its only sub category. */
  const onlyGroupOf = (category: string): Group | undefined => {
    const [only, ...others] = byCategoryId.get(categoriesOf(category)[0]?.id ?? 0) ?? [];
    return others.length === 0 ? only : undefined;
  };

  /** A group that the shop does not have: the sub category that it is mapped to, as long as that exists. */
  const foreign = (named: NamedGroup): FoundGroup => {
    const group = byGroupId.get(mappedIds.get(missingKey(named)) ?? 0);
    return group ? { group, mapped: named } : { missing: named };
  };

  const attributesByGroup = new Map<number, readonly StoredAttribute[]>();

  function attributesOf({ id, categoryId }: SubCategoryRow): readonly StoredAttribute[] {
    const before = attributesByGroup.get(id);
    if (before) return before;
    const ofGroup = attributes.ofGroup({ category_id: categoryId, sub_category_id: id });
    attributesByGroup.set(id, ofGroup);
    return ofGroup;
  }

  function find(category: string | undefined, sub: string | undefined): FoundGroup {
    if (sub === undefined) {
      if (category === undefined) return null;
      const only = onlyGroupOf(category);
      return only ? { group: only } : { error: { field: "sub_category", code: "required" } };
    }
    const inCategories = category === undefined ? null : new Set(categoriesOf(category));
    const named = (groupsByKey.get(nameKey(sub)) ?? []).filter(
      (group) => inCategories?.has(group.category) ?? true,
    );
    const [found, ...others] = named;
    if (found && others.length === 0) return { group: found };
    if (found) return { error: { field: "category", code: "required" } };
    if (category !== undefined) return foreign({ category, sub_category: sub });
    // A sub category without a category cannot be created.
    if (source === "own") return { error: { field: "sub_category", code: "unknown_sub_category" } };
    const only = onlyGroupOf(sub);
    return only ? { group: only } : foreign({ category: sub, sub_category: sub });
  }

  return {
    find: ({ category, category_ar, sub_category, sub_category_ar }) => {
      const [first, second] = [category ?? category_ar, sub_category ?? sub_category_ar];
      const key = `${first ?? ""}\u001F${second ?? ""}`;
      let found = known.get(key);
      if (found === undefined) {
        found = find(first, second);
        known.set(key, found);
      }
      return found;
    },
    unnamed: foreign(unnamedGroup),
    suppliers: await supplierRows.find(queries),
    supplierNames: await findSupplierNames(queries),
    attributes,
    attributesOf,
    ofId: (id) => byGroupId.get(id),
    category: (name) => categoriesOf(name)[0],
  };
}
