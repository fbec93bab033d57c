import type { AboutText } from "@shop/domain/site/about-text.ts";
import type { Branch } from "@shop/domain/site/branches.ts";
import type { Brand } from "@shop/domain/site/brand-logos.ts";
import type { Shop } from "@shop/domain/site/shop.ts";

import type { Remote } from "../../view.ts";

/** What the owner writes about the shop. */
export interface AboutContent {
  readonly branches: readonly Branch[];
  readonly about: AboutText;
  /** The brands that the shop distributes, with their logos. */
  readonly brands: readonly Brand[];
}

/** The data of the about screen. */
export interface AboutView {
  /** The shop, whose legal name is the page's subtitle. */
  readonly shop: Shop;
  /** The company text and the branches. */
  readonly content: Remote<AboutContent>;
}
