import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Place, Scope } from "@shop/domain/facets/column-lookup.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import { columnOrder, filterable, offerFilters } from "@shop/domain/facets/offer-filters.ts";
import type { ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { readFilters } from "@shop/domain/facets/read-filters.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { BrandService } from "../../brands/brands.service.ts";
import type { SubCategoryRow } from "../../categories/sub-categories/sub-categories.table.ts";
import type { ProductIndex } from "../../products/product-index.ts";
import type { SearchService } from "../search/search.service.ts";

/** A list of products that is narrowed by filters. */
export interface FilteredList {
  readonly category_id?: number | undefined;
  readonly sub_category_id?: number | undefined;
  /** The entry of a brand. */
  readonly brand_id?: number | undefined;
  readonly query?: string | undefined;
  readonly filters: ProductFilters;
}

/** One page of a filtered list. */
interface FilteredPage {
  readonly ids: readonly number[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** Filters lists of products with exact counts. */
export interface FacetService {
  /** The filters that a list offers. */
  readonly facets: (list: FilteredList) => Promise<Facets>;
  /** One page of a filtered list in an order; throws bad_query for a bad cursor. */
  readonly page: (
    list: FilteredList,
    request: { readonly sort: string; readonly cursor: string | undefined; readonly limit: number },
  ) => Promise<FilteredPage>;
  /** The ids of all products of a filtered list, in no order. */
  readonly all: (list: FilteredList) => Promise<readonly number[]>;
}

/** Dependencies of {@link facetService}. */
export interface FacetDependencies {
  readonly index: ProductIndex;
  readonly search: SearchService;
  readonly brands: BrandService;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly subCategoriesOf: () => Promise<readonly SubCategoryRow[]>;
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const key = v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]);
const placeSchema = (sort: string) => v.strictTuple([v.literal(`by ${sort}`), v.nullable(key), id]);

/** JSON has no infinite numbers: null stands for the place of what has no value. */
const toCursor = (sort: string, place: Place): string =>
  writeCursor([`by ${sort}`, place.key === Infinity || place.key === -Infinity ? null : place.key, place.id]);

function readPlace(sort: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, last, lastId] = readCursor(placeSchema(sort), cursor);
  return { key: last ?? (columnOrder(sort).descending ? -Infinity : Infinity), id: lastId };
}

/** Creates the service. */
export function facetService({
  index,
  search,
  brands,
  attributesOf,
  subCategoriesOf,
}: FacetDependencies): FacetService {
  /** The products that a list is about before it is filtered, null where its search finds nothing, and the values that were read in its words. */
  const scopeOf = async ({
    category_id,
    sub_category_id,
    brand_id,
    query,
  }: FilteredList): Promise<{ scope: Scope | null; values: readonly AppliedValue[] }> => {
    const group = {
      place: "lists" as const,
      categoryId: category_id,
      subCategoryId: sub_category_id,
      brands: brand_id === undefined ? undefined : await brands.spellings(brand_id),
    };
    const text = query?.trim();
    if (!text) return { scope: group, values: [] };
    const found = await search.matching(text, group, true);
    if (!found) return { scope: null, values: [] };
    const among = new Set(found.ids);
    return { scope: { ...group, among }, values: found.values };
  };

  /** The sub categories that a list is about. */
  const groupsOf = async ({ category_id, sub_category_id }: FilteredList) =>
    (await subCategoriesOf())
      .map(({ id: subId, categoryId }) => ({ category_id: categoryId, sub_category_id: subId }))
      .filter(
        (group) =>
          (sub_category_id ?? group.sub_category_id) === group.sub_category_id &&
          (category_id ?? group.category_id) === group.category_id,
      );

  /** What a list is read from. */
  const sourcesOf = async (list: FilteredList) => {
    noteReads(["products", "stock", "attributes"]);
    const attributes = await attributesOf();
    const { scope, values } = await scopeOf(list);
    return { attributes, scope, values, columns: await index.columns() };
  };

  return {
    facets: async (list) => {
      const { attributes, scope, values, columns } = await sourcesOf(list);
      const offered = filterable(attributes, await groupsOf(list));
      const filters = offerFilters(columns, { scope, filters: list.filters, attributes, offered });
      return { ...filters, applied_values: [...values] };
    },

    page: async (list, { sort, cursor, limit }) => {
      const after = readPlace(sort, cursor);
      const { attributes, scope, columns } = await sourcesOf(list);
      if (!scope) return { ids: [], total: 0, nextCursor: null };
      const { conditions } = readFilters(list.filters, attributes);
      const order = columnOrder(sort);
      const { ids, total, next } = columns.find({ scope, conditions, order, after, limit, counted: [] });
      return { ids, total, nextCursor: next && toCursor(sort, next) };
    },

    all: async (list) => {
      const { attributes, scope, columns } = await sourcesOf(list);
      const { conditions } = readFilters(list.filters, attributes);
      return scope ? columns.matching({ scope, conditions }) : [];
    },
  };
}
