import type { Track } from "../modules/catalogue/change-log.ts";
import { MemoryContent } from "./memory-content.ts";
import { TrackedCache } from "./tracked-cache.ts";

/** Estimated memory of an entry besides its content. */
const ENTRY_OVERHEAD = 500;

/** Caches answers made from the catalogue, `maxBytes` at the most; each is made once until something changes that it was made from. */
export class AnswerCache {
  readonly #answers: TrackedCache<MemoryContent>;

  constructor(maxBytes: number, track: Track) {
    this.#answers = new TrackedCache(track, {
      // lru-cache reads 0 as no limit; no answer fits into 1.
      maxSize: Math.max(1, maxBytes),
      sizeOf: (answer, key) => answer.size + key.length + ENTRY_OVERHEAD,
    });
  }

  /** Bytes in the cache. */
  get size(): number {
    return this.#answers.size;
  }

  /** True when a current answer is cached under a key, or being made. */
  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The current answer under a key, made by `load` where there is none; a failure is not cached. */
  answer(key: string, load: () => Promise<string>): Promise<MemoryContent> {
    return this.#answers.get(key, async () => {
      const answer: MemoryContent = new MemoryContent(await load(), () => this.#answers.resize(key, answer));
      return answer;
    });
  }
}
