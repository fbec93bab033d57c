import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductPageAnswer } from "@shop/contract/products/endpoints.ts";
import type { Product, ProductCard, ProductDetail } from "@shop/contract/products/product.ts";
import { publicStock, type StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { BrandService } from "../brands/brands.service.ts";
import { filesOf } from "../product-files/product-files.repository.ts";
import type { ProductFileRow } from "../product-files/product-files.table.ts";
import { countWaiting } from "../restock-requests/restock-requests.repository.ts";
import type { Listing } from "./listing.ts";
import { findLinked, type LinkedRow, linkIdsOf } from "./product-links.repository.ts";
import { inListedOrder, listingOf, type ListingRequest, type ListingSources } from "./product-listings.ts";
import type { SeenIn } from "./product-visibility.ts";
import { toAdminProduct, toCard, toProduct } from "./products.mapper.ts";
import { findImages, findProduct, type ImageRow } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** Products per read of a whole list: what they become is made in one turn of the event loop. */
const WHOLE_LIST_STEP = 100;

/** The page of a listing, and how much of each product. */
interface PageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly view: "full" | "card";
}

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

/** Reads of products. */
export interface ProductService {
  /** One page of a list; throws bad_query for a bad cursor. */
  readonly page: (query: ListingRequest, request: PageRequest) => Promise<ProductPageAnswer>;
  /** One page of a list for administrators. */
  readonly adminPage: (
    query: ListingRequest,
    request: Omit<PageRequest, "view">,
  ) => Promise<Omit<ProductPageAnswer, "data"> & { data: AdminProduct[] }>;
  /** A whole list, in batches. */
  readonly all: (query: ListingRequest) => AsyncGenerator<Product[]>;
  /** A whole list for administrators, in batches. */
  readonly allForAdmins: (query: ListingRequest) => AsyncGenerator<AdminProduct[]>;
  /** True when a list is too long to be held in memory. */
  readonly areMany: (query: ListingRequest) => Promise<boolean>;
  /** One product with the entry of its brand; throws not_found. */
  readonly read: (id: number) => Promise<ProductDetail>;
  /** The cards of some products that are seen in a place, in their order. */
  readonly cards: (ids: readonly number[], place: SeenIn) => Promise<ProductCard[]>;
}

/** What products are shown by. */
interface ProductSettings {
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly settingsOf: () => Promise<StockDisplay>;
  readonly brands: BrandService;
}

/** Maps a product to the wire for shoppers, with no more of its stock than the owner shows. */
const forShoppers =
  <T extends ProductCard>(toWire: ToWire<T>, display: StockDisplay): ToWire<T> =>
  (row, ...parts) => ({
    ...toWire(row, ...parts),
    ...publicStock({ amount: row.amount, low_stock_at: row.low_stock_at }, display),
  });

/** Creates the product service. */
export function productService(
  sources: ListingSources,
  { attributesOf, settingsOf, brands }: ProductSettings,
): ProductService {
  const { queries } = sources;
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

  const pageOf = async <T>(
    query: ListingRequest,
    { limit, cursor }: Omit<PageRequest, "view">,
    toWire: ToWire<T>,
    parts: Parts,
  ) => {
    const list = await listing(query);
    const [{ rows, nextCursor }, { total, exact }] = await Promise.all([
      list.part(cursor, limit),
      list.total(),
    ]);
    return {
      data: await withParts(rows, toWire, parts),
      next_cursor: nextCursor,
      total,
      total_exact: exact,
    };
  };

  const listing = (query: ListingRequest): Promise<Listing> => listingOf(sources, query);

  async function* allOf<T>(
    query: ListingRequest,
    mapper: () => ToWire<T> | Promise<ToWire<T>>,
    parts: Parts,
  ): AsyncGenerator<T[]> {
    const toWire = await mapper();
    const list = await listing(query);
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { rows, nextCursor }: Awaited<ReturnType<Listing["part"]>> = await list.part(
        cursor,
        WHOLE_LIST_STEP,
      );
      yield await withParts(rows, toWire, parts);
      cursor = nextCursor;
    }
  }

  return {
    page: async (query, { view, ...request }) =>
      view === "card"
        ? pageOf<Product | ProductCard>(query, request, forShoppers(toCard, await settingsOf()), onCards)
        : pageOf<Product | ProductCard>(query, request, forShoppers(toProduct, await settingsOf()), onPages),
    adminPage: (query, request) => pageOf(query, request, toAdminProduct, forAdmins),
    all: (query) => allOf(query, async () => forShoppers(toProduct, await settingsOf()), onPages),
    allForAdmins: (query) => allOf(query, () => toAdminProduct, forAdmins),
    areMany: async (query) => !(await (await listing(query)).total()).exact,
    read: async (id) => {
      const row = await findProduct(queries, id, "pages");
      const [product] = row
        ? await withParts([row], forShoppers(toProduct, await settingsOf()), onPages)
        : [];
      if (!product) throw new ApiError("not_found");
      return { ...product, brand_page: await brands.named(product.brand) };
    },
    cards: async (ids, place) =>
      withParts(await inListedOrder(queries, ids, place), forShoppers(toCard, await settingsOf()), onCards),
  };
}
