import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductPageAnswer } from "@shop/contract/products/endpoints.ts";
import type { Product, ProductCard } from "@shop/contract/products/product.ts";

import type { ProductService, RowsToWire } from "../../products/products.service.ts";
import type { Listing } from "./listing.ts";
import { listingOf, type ListingRequest, type ListingSources } from "./product-listings.ts";

/** Products per read of a whole list: what they become is made in one turn of the event loop. */
const WHOLE_LIST_STEP = 100;

/** The page of a listing, and how much of each product. */
interface PageRequest {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly view: "full" | "card";
}

/** Reads of lists of products. */
export interface ProductListService {
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
}

/** Creates the service of lists. */
export function productListService(
  sources: ListingSources,
  products: Pick<ProductService, "toCards" | "toProducts" | "toAdminProducts">,
): ProductListService {
  const listing = (query: ListingRequest): Promise<Listing> => listingOf(sources, query);

  const pageOf = async <T>(
    query: ListingRequest,
    { limit, cursor }: Omit<PageRequest, "view">,
    toWire: RowsToWire<T>,
  ) => {
    const list = await listing(query);
    const [{ rows, nextCursor }, { total, exact }] = await Promise.all([
      list.part(cursor, limit),
      list.total(),
    ]);
    return { data: await toWire(rows), next_cursor: nextCursor, total, total_exact: exact };
  };

  async function* allOf<T>(
    query: ListingRequest,
    mapper: () => RowsToWire<T> | Promise<RowsToWire<T>>,
  ): AsyncGenerator<T[]> {
    const toWire = await mapper();
    const list = await listing(query);
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { rows, nextCursor }: Awaited<ReturnType<Listing["part"]>> = await list.part(
        cursor,
        WHOLE_LIST_STEP,
      );
      yield await toWire(rows);
      cursor = nextCursor;
    }
  }

  return {
    page: async (query, { view, ...request }) =>
      pageOf<Product | ProductCard>(
        query,
        request,
        view === "card" ? await products.toCards() : await products.toProducts(),
      ),
    adminPage: (query, request) => pageOf(query, request, products.toAdminProducts),
    all: (query) => allOf(query, products.toProducts),
    allForAdmins: (query) => allOf(query, () => products.toAdminProducts),
    areMany: async (query) => !(await (await listing(query)).total()).exact,
  };
}
