import type { Home, HomeSectionContent } from "@shop/contract/home/endpoints.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { noFilters } from "@shop/domain/facets/product-filters.ts";
import { lastShopDays } from "@shop/domain/orders/list/shop-days.ts";
import {
  BEST_SELLER_DAYS,
  HOME_PRODUCTS,
  type HomeSection,
  type HomeSettings,
} from "@shop/domain/site/home-sections.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../database/database.ts";
import type { BrandService } from "../brands/brands.service.ts";
import type { ProductListService } from "../find/listings/product-lists.service.ts";
import { findBestSellers } from "../overview/overview.repository.ts";
import type { ProductIndex } from "../products/product-index.ts";
import type { ProductService } from "../products/products.service.ts";
import { toBranches } from "../settings/shop.mapper.ts";

/** What the home page shows. */
export interface HomeService {
  /** With the stored settings. */
  readonly read: () => Promise<Home>;
  /** With settings that may not be stored. */
  readonly preview: (settings: HomeSettings) => Promise<Home>;
}

/** Dependencies of {@link homeService}. */
export interface HomeDependencies {
  readonly queries: Queries;
  readonly index: ProductIndex;
  readonly products: Pick<ProductService, "cards">;
  readonly lists: Pick<ProductListService, "page">;
  readonly brands: Pick<BrandService, "list">;
  readonly settingsOf: () => Promise<ShopSettings>;
}

const inStock = (cards: readonly ProductCard[]): ProductCard[] => cards.filter(({ amount }) => amount > 0);

/** Creates the service. */
export function homeService({
  queries,
  index,
  products,
  lists,
  brands,
  settingsOf,
}: HomeDependencies): HomeService {
  const newest = async (onOffer = false): Promise<ProductCard[]> => {
    const { data } = await lists.page(
      { place: "lists", sort: "newest", filters: { ...noFilters, inStock: true, onOffer } },
      { limit: HOME_PRODUCTS, cursor: undefined, view: "card" },
    );
    return data;
  };

  const productsOf = async ({ kind }: HomeSection, featured: readonly number[]): Promise<ProductCard[]> => {
    if (kind === "new") return newest();
    if (kind === "offers") return newest(true);
    if (kind === "featured") return products.cards(featured, "lists");
    if (kind !== "best_sellers") return [];
    const since = lastShopDays(Date.now(), BEST_SELLER_DAYS)[0] ?? "";
    noteReads(["sales"]);
    const best = await findBestSellers(queries, { since, limit: HOME_PRODUCTS, place: "lists" });
    return inStock(
      await products.cards(
        best.map(({ id }) => id),
        "lists",
      ),
    );
  };

  const officialBrands = async (): Promise<string[]> =>
    (await brands.list()).filter(({ official }) => official).map(({ name }) => name);

  const preview = async ({ sections, featured, reasons }: HomeSettings): Promise<Home> => {
    const branches = toBranches(await settingsOf());
    const contentOf = async (section: HomeSection): Promise<HomeSectionContent> => ({
      kind: section.kind,
      title: { ...section.title },
      products: await productsOf(section, featured),
      brands: section.kind === "reasons" ? await officialBrands() : [],
      branches: section.kind === "branches" ? branches : [],
      reasons: section.kind === "reasons" ? reasons.map(({ title, text }) => ({ title, text })) : [],
    });
    const contents = await Promise.all(sections.filter((section) => section.shown).map(contentOf));
    const shown = contents.filter(
      (content) => content.kind === "reasons" || content.products.length > 0 || content.branches.length > 0,
    );
    noteReads(["products"]);
    const categories = (await index.columns()).categories();
    return {
      sections: shown,
      categories: categories.map(({ id, count, lowestPrice }) => ({
        id,
        products: count,
        lowest_price: lowestPrice === null ? null : lowestPrice.toFixed(2),
      })),
    };
  };

  return { preview, read: async () => preview((await settingsOf()).home) };
}
