import type { Queries } from "../../database/database.ts";
import { type IndexedProduct, reindexOffers, searchSourceOf } from "../products/product-search.ts";
import {
  addVocabulary,
  sortedWords,
  storeDocuments,
  storeWords,
  type Vocabulary,
} from "../search/search-index.ts";
import type { ImportWorker } from "./import-worker.ts";
import type { Pace } from "./pace.ts";

/** Updates the search index in a transaction with many batches; the words of the vocabulary are written at its end, in one order. */
export interface ImportSearch {
  /** Indexes products whose texts or groups changed. */
  readonly index: (products: readonly IndexedProduct[]) => Promise<void>;
  /** Updates whether products are offered, where only price or stock changed. */
  readonly offers: (ids: readonly number[]) => Promise<void>;
  /** Writes the words; call it last, because other transactions wait for them. */
  readonly finish: (pace: Pace) => Promise<void>;
}

/** Starts the update. */
export function importSearch(transaction: Queries, worker: ImportWorker): ImportSearch {
  const vocabulary: Vocabulary = new Map();
  return {
    index: async (products) => {
      if (products.length === 0) return;
      const documents = await worker.run("documents", products.map(searchSourceOf));
      for (const document of documents) addVocabulary(vocabulary, document);
      await storeDocuments(transaction, documents);
    },
    offers: async (ids) => {
      if (ids.length > 0) await reindexOffers(transaction, ids);
    },
    finish: async (pace) => {
      const words = sortedWords(vocabulary);
      for (let start = 0; start < words.length;) {
        const from = start;
        await pace.batch(async (size) => {
          // Words cost a fraction of what lines do.
          start = from + size * 10;
          await storeWords(transaction, words.slice(from, start), vocabulary);
          return 0;
        });
      }
    },
  };
}
