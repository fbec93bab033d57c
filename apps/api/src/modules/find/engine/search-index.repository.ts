import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { categories } from "../../categories/categories.table.ts";
import { subCategories } from "../../categories/sub-categories/sub-categories.table.ts";
import { isSold } from "../../products/product-visibility.ts";
import { namesOthers, products } from "../../products/products.table.ts";
import type { SearchSource } from "./search-document.ts";
import type { GroupNames } from "./search-tasks.ts";

/** The names that products are found by through their groups. */
export async function findGroupNames(queries: Queries): Promise<GroupNames[]> {
  const rows = await queries
    .select({ sub: subCategories, category: categories })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId));
  return rows.map(({ sub, category }) => ({
    id: sub.id,
    names: JSON.stringify([category.id, sub.name, sub.nameAr, category.name, category.nameAr]),
  }));
}

const {
  id,
  version,
  category_id: categoryId,
  sub_category_id: subCategoryId,
  name,
  name_ar: nameAr,
  part_number: partNumber,
  manufacturer_part_number: manufacturerPartNumber,
  brand,
  description,
  description_ar: descriptionAr,
  visibility,
} = products;
const isOffered = sql<boolean>`(${products.price} > 0 and ${products.amount} > 0)`;

const present = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

/** What the index has of products, as far as they are on sale, with their versions. */
export async function findSources(
  queries: Queries,
  ids: readonly number[],
): Promise<{ readonly source: SearchSource; readonly version: number }[]> {
  const rows = await queries
    .select({
      product: { id, version, categoryId, subCategoryId, name, nameAr, partNumber, manufacturerPartNumber },
      texts: { brand, description, descriptionAr },
      category: { name: categories.name, nameAr: categories.nameAr },
      subCategory: { name: subCategories.name, nameAr: subCategories.nameAr },
      visibility,
      isOffered,
      namesOthers: sql<boolean>`${namesOthers}`,
    })
    .from(products)
    .innerJoin(subCategories, eq(subCategories.id, subCategoryId))
    .innerJoin(categories, eq(categories.id, categoryId))
    .where(and(inArray(id, [...ids]), isSold));
  return rows.map(({ product, texts, category, subCategory, ...row }) => ({
    version: product.version,
    source: {
      productId: product.id,
      categoryId: product.categoryId,
      subCategoryId: product.subCategoryId,
      name: product.name,
      partNumber: product.partNumber,
      manufacturerPartNumber: product.manufacturerPartNumber,
      otherNames: present([product.nameAr]),
      groupNames: present([category.name, category.nameAr, subCategory.name, subCategory.nameAr]),
      texts: present([texts.brand, texts.description, texts.descriptionAr]),
      isOffered: row.isOffered,
      isListed: isListed(row.visibility),
      namesOthers: row.namesOthers,
    },
  }));
}

/** All products on sale with their versions and groups. */
export const findVersions = (
  queries: Queries,
): Promise<{ readonly id: number; readonly version: number; readonly groupId: number }[]> =>
  queries.select({ id, version, groupId: subCategoryId }).from(products).where(isSold).orderBy(asc(id));
