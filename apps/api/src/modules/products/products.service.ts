import { ApiError } from "@shop/contract/api-error.ts";
import type { BrandLink } from "@shop/contract/brands/brand.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product, ProductCard, ProductDetail } from "@shop/contract/products/product.ts";
import { publicStock, type StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import type { CountWaiting } from "./count-waiting.ts";
import { filesOf } from "./product-files.repository.ts";
import type { ProductFileRow } from "./product-files.table.ts";
import { findLinked, type LinkedRow, linkIdsOf } from "./product-links.repository.ts";
import type { SeenIn } from "./product-visibility.ts";
import { toAdminProduct, toCard, toProduct } from "./products.mapper.ts";
import { findImages, findProduct, type ImageRow, inListedOrder } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** Maps a product with its pictures and files to the wire. */
type ToWire<T> = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
  files: readonly ProductFileRow[],
  linked: ReadonlyMap<number, LinkedRow>,
  restockRequests: number,
) => T;

/** What is read of products beside what cards show. */
interface Parts {
  readonly files: boolean;
  /** Their links and the requests for a mail, which products of the public API do not have. */
  readonly admin: boolean;
}

const onCards: Parts = { files: false, admin: false };
const onPages: Parts = { files: true, admin: false };
const forAdmins: Parts = { files: true, admin: true };

/** Maps stored products to the wire, with what is stored beside them. */
export type RowsToWire<T> = (rows: readonly ProductRow[]) => Promise<T[]>;

/** Reads of products. */
export interface ProductService {
  /** One product with the entry of its brand; throws not_found. */
  readonly read: (id: number) => Promise<ProductDetail>;
  /** The cards of some products that are seen in a place, in their order. */
  readonly cards: (ids: readonly number[], place: SeenIn) => Promise<ProductCard[]>;
  /** The cards of products as the shop's settings show them. */
  readonly toCards: () => Promise<RowsToWire<ProductCard>>;
  /** Whole products as the shop's settings show them. */
  readonly toProducts: () => Promise<RowsToWire<Product>>;
  /** Products for administrators. */
  readonly toAdminProducts: RowsToWire<AdminProduct>;
}

/** Dependencies of {@link productService}. */
export interface ProductDependencies {
  readonly queries: Queries;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly settingsOf: () => Promise<StockDisplay>;
  /** The entry of the brand that a product names; null where there is none. */
  readonly brandNamed: (name: string | null) => Promise<BrandLink | null>;
  readonly countWaiting: CountWaiting;
}

/** Maps a product to the wire for shoppers, with no more of its stock than the owner shows. */
const forShoppers =
  <T extends ProductCard>(toWire: ToWire<T>, display: StockDisplay): ToWire<T> =>
  (row, ...parts) => ({
    ...toWire(row, ...parts),
    ...publicStock({ amount: row.amount, low_stock_at: row.low_stock_at }, display),
  });

/** Creates the product service. */
export function productService({
  queries,
  attributesOf,
  settingsOf,
  brandNamed,
  countWaiting,
}: ProductDependencies): ProductService {
  /** Products with their pictures and the given parts. */
  const withParts = async <T>(rows: readonly ProductRow[], toWire: ToWire<T>, parts: Parts): Promise<T[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [attributes, found, files, linked, requests] = await Promise.all([
      attributesOf(),
      findImages(queries, ids),
      filesOf(queries, parts.files ? ids : []),
      findLinked(queries, parts.admin ? linkIdsOf(rows) : []),
      parts.admin ? countWaiting(queries, ids) : new Map<number, number>(),
    ]);
    const images = Map.groupBy(found, ({ productId }) => productId);
    return rows.map((row) =>
      toWire(
        row,
        images.get(row.id) ?? [],
        attributes,
        files.get(row.id) ?? [],
        linked,
        requests.get(row.id) ?? 0,
      ),
    );
  };

  const toCards = async (): Promise<RowsToWire<ProductCard>> => {
    const toWire = forShoppers(toCard, await settingsOf());
    return (rows) => withParts(rows, toWire, onCards);
  };
  const toProducts = async (): Promise<RowsToWire<Product>> => {
    const toWire = forShoppers(toProduct, await settingsOf());
    return (rows) => withParts(rows, toWire, onPages);
  };

  return {
    toCards,
    toProducts,
    toAdminProducts: (rows) => withParts(rows, toAdminProduct, forAdmins),
    read: async (id) => {
      const row = await findProduct(queries, id, "pages");
      const [product] = row ? await (await toProducts())([row]) : [];
      if (!product) throw new ApiError("not_found");
      return { ...product, brand_page: await brandNamed(product.brand) };
    },
    cards: async (ids, place) => {
      const rows = await inListedOrder(queries, ids, place);
      return (await toCards())(rows);
    },
  };
}
