import type { LinkedPage } from "@shop/contract/slides/linked-page.ts";
import { hasInfoPage } from "@shop/domain/site/info-pages.ts";

import { withPages } from "../products/seen-products.ts";
import type { ShopState } from "../shop/state.ts";

/** Whether a page of the mock shop exists: also what it shows, and a sub category only in its own category. */
export function pageExists(state: ShopState, page: LinkedPage): boolean {
  switch (page.kind) {
    case "product":
      return withPages(state).some(({ id }) => id === page.id);
    case "category":
      return (
        state.categories.some(({ id, hidden }) => id === page.id && !hidden) &&
        (page.subCategoryId === null ||
          state.subCategories.some(
            ({ id, category_id, hidden }) => id === page.subCategoryId && category_id === page.id && !hidden,
          ))
      );
    case "brand":
      return state.brands.some(({ id }) => id === page.id);
    case "sharedCart":
      return state.sharedCarts.has(page.token);
    case "info":
      return hasInfoPage(state.settings.settings, page.page);
    case "fixed":
      return true;
    case "unknown":
      return false;
    default:
      return page satisfies never;
  }
}
