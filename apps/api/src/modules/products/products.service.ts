import { ApiError } from "@shop/contract/api-error.ts";
import type { BrandLink } from "@shop/contract/brands/brand.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product, ProductCard, ProductDetail } from "@shop/contract/products/product.ts";
import { gtinOf } from "@shop/domain/catalogue/gtin.ts";
import { publicStock, type StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Track } from "@shop/serving/change-log.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

import type { Queries } from "../../database/database.ts";
import { findUnitsAside } from "../books/units-aside.ts";
import type { CountWaiting } from "./count-waiting.ts";
import { findFiles } from "./product-files.repository.ts";
import { findLinked, linkIdsOf } from "./product-links.repository.ts";
import {
  type CardColumns,
  type CardRow,
  cardRows,
  findPage,
  type PageRow,
} from "./product-rows.repository.ts";
import type { SeenIn } from "./product-visibility.ts";
import { toAdminProduct, toCard, toProduct } from "./products.mapper.ts";
import { findImages } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** Maps stored products to the wire, with what is stored beside them. */
export type RowsToWire<R, T> = (rows: readonly R[]) => Promise<T[]>;

/** Reads of products. */
export interface ProductService {
  /** One product with the entry of its brand; throws not_found. */
  readonly read: (id: number) => Promise<ProductDetail>;
  /** The cards of some products that are seen in a place, in their order. */
  readonly cards: (ids: readonly number[], place: SeenIn) => Promise<ProductCard[]>;
  /** A product that is seen on pages, or undefined; reads at the same time share one statement. */
  readonly seen: (id: number) => Promise<PageRow | undefined>;
  /** The cards of products as the shop's settings show them. */
  readonly toCards: RowsToWire<CardRow, ProductCard>;
  /** Whole products as the shop's settings show them. */
  readonly toProducts: RowsToWire<ProductRow, Product>;
  /** Products for administrators. */
  readonly toAdminProducts: RowsToWire<ProductRow, AdminProduct>;
}

/** Dependencies of {@link productService}. */
export interface ProductDependencies {
  readonly queries: Queries;
  readonly track: Track;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly settingsOf: () => Promise<StockDisplay>;
  /** The entry of the brand that a product names; null where there is none. */
  readonly brandNamed: (name: string | null) => Promise<BrandLink | null>;
  readonly countWaiting: CountWaiting;
}

/** A product for shoppers, with no more of its stock than the owner shows. */
const shownOf = <T extends ProductCard>(product: T, row: CardColumns, display: StockDisplay): T => ({
  ...product,
  ...publicStock({ amount: row.amount, low_stock_at: row.low_stock_at }, display),
});

/** Products whose rows are kept, for the requests of one page. */
const KEPT_PAGES = 100;

/** Creates the product service. */
export function productService({
  queries,
  track,
  attributesOf,
  settingsOf,
  brandNamed,
  countWaiting,
}: ProductDependencies): ProductService {
  const pages = new TrackedCache<{ readonly row: PageRow | undefined }>(track, {
    maxSize: KEPT_PAGES,
    sizeOf: () => 1,
  });
  const seen = async (id: number): Promise<PageRow | undefined> =>
    (await pages.get(String(id), async () => ({ row: await findPage(queries, id) }))).row;

  /** The pictures and files of products by their ids. */
  const besides = async (ids: number[]) => {
    const [images, files] = await Promise.all([findImages(queries, ids), findFiles(queries, ids)]);
    return {
      images: Map.groupBy(images, ({ productId }) => productId),
      files: Map.groupBy(files, ({ productId }) => productId),
    };
  };

  const toCards = async (rows: readonly CardRow[]): Promise<ProductCard[]> => {
    const [attributes, settings] = await Promise.all([attributesOf(), settingsOf()]);
    return rows.map((row) => shownOf(toCard(row, row.images, attributes), row, settings));
  };

  return {
    seen,
    toCards,
    toProducts: async (rows) => {
      if (rows.length === 0) return [];
      const [attributes, settings, { images, files }] = await Promise.all([
        attributesOf(),
        settingsOf(),
        besides(rows.map(({ id }) => id)),
      ]);
      return rows.map((row) => {
        const product = toProduct(row, images.get(row.id) ?? [], attributes, files.get(row.id) ?? []);
        return shownOf(product, row, settings);
      });
    },
    toAdminProducts: async (rows) => {
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const [attributes, { images, files }, linked, requests, aside] = await Promise.all([
        attributesOf(),
        besides(ids),
        findLinked(queries, linkIdsOf(rows)),
        countWaiting(queries, ids),
        findUnitsAside(queries, ids),
      ]);
      return rows.map((row) =>
        toAdminProduct(
          row,
          images.get(row.id) ?? [],
          attributes,
          files.get(row.id) ?? [],
          linked,
          requests.get(row.id) ?? 0,
          aside.get(row.id),
        ),
      );
    },
    read: async (id) => {
      const row = await seen(id);
      if (!row) throw new ApiError("not_found");
      const [attributes, settings, brand] = await Promise.all([
        attributesOf(),
        settingsOf(),
        brandNamed(row.brand),
      ]);
      const product = toProduct(row, row.images, attributes, row.files);
      const gtin = gtinOf(row.barcode);
      return { ...shownOf(product, row, settings), brand_page: brand, ...(gtin !== undefined && { gtin }) };
    },
    cards: async (ids, place) => toCards(await cardRows.inListedOrder(queries, ids, place)),
  };
}
