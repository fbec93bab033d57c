import type { SearchAnswer } from "@shop/contract/products/endpoints.ts";
import { LRUCache } from "lru-cache";

import { etagOf } from "../../http/content-response.ts";

/** Maximum number of answers without some words that are recognized. */
const MAX_PARTIAL = 2000;

const etagOfAnswer = (answer: SearchAnswer): string => etagOf(JSON.stringify(answer));

/** Recognizes answers of searches that found nothing, or not every word, by their ETags: most come from a cache that does not read them. */
export class MissedSearches {
  readonly #noResultsEtag: string;
  readonly #unmatched = new LRUCache<string, string>({ max: MAX_PARTIAL });

  /** Takes the answer to every search that finds nothing. */
  constructor(noResults: SearchAnswer) {
    this.#noResultsEtag = etagOfAnswer(noResults);
  }

  /** Remembers an answer that left out words. */
  add(answer: SearchAnswer): void {
    this.#unmatched.set(etagOfAnswer(answer), answer.unmatched.join(" "));
  }

  /** What the answer with an ETag did not find of a text: all of it, or the words that were left out; null where all was found. */
  missed(text: string, etag: string): string | null {
    return etag === this.#noResultsEtag ? text : (this.#unmatched.get(etag) ?? null);
  }
}
