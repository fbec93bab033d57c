import type { Category, CategoryDetail } from "@shop/contract/categories/category.ts";
import type { Home } from "@shop/contract/home/endpoints.ts";
import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import type { Product, ProductCard, ProductDetail } from "@shop/contract/products/product.ts";
import type { Slide } from "@shop/contract/slides/slide.ts";

import type { Listing, Paging, Remote } from "../../view.ts";

/** What the home screen reads. */
export interface HomeView {
  /** All categories; the screen sorts them by their sort index. */
  readonly categories: Remote<readonly Category[]>;
  /** The slides of the carousel, in order. */
  readonly slides: Remote<readonly Slide[]>;
  /** Its sections, and the numbers of products and lowest prices of categories. */
  readonly home: Remote<Home>;
}

/** A paged list of product cards. */
export interface ProductPages extends Paging {
  /** The products fetched so far, in the requested order. */
  readonly products: Remote<Listing<ProductCard>>;
}

/** What a category's screen reads and calls. */
export interface CategoryView extends ProductPages {
  /** The category with its sub categories. */
  readonly category: Remote<CategoryDetail>;
}

/** A product with the entry of its brand, where that has one. */
export type ShownProduct = Product & Partial<Pick<ProductDetail, "brand_page" | "gtin">>;

/** What a product's screen reads. */
export interface ProductDetailView {
  /** The product of the page's address. */
  readonly product: Remote<ShownProduct>;
  /** The product's category; null until it is loaded. */
  readonly category: Category | null;
  /** What the product needs, its accessories and its alternatives; without any of a kind, its section is left out. */
  readonly links: Remote<ProductLinksAnswer>;
  /** The related products; without any, their section is left out. */
  readonly related: Remote<readonly ProductCard[]>;
}
