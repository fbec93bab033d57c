import type { Product } from "@shop/contract/products/product.ts";
import { hasPage, isListed } from "@shop/domain/catalogue/visibility.ts";

import type { ShopState } from "../shop/state.ts";

/** The products that lists, searches and counts for shoppers have. */
export const inLists = ({ products }: Pick<ShopState, "products">): Product[] =>
  products.filter(({ visibility }) => isListed(visibility));

/** The products whose pages open and that can be ordered. */
export const withPages = ({ products }: Pick<ShopState, "products">): Product[] =>
  products.filter(({ visibility }) => hasPage(visibility));
