import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import { categories } from "../../categories/categories.table.ts";
import { subCategories } from "../../categories/sub-categories/sub-categories.table.ts";
import { products } from "../../products/products.table.ts";
import { type IndexedProduct, searchSourceOf } from "../../products/search-index/product-search.ts";
import type { SearchDocument } from "../../products/search-index/search-document.ts";
import {
  addVocabulary,
  sortedWords,
  storeDocuments,
  storeWords,
  type IndexedWords,
} from "../../products/search-index/search-index.ts";
import { searchPending } from "../../products/search-index/search-pending.table.ts";
import type { ImportWorker } from "../import-worker.ts";
import { withoutFlush } from "../imports.repository.ts";
import { lastLine, type LineRange } from "../lines/import-lines.repository.ts";
import { importLines } from "../lines/import-lines.table.ts";

/** Part of the work on a line. */
const INDEXING = 0.5;

/** Words for each line of a batch: a word costs a fraction of what a document does. */
const WORDS = 10;

/** Products of a range of lines whose documents lack their words. */
const findPending = (queries: Queries, { importId, after, to }: LineRange) =>
  queries
    .select({ product: products, category: categories, subCategory: subCategories })
    .from(importLines)
    .innerJoin(searchPending, eq(searchPending.productId, importLines.productId))
    .innerJoin(products, eq(products.id, importLines.productId))
    .innerJoin(subCategories, eq(subCategories.id, products.sub_category_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(and(eq(importLines.importId, importId), gt(importLines.line, after), lte(importLines.line, to)));

/** Stores the documents of products whose version is still the one that was read; a later version has been indexed by the change that made it. */
async function storeCurrent(
  queries: Queries,
  sources: readonly (IndexedProduct & { readonly product: { readonly version: number } })[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const versions = new Map(sources.map(({ product }) => [product.id, product.version]));
  await withoutFlush(queries, async (transaction) => {
    const rows = await transaction
      .select({ id: products.id, version: products.version })
      .from(products)
      .where(inArray(products.id, [...versions.keys()]))
      .orderBy(asc(products.id))
      .for("share");
    const current = new Set(rows.flatMap(({ id, version }) => (versions.get(id) === version ? [id] : [])));
    await storeDocuments(
      transaction,
      documents.filter(({ row }) => current.has(row.productId)),
    );
  });
}

/** Writes the words of the search documents that the transaction of an import left without them. What is missing after a crash is indexed at the next start. */
export async function indexImported(
  queries: Queries,
  importId: number,
  { worker, throttle }: { readonly worker: ImportWorker; readonly throttle: Throttle },
): Promise<void> {
  const vocabulary: IndexedWords = new Map();
  const last = await lastLine(queries, importId);
  await throttle.ranges(
    last,
    async (after, to) => {
      const sources = await findPending(queries, { importId, after, to });
      if (sources.length === 0) return;
      const documents = await worker.documents(sources.map(searchSourceOf));
      for (const document of documents) addVocabulary(vocabulary, document);
      await throttle.turn();
      await storeCurrent(queries, sources, documents);
    },
    INDEXING,
  );
  const words = sortedWords(vocabulary);
  await throttle.ranges(
    Math.ceil(words.length / WORDS),
    (after, to) =>
      withoutFlush(queries, (transaction) =>
        storeWords(transaction, words.slice(after * WORDS, to * WORDS), vocabulary),
      ),
    0,
  );
}
