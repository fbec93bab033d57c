import type { Brand } from "@shop/contract/brands/brand.ts";
import type { Category } from "@shop/contract/categories/category.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { DescribedSubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import { AttributeSet, type AttributeTexts } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { Database } from "../database/database.ts";
import { insertAttributes } from "../modules/attributes/attributes.repository.ts";
import { brandFields } from "../modules/brands/brand-fields.ts";
import { insertBrands } from "../modules/brands/brands.repository.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { hasNoCategories, insertCategories } from "../modules/categories/categories.repository.ts";
import { categoryFields } from "../modules/categories/category-fields.ts";
import { insertSubCategories } from "../modules/categories/sub-categories/sub-categories.repository.ts";
import { subCategoryFields } from "../modules/categories/sub-categories/sub-category-fields.ts";
import { markSeeded } from "../modules/demonstration/demonstration.repository.ts";
import { synonymRows } from "../modules/find/search-synonyms/search-synonyms.repository.ts";
import { columnValues } from "../modules/history/fields.ts";
import { fromFile } from "../modules/products/product-files.mapper.ts";
import { storeKeys } from "../modules/products/product-keys/store-keys.ts";
import { fromProduct } from "../modules/products/products.mapper.ts";
import { insertProducts } from "../modules/products/products.repository.ts";
import { isSeeded, noteSeeded } from "./seeds.repository.ts";

const NAME = "catalogue";

/** A catalogue in the contract's types, ids included. */
export interface SeedCatalogue {
  readonly categories: readonly Omit<Category, "sub_category">[];
  readonly subCategories: readonly DescribedSubCategory[];
  readonly products: readonly Product[];
  /** The attributes of the products; none by default. */
  readonly attributes?: readonly Attribute[];
  /** Texts of the values of products, by their ids; none by default. */
  readonly attributeTexts?: ReadonlyMap<number, AttributeTexts>;
  /** The products that products name, by their ids; none by default. */
  readonly links?: ReadonlyMap<number, ProductLinks>;
  /** The entries of brands; none by default. */
  readonly brands?: readonly Brand[];
  /** Groups of words that mean the same to the search; none by default. */
  readonly synonyms?: readonly string[];
}

/**
 * Seeds an empty catalogue once, in one transaction and on one node, and marks its rows as the demonstration's; never changes one with content, and
 * never fills one again whose demonstration was removed. Returns true where it seeded.
 */
export async function seedCatalogue(
  database: Database,
  catalogue: Catalogue,
  load: () => Promise<SeedCatalogue>,
): Promise<boolean> {
  const isNew = async (): Promise<boolean> =>
    (await hasNoCategories(database.queries)) && !(await isSeeded(database.queries, NAME));
  if (!(await isNew())) return false;
  return database.exclusively("seed", async () => {
    if (!(await isNew())) return false;
    const seed = await load();
    // Before the transaction: the server ends one that is idle for long, as it would be while the rows of a million products are made.
    const attributes = new AttributeSet(seed.attributes ?? []);
    const rows = seed.products.map((product) =>
      fromProduct(
        product,
        attributes.read(seed.attributeTexts?.get(product.id) ?? {}, {}, product).values,
        seed.links?.get(product.id),
      ),
    );
    const images = seed.products.flatMap((product) =>
      product.images.map(({ id, product_id, image }) => ({ id, productId: product_id, image })),
    );
    const files = seed.products.flatMap((product) =>
      product.files.map((file, index) => fromFile(file, product.id, index + 1)),
    );
    await catalogue.change(async (transaction, touch) => {
      touch("everything");
      await insertCategories(
        transaction,
        seed.categories.map((one) => ({
          id: one.id,
          ...columnValues(categoryFields, { hidden: false, ...one }),
        })),
      );
      await insertSubCategories(
        transaction,
        seed.subCategories.map((one) => ({
          id: one.id,
          categoryId: one.category_id,
          image: one.image,
          ...columnValues(subCategoryFields, { hidden: false, ...one }),
        })),
      );
      await insertAttributes(transaction, attributes.all);
      await insertProducts(transaction, rows, images, files);
      await storeKeys(transaction, seed.products);
      await insertBrands(
        transaction,
        (seed.brands ?? []).map((one) => Object.assign({ id: one.id }, columnValues(brandFields, one))),
      );
      const synonyms: { readonly id: number }[] = [];
      for (const words of seed.synonyms ?? [])
        synonyms.push(await synonymRows.insert(transaction, { words }));
      await markSeeded(transaction, {
        category: seed.categories,
        sub_category: seed.subCategories,
        attribute: attributes.all,
        product: seed.products,
        brand: seed.brands ?? [],
        synonym_group: synonyms,
      });
      await noteSeeded(transaction, NAME);
    });
    await database.analyze();
    return true;
  });
}
