import type { AdminBrand, BrandUpdate, NamedBrand } from "@shop/contract/brands/admin-brand.ts";

import type { ListView } from "../lists/list-view.ts";

/** What the list of brands reads and calls. */
export interface AdminBrandsView extends ListView<AdminBrand, BrandUpdate> {
  /** The brands that products name and that have no entry, those with the most products first. */
  readonly named: ReadonlyArray<NamedBrand>;
}
