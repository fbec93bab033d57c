import type { ProductQuery } from "@shop/contract/products/endpoints.ts";
import type { AsidePlace } from "@shop/domain/books/postings.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import {
  type AdminProductSort,
  adminProductSorts,
  type ProductSort,
} from "@shop/domain/catalogue/sorting.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { isFiltered } from "@shop/domain/facets/offer-filters.ts";
import { noFilters, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { foldedWords, foldPartNumber, foldText } from "@shop/domain/search/folding.ts";
import { and, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { withUnitsAside } from "../../books/units-aside.ts";
import { namesSupplier } from "../../product-suppliers/product-suppliers.repository.ts";
import { isCoded } from "../../products/product-codes.repository.ts";
import type { ProductIndex } from "../../products/product-index.ts";
import type { CardColumns, RowReader } from "../../products/product-rows.repository.ts";
import type { ListedIn } from "../../products/product-visibility.ts";
import { findDeletedNames, hasProduct, type ProductCriteria } from "../../products/products.repository.ts";
import type { ProductService } from "../../products/products.service.ts";
import { products } from "../../products/products.table.ts";
import type { FacetService } from "../facets/facets.service.ts";
import type { SearchService } from "../search/search.service.ts";
import { chosen } from "./chosen-listing.ts";
import { filtered } from "./filtered-listing.ts";
import { type Listing, nothing, ofPages, sorted } from "./listing.ts";
import { lacks, lacksAttribute } from "./product-gaps.ts";
import { related } from "./related-listing.ts";

/** Filters and order of a list; without `sort` a search lists the best matches first, any other list the newest. */
export type ListingRequest = Omit<ProductQuery, "limit" | "cursor" | "view" | "sort" | "filters"> & {
  /** Who reads the list. */
  readonly place: ListedIn;
  /** Only products of this visibility. */
  readonly visibility?: Visibility | undefined;
  readonly sort: AdminProductSort | ProductSort | undefined;
  /** Filters of a shopper's list; none by default. */
  readonly filters?: ProductFilters;
  /** True for deleted products instead of those on sale. */
  readonly deleted?: boolean;
  /** Only products that lack this. */
  readonly missing?: ProductGap | undefined;
  /** Only products without a value of this attribute that their sub category has. */
  readonly missing_attribute?: number | undefined;
  /** Only products that name this supplier, or none. */
  readonly supplier_id?: number | "none" | undefined;
  /** Only products of which there are units here. */
  readonly aside?: AsidePlace | undefined;
  /** True for products with low stock only. */
  readonly lowStock?: boolean;
  /** True to leave out words of the search that no product contains. */
  readonly partly?: boolean;
  /** Only products on sale with this part number; case and signs do not count. */
  readonly part_number?: string | undefined;
};

/** Matches of a text, the best first; all of `among` match where it is given. */
const bestMatches = <R extends CardColumns>(
  { queries, search }: ListingSources,
  rows: RowReader<R>,
  text: string,
  {
    place,
    categoryId,
    subCategoryId,
    partly,
    ids: among,
  }: ProductCriteria & { readonly partly: boolean; readonly ids?: readonly number[] | undefined },
): Listing<R> =>
  ofPages(async (cursor, limit) => {
    const found = await search.page(text, {
      filter: { place, categoryId, subCategoryId, ids: among },
      cursor,
      limit,
      partly,
    });
    const counted = { total: found.total, exact: found.totalExact };
    return {
      rows: await rows.inListedOrder(queries, found.ids, place),
      nextCursor: found.nextCursor,
      ...(among ? { total: among.length, exact: true } : counted),
    };
  });

/**
 * Filters deleted products by the words of a text: each is in a name, in either language, or in the part number. The search index contains
 * no deleted products, and there are few of them, because they are purged after some days.
 */
async function deletedNamed(
  queries: Queries,
  text: string,
  filter: ProductCriteria,
): Promise<ProductCriteria> {
  const words = foldedWords(text);
  const ids = (await findDeletedNames(queries))
    .filter(({ name, name_ar: nameAr, part_number: partNumber }) => {
      const names = `${foldText(`${name} ${nameAr ?? ""} ${partNumber ?? ""}`)} ${foldPartNumber(partNumber ?? "")}`;
      return words.every((word) => names.includes(word));
    })
    .map(({ id }) => id);
  return { ...filter, deleted: true, among: ids };
}

const filterOf = (query: ListingRequest): ProductCriteria => ({
  place: query.place,
  visibility: query.visibility,
  categoryId: query.category_id,
  subCategoryId: query.sub_category_id,
  condition: and(
    query.missing && lacks[query.missing],
    query.missing_attribute === undefined ? undefined : lacksAttribute(query.missing_attribute),
    query.supplier_id === undefined ? undefined : namesSupplier(query.supplier_id),
    query.aside && sql`${products.id} in (${withUnitsAside(query.aside)})`,
  ),
  lowStock: query.lowStock,
  partKey: query.part_number === undefined ? undefined : foldPartNumber(query.part_number),
});

/** The filter of the products that have a text as their barcode or their label's QR code, for administrators; null where none has. */
async function barcoded(
  queries: Queries,
  text: string,
  filter: ProductCriteria,
): Promise<ProductCriteria | null> {
  const coded = isCoded([text]);
  if (filter.place !== "dashboard" || !(await hasProduct(queries, coded))) return null;
  return { ...filter, condition: and(filter.condition, coded) };
}

/** The filter of the products on sale that a query lists, in any order; null where a search matches nothing. */
export async function conditionOf(
  { queries, search }: Pick<ListingSources, "queries" | "search">,
  query: ListingRequest,
): Promise<ProductCriteria | null> {
  const filter = filterOf(query);
  const text = query.query?.trim();
  if (!text) return filter;
  const coded = await barcoded(queries, text, filter);
  if (coded) return coded;
  const found = await search.matching(text, filter, query.partly);
  return found && { ...filter, among: found.ids };
}

/** What listings are read from. */
export interface ListingSources {
  readonly queries: Queries;
  readonly index: ProductIndex;
  readonly search: SearchService;
  readonly facets: FacetService;
  readonly products: Pick<ProductService, "seen">;
}

/** An order that the database has an index for; undefined for that of an attribute. */
const plainSort = (sort: ListingRequest["sort"]): AdminProductSort | undefined =>
  adminProductSorts.find((one) => one === sort);

/** The listing of a query, with rows of one kind. */
export async function listingOf<R extends CardColumns>(
  sources: ListingSources,
  query: ListingRequest,
  rows: RowReader<R>,
): Promise<Listing<R>> {
  const { queries, facets, products: catalogue } = sources;
  const { ids, place } = query;
  // Whoever names products, as a cart does, also finds those that no list shows.
  const namedIn = place === "lists" ? "pages" : place;
  if (ids) return chosen(() => rows.inListedOrder(queries, [...new Set(ids)], namedIn));
  const filter = filterOf(query);
  if (query.related_to !== undefined) {
    const product = await catalogue.seen(query.related_to);
    return product ? related(sources, rows, product) : nothing;
  }
  const text = query.query?.trim();
  if (query.deleted) {
    const deleted = text ? await deletedNamed(queries, text, filter) : { ...filter, deleted: true };
    return sorted(queries, rows, deleted, plainSort(query.sort) ?? "newest");
  }
  // Brands are found in memory, where all their spellings are known.
  if (query.brand_id !== undefined || isFiltered(query.filters, query.sort)) {
    const list = { ...query, filters: query.filters ?? noFilters };
    if (text && query.sort === undefined) {
      const matching = await facets.all(list);
      return matching.length === 0
        ? nothing
        : bestMatches(sources, rows, text, { ...filter, partly: true, ids: matching });
    }
    return filtered(facets, list, query.sort ?? "newest", (found) =>
      rows.inListedOrder(queries, found, place),
    );
  }
  const sort = plainSort(query.sort);
  if (!text) return sorted(queries, rows, filter, sort ?? "newest");
  const coded = await barcoded(queries, text, filter);
  if (coded) return sorted(queries, rows, coded, sort ?? "newest");
  // A search cannot be narrowed by gaps, suppliers, visibility, limits or a part number: what it finds is filtered, in the order of the list.
  const isNarrowed =
    query.missing !== undefined ||
    query.missing_attribute !== undefined ||
    query.supplier_id !== undefined ||
    query.visibility !== undefined ||
    query.aside !== undefined ||
    query.lowStock === true ||
    query.part_number !== undefined;
  if (sort === undefined && !isNarrowed)
    return bestMatches(sources, rows, text, { ...filter, partly: query.partly ?? false });
  const found = await conditionOf(sources, query);
  return found ? sorted(queries, rows, found, sort ?? "newest") : nothing;
}
