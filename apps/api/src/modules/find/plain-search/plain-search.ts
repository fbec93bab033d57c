import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { isSeenIn } from "../../products/product-visibility.ts";
import { products } from "../../products/products.table.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import { asTyped } from "../search/search-reading.ts";
import type { SearchFilter } from "../search/search.repository.ts";
import type { SearchService } from "../search/search.service.ts";
import { pageOfIds } from "../sentence-search/page-of-ids.ts";

/** Words that count; further ones are left out. */
const MAX_WORDS = 8;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The products whose names and part numbers contain all words, those that are offered first. */
async function findPlainly(
  queries: Queries,
  text: string,
  { place, categoryId, subCategoryId, ids }: SearchFilter,
): Promise<readonly number[]> {
  noteReads(["products", "stock"]);
  const { id, name, name_ar, part_number, manufacturer_part_number, price, amount } = products;
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const rows = await queries
    .select({ id })
    .from(products)
    .where(
      and(
        isSeenIn(place),
        categoryId === undefined ? undefined : eq(products.category_id, categoryId),
        subCategoryId === undefined ? undefined : eq(products.sub_category_id, subCategoryId),
        ids && inArray(id, [...ids]),
        ...words.map((word) =>
          or(
            ...[name, name_ar, part_number, manufacturer_part_number].map((column) =>
              ilike(column, `%${escaped(word)}%`),
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(sql`(${price} > 0 and ${amount} > 0)`), id)
    .limit(COUNT_EXACT_UP_TO + 1);
  return rows.map((row) => row.id);
}

/** A search that looks into the database's columns for as long as the index does not have all products yet. */
export function plainSearchUntil(
  index: Pick<SearchIndex, "isReady">,
  { queries, search }: { readonly queries: Queries; readonly search: SearchService },
): SearchService {
  return {
    written: async (text, named, filter) =>
      (await index.isReady(filter.place)) ? search.written(text, named, filter) : [],
    page: async (text, part) => {
      const { filter, cursor, limit } = part;
      if (await index.isReady(filter.place)) return search.page(text, part);
      return { ...asTyped, ...pageOfIds(await findPlainly(queries, text, filter), cursor, limit) };
    },
    matching: async (text, filter, partly) => {
      if (await index.isReady(filter.place)) return search.matching(text, filter, partly);
      const ids = await findPlainly(queries, text, filter);
      return ids.length === 0 ? null : { ids, values: [] };
    },
  };
}
