import { collectReads, noteReads } from "./reads.ts";
import { type Tag, withManyProducts } from "./tags.ts";

/** A value that was made from the catalogue. */
export interface Tracked<T> {
  readonly value: T;
  /** What the value was made from. */
  readonly tags: ReadonlySet<Tag>;
  /** True until something changes that the value was made from. */
  readonly isCurrent: () => boolean;
  /** Adds the reads of the value to those of the current tracked work. */
  readonly noteUse: () => void;
}

/** Runs work that reads the catalogue; the result knows when it is outdated. */
export type Track = <T>(read: () => Promise<T>) => Promise<Tracked<T>>;

/** When each part of the catalogue last changed, counted in the changes that this node has applied. */
export class ChangeLog {
  readonly #last = new Map<string, number>();
  #everything = 0;
  #now = 0;

  /** Adds a change of some tags; null for everything. */
  add(tags: readonly string[] | null): void {
    this.#now += 1;
    if (tags === null) {
      this.#everything = this.#now;
      this.#last.clear();
    } else for (const tag of withManyProducts(tags)) this.#last.set(tag, this.#now);
  }

  /** Runs work that reads the catalogue; the result knows when it is outdated. */
  readonly track: Track = async (read) => {
    const since = this.#now;
    const tags = new Set<Tag>();
    const value = await collectReads(tags, read);
    return {
      value,
      tags,
      isCurrent: () => this.#isUnchanged(tags, since),
      noteUse: () => noteReads(tags),
    };
  };

  #isUnchanged(tags: ReadonlySet<Tag>, since: number): boolean {
    if (this.#everything > since) return false;
    for (const tag of tags) if ((this.#last.get(tag) ?? 0) > since) return false;
    return true;
  }
}
