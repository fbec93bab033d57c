import type { SearchSource } from "./search-document.ts";

/** A product's position in a search: its rank, then its id. */
export interface Ranked {
  /** Twice the index of its tier; one more where it has no price or is out of stock. */
  readonly rank: number;
  readonly id: number;
}

/** A part number of the vocabulary: folded, and as it is written. */
export interface KnownCode {
  readonly code: string;
  readonly written: string;
}

/** The names of a sub category and its category, as one text. */
export interface GroupNames {
  readonly id: number;
  readonly names: string;
}

/** How matches are ranked. */
export interface RankRequest {
  /** The ways of matching, from the best to the weakest: expressions of FTS5, or the ids of products. */
  readonly tiers: readonly (string | readonly number[])[];
  /** Expressions that all products match among which is searched, and expressions that none of them matches. */
  readonly filters: readonly string[];
  readonly excluded: readonly string[];
  readonly after: Ranked | undefined;
  readonly limit: number;
}

/** What the index is asked or told; `match` is an expression of FTS5. */
export type SearchTask =
  | {
      /** The ids of matches, ascending. */
      readonly name: "find";
      readonly match: string;
      /** Only these products. */
      readonly among?: readonly number[] | undefined;
      readonly limit?: number | undefined;
    }
  | {
      /** Whether a product matches each of some expressions. */
      readonly name: "matchEach";
      readonly matches: readonly string[];
    }
  | (RankRequest & {
      /** The next matches, the best first; all of `among` where it is given. */
      readonly name: "rank";
      readonly among?: readonly number[] | undefined;
    })
  | {
      /** Part numbers that begin like a folded one, or end like it and have nearly its length: every one with one difference is among them. */
      readonly name: "codesLike";
      readonly code: string;
    }
  | {
      /** The words of the vocabulary. */
      readonly name: "words";
    }
  | {
      /** Up to which change of the catalogue the index has followed; null where it was never complete. */
      readonly name: "position";
    }
  | { readonly name: "setPosition"; readonly position: string }
  | {
      /** Removes products that are not given; tells which are not as they are given. */
      readonly name: "compare";
      /** True where versions say nothing, because the products are those of another database. */
      readonly isOther: boolean;
      readonly ids: Int32Array;
      readonly versions: Int32Array;
      readonly groupIds: Int32Array;
      readonly groups: readonly GroupNames[];
    }
  | {
      /** Writes and removes products. */
      readonly name: "put";
      readonly products: readonly { readonly source: SearchSource; readonly version: number }[];
      readonly removed: readonly number[];
      readonly groups: readonly GroupNames[];
    };

/** What a task gives. */
export type TaskOutput =
  | { readonly name: "find"; readonly ids: Int32Array }
  | { readonly name: "matchEach"; readonly isMatched: readonly boolean[] }
  | { readonly name: "rank"; readonly ranked: readonly Ranked[] }
  | { readonly name: "codesLike"; readonly codes: readonly KnownCode[] }
  | { readonly name: "words"; readonly words: readonly string[] }
  | { readonly name: "position"; readonly position: string | null }
  | { readonly name: "compare"; readonly outdated: Int32Array }
  | { readonly name: "put" | "setPosition" };

/** What a task of a name gives. */
export type OutputOf<N extends SearchTask["name"]> = Extract<TaskOutput, { readonly name: N }>;
