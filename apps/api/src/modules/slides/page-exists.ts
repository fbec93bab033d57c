import type { LinkedPage } from "@shop/contract/slides/linked-page.ts";
import { hasInfoPage } from "@shop/domain/site/info-pages.ts";

import type { Queries } from "../../database/database.ts";
import { findBrand } from "../brands/brands.repository.ts";
import { sharedCarts } from "../carts/shared-carts.ts";
import { findCategory } from "../categories/categories.repository.ts";
import { findSubCategory } from "../categories/sub-categories/sub-categories.repository.ts";
import { findProduct } from "../products/products.repository.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";

/** Whether a page of the shop exists: also what it shows, and a sub category only in its own category. */
export async function pageExists(queries: Queries, page: LinkedPage): Promise<boolean> {
  switch (page.kind) {
    case "product":
      return (await findProduct(queries, page.id, "pages")) !== undefined;
    case "category": {
      const category = await findCategory(queries, page.id);
      if (category === undefined || category.hidden) return false;
      if (page.subCategoryId === null) return true;
      const subCategory = await findSubCategory(queries, page.subCategoryId);
      return subCategory?.categoryId === page.id && !subCategory.hidden;
    }
    case "brand":
      return (await findBrand(queries, page.id)) !== undefined;
    case "sharedCart":
      return (await sharedCarts(queries).find(page.token)) !== undefined;
    case "info":
      return hasInfoPage(await currentSettings(queries), page.page);
    case "fixed":
      return true;
    case "unknown":
      return false;
    default:
      return page satisfies never;
  }
}
