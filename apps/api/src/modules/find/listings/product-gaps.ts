import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { DEAD_AFTER } from "@shop/domain/product-files/product-files.ts";
import { eq, type SQL, sql } from "drizzle-orm";

import { attributes } from "../../attributes/attributes.table.ts";
import { subCategories } from "../../categories/sub-categories/sub-categories.table.ts";
import { productFiles } from "../../products/product-files.table.ts";
import { productImages } from "../../products/product-images.table.ts";
import { products } from "../../products/products.table.ts";

/** Sub categories with each attribute that their products have. */
const attributesOfGroups = sql`${subCategories} inner join ${attributes} on ${attributes.deletedAt} is null
  and (${subCategories.categoryId} = any(${attributes.categoryIds}) or ${subCategories.id} = any(${attributes.subCategoryIds}))`;

/** Condition of products whose sub category has an attribute of which they have no value. */
export const lacksAttribute = (attributeId: number): SQL =>
  sql`(${products.sub_category_id} in (select ${subCategories.id} from ${attributesOfGroups} where ${attributes.id} = ${attributeId}) and not ${products.attribute_values} ? ${String(attributeId)})`;

/** Condition of products that lack a value of at least one attribute of their sub category; its attributes are collected once, not by product. */
const lacksSpecifications: SQL = sql`exists (select 1 from (
  select ${subCategories.id} as sub_category_id, array_agg(${attributes.id}::text) as keys from ${attributesOfGroups} group by ${subCategories.id}
) as needed where needed.sub_category_id = ${products.sub_category_id} and not ${products.attribute_values} ?& needed.keys)`;

/** Conditions of products that lack something. */
export const lacks: Readonly<Record<ProductGap, SQL>> = {
  price: sql`${products.price} = 0`,
  picture: sql`not exists (select 1 from ${productImages} where ${eq(productImages.productId, products.id)})`,
  name_ar: sql`coalesce(${products.name_ar}, '') = ''`,
  working_links: sql`exists (select 1 from ${productFiles} where ${eq(productFiles.productId, products.id)} and ${productFiles.failures} >= ${DEAD_AFTER})`,
  specifications: lacksSpecifications,
  cost: sql`${products.cost_price} is null`,
  // As `isBelowCost` compares them; an offer counts also before and after its time.
  margin: sql`${products.price} > 0 and least(${products.price}, ${products.offer_price}) < ${products.cost_price}`,
};
