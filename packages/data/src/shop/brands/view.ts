import type { Brand } from "@shop/contract/brands/brand.ts";

import type { Remote } from "../../view.ts";
import type { ProductPages } from "../products/view.ts";

/** What a brand's screen reads and calls. */
export interface BrandView extends ProductPages {
  /** The brand of the page's address. */
  readonly brand: Remote<Brand>;
}
