import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductPageAnswer } from "@shop/contract/products/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";

import {
  type CardColumns,
  cardRows,
  type RowReader,
  wholeRows,
} from "../../products/product-rows.repository.ts";
import type { ProductService, RowsToWire } from "../../products/products.service.ts";
import type { ProductRow } from "../../products/products.table.ts";
import type { ListingPart } from "./listing.ts";
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
  sources: ListingSources & {
    readonly products: Pick<ProductService, "toCards" | "toProducts" | "toAdminProducts">;
  },
): ProductListService {
  const { products } = sources;

  const pageOf = async <R extends CardColumns, T>(
    query: ListingRequest,
    { limit, cursor }: Omit<PageRequest, "view">,
    rows: RowReader<R>,
    toWire: RowsToWire<R, T>,
  ) => {
    const list = await listingOf(sources, query, rows);
    const { rows: found, nextCursor, total, exact } = await list.page(cursor, limit);
    return { data: await toWire(found), next_cursor: nextCursor, total, total_exact: exact };
  };

  async function* allOf<T>(query: ListingRequest, toWire: RowsToWire<ProductRow, T>): AsyncGenerator<T[]> {
    const list = await listingOf(sources, query, wholeRows);
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { rows, nextCursor }: ListingPart<ProductRow> = await list.part(cursor, WHOLE_LIST_STEP);
      yield await toWire(rows);
      cursor = nextCursor;
    }
  }

  return {
    page: (query, { view, ...request }) =>
      view === "card"
        ? pageOf(query, request, cardRows, products.toCards)
        : pageOf(query, request, wholeRows, products.toProducts),
    adminPage: (query, request) => pageOf(query, request, wholeRows, products.toAdminProducts),
    all: (query) => allOf(query, products.toProducts),
    allForAdmins: (query) => allOf(query, products.toAdminProducts),
    areMany: async (query) => {
      const list = await listingOf(sources, query, cardRows);
      return !(await list.total()).exact;
    },
  };
}
