import { LRUCache } from "lru-cache";

import type { Track, Tracked } from "./change-log.ts";

/**
 * Caches values made from the catalogue, each until something changes that it was made from; beyond the limit the least
 * recently used are evicted. Concurrent requests for the same value share one load.
 */
export class TrackedCache<V extends object> {
  readonly #values: LRUCache<string, { readonly tracked: Tracked<V> }>;
  readonly #loads = new Map<string, Promise<Tracked<V>>>();
  readonly #track: Track;

  constructor(
    track: Track,
    {
      maxSize,
      sizeOf,
    }: {
      readonly maxSize: number;
      readonly sizeOf: (value: V, key: string, tags: Tracked<V>["tags"]) => number;
    },
  ) {
    this.#track = track;
    this.#values = new LRUCache({
      maxSize,
      sizeCalculation: ({ tracked }, key) => sizeOf(tracked.value, key, tracked.tags),
    });
  }

  /** The total size of all values. */
  get size(): number {
    return this.#values.calculatedSize;
  }

  /** True when a current value is cached under a key, or being loaded. */
  has(key: string): boolean {
    return this.#loads.has(key) || Boolean(this.#values.peek(key)?.tracked.isCurrent());
  }

  /** The current value under a key, loaded where there is none. */
  async get(key: string, load: () => Promise<V>): Promise<V> {
    return (await this.tracked(key, load)).value;
  }

  /** The same with what it was made from. */
  async tracked(key: string, load: () => Promise<V>): Promise<Tracked<V>> {
    const tracked = await this.#current(key, load);
    tracked.noteUse();
    return tracked;
  }

  /** Recalculates the size of a value. */
  resize(key: string, value: V): void {
    const cached = this.#values.peek(key);
    // lru-cache calculates a size only when it gets a new object.
    if (cached?.tracked.value === value) this.#values.set(key, { ...cached });
  }

  async #current(key: string, load: () => Promise<V>): Promise<Tracked<V>> {
    const cached = this.#values.get(key)?.tracked;
    if (cached?.isCurrent()) return cached;
    const loading = this.#loads.get(key);
    if (!loading) return this.#load(key, load);
    const loaded = await loading;
    if (loaded.isCurrent()) return loaded;
    // That load began before this request and may have read data that has changed since.
    return this.#loads.get(key) ?? this.#load(key, load);
  }

  async #load(key: string, load: () => Promise<V>): Promise<Tracked<V>> {
    const loading = this.#track(load);
    this.#loads.set(key, loading);
    try {
      const tracked = await loading;
      this.#values.set(key, { tracked });
      return tracked;
    } finally {
      this.#loads.delete(key);
    }
  }
}
