import type { Track } from "./change-log.ts";
import { MemoryContent } from "./memory-content.ts";
import type { Tag } from "./tags.ts";
import { TrackedCache } from "./tracked-cache.ts";

/** Memory of an entry besides its content and of each of its tags, in bytes: the growth of V8's heap with 100,000 entries, by their number. */
const ENTRY_OVERHEAD = 1700;
const TAG_OVERHEAD = 75;

/** An answer to be cached. */
export interface MadeAnswer {
  readonly text: string;
  /** Called whenever the answer is sent, from the cache too. */
  readonly onSent?: ((request: Request) => void) | undefined;
}

/** An answer in the cache. */
interface StoredAnswer extends Pick<MadeAnswer, "onSent"> {
  readonly content: MemoryContent;
}

/** A cached answer with what it was made from. */
export interface CachedAnswer extends StoredAnswer {
  readonly tags: ReadonlySet<Tag>;
}

/** Caches answers made from the catalogue, `maxBytes` at the most; each is made once until something changes that it was made from. */
export class AnswerCache {
  readonly #answers: TrackedCache<StoredAnswer>;

  readonly #onLookup: ((isHit: boolean) => void) | undefined;

  /** `onLookup` is called with each answer: whether it was cached. */
  constructor(maxBytes: number, track: Track, onLookup?: (isHit: boolean) => void) {
    this.#onLookup = onLookup;
    this.#answers = new TrackedCache(track, {
      // lru-cache reads 0 as no limit; no answer fits into 1.
      maxSize: Math.max(1, maxBytes),
      sizeOf: ({ content }, key, tags) =>
        content.size + key.length + ENTRY_OVERHEAD + TAG_OVERHEAD * tags.size,
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
  async answer(key: string, load: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    this.#onLookup?.(this.has(key));
    const { value, tags } = await this.#answers.tracked(key, async () => this.#store(key, await load()));
    return { ...value, tags };
  }

  /** A method of its own, because V8 keeps what any closure of a function captures: `load`, and with it the request, as long as the answer is cached. */
  #store(key: string, { text, onSent }: MadeAnswer): StoredAnswer {
    const answer: StoredAnswer = {
      content: new MemoryContent(text, () => this.#answers.resize(key, answer)),
      onSent,
    };
    return answer;
  }
}
