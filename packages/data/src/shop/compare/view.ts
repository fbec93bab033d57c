import type { Product, ProductCard } from "@shop/contract/products/product.ts";

import type { Remote } from "../../view.ts";

/** What the comparison of products reads. */
export interface CompareView {
  /** The compared products, in the order of their columns. */
  readonly products: Remote<readonly Product[]>;
  /** Products that may be added: those related to the first one. */
  readonly suggestions: ReadonlyArray<ProductCard>;
}
