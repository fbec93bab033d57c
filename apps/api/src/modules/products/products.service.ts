import type { ProductPage } from "@shop/contract/endpoints/catalogue.ts";
import type { Product, ProductCard } from "@shop/contract/entities/product.ts";

import type { Queries } from "../../database/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { SearchService } from "../search/search.service.ts";
import type { Listing } from "./listing.ts";
import { inOrder, listingOf, type Wanted } from "./product-listings.ts";
import { toCard, toProduct } from "./products.mapper.ts";
import { findImages, findProduct, type ImageRow } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** Products read at a time when all are wanted. */
const WHOLE_LIST_STEP = 500;

/** Which page of a listing is wanted, and how much of each product. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly view: "full" | "card";
}

/** Reads of products. */
export interface ProductService {
  /** One page of the wanted products; throws bad_query for a bad cursor. */
  readonly page: (wanted: Wanted, request: PageRequest) => Promise<ProductPage>;
  /** All wanted products, in steps. */
  readonly all: (wanted: Wanted) => AsyncGenerator<Product[]>;
  /** True when there are so many that all of them should not be held at once. */
  readonly areMany: (wanted: Wanted) => Promise<boolean>;
  /** One product; throws not_found. */
  readonly read: (id: number) => Promise<Product>;
  /** The cards of some products, in their order. */
  readonly cards: (ids: readonly number[]) => Promise<ProductCard[]>;
}

/** Makes the product service. */
export function productService(queries: Queries, search: SearchService): ProductService {
  const withImages = async <T>(
    rows: readonly ProductRow[],
    toWire: (row: ProductRow, images: readonly ImageRow[]) => T,
  ): Promise<T[]> => {
    if (rows.length === 0) return [];
    const found = await findImages(
      queries,
      rows.map(({ id }) => id),
    );
    const images = Map.groupBy(found, ({ productId }) => productId);
    return rows.map((row) => toWire(row, images.get(row.id) ?? []));
  };

  const listing = (wanted: Wanted): Promise<Listing> => listingOf(queries, search, wanted);

  return {
    page: async (wanted, { limit, cursor, view }) => {
      const list = await listing(wanted);
      const { rows, nextCursor } = await list.part(cursor, limit);
      const { total, exact } = await list.total();
      return {
        data: await withImages(rows, view === "card" ? toCard : toProduct),
        next_cursor: nextCursor,
        total,
        total_exact: exact,
      };
    },
    all: async function* (wanted) {
      const list = await listing(wanted);
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const { rows, nextCursor }: Awaited<ReturnType<Listing["part"]>> = await list.part(
          cursor,
          WHOLE_LIST_STEP,
        );
        yield await withImages(rows, toProduct);
        cursor = nextCursor;
      }
    },
    areMany: async (wanted) => !(await (await listing(wanted)).total()).exact,
    read: async (id) => {
      const row = await findProduct(queries, id);
      const [product] = row ? await withImages([row], toProduct) : [];
      if (!product) throw new ApiError("not_found");
      return product;
    },
    cards: async (ids) => withImages(await inOrder(queries, ids), toCard),
  };
}
