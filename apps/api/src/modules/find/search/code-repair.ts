import { editDistance, prefixDistance } from "@shop/domain/search/edit-distance.ts";
import { codeRun } from "@shop/domain/search/part-codes.ts";

import type { WordGroup } from "../engine/search-words.ts";
import { type KnownTerms, readRepairs, type Repair, replaced } from "./repairs.ts";
import { combined, type SearchQuery } from "./search-query.ts";
import type { Search } from "./search-tiers.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { spacedPartNumber } from "./word-queries.ts";

/** Number of candidates for an unknown part number, which are all searched for. */
const CODE_CANDIDATES = 8;
/** Minimum length of the beginning of a part number that is repaired. */
const MIN_CODE_PREFIX = 5;

/** Finds part numbers of the catalogue in place of an unknown one, the likeliest first. */
type CodeFinder = (code: string) => Promise<readonly string[]>;

/** Finds the part numbers with one typing error less, whole ones before longer ones that begin so. */
export const codesLike =
  (known: KnownTerms): CodeFinder =>
  async (code) => {
    const like = await known.like(code);
    const same = like.find((one) => one.code === code);
    if (same && (await known.found([same.written])).length > 0) return [];
    const candidates = like
      .flatMap((one) => {
        const isWhole = editDistance(code, one.code, 1) <= 1;
        const isStart = code.length >= MIN_CODE_PREFIX && prefixDistance(code, one.code, 1) <= 1;
        return isWhole || isStart ? [{ ...one, isWhole }] : [];
      })
      .toSorted(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) ||
          a.code.length - b.code.length ||
          (a.code < b.code ? -1 : 1),
      )
      .slice(0, CODE_CANDIDATES);
    return known.found(candidates.map(({ written }) => written));
  };

const digitsOf = (text: string): string[] => text.match(/\d/g) ?? [];

/** Whether a repaired text has as many digits as the typed one, and another in place of one: 'BC557' is another part than 'BC547B', and no misspelling. */
export function hasOtherDigit(typed: string, repaired: string): boolean {
  const [digits, others] = [typed, repaired].map(digitsOf);
  return digits?.length === others?.length && digits?.toSorted().join("") !== others?.toSorted().join("");
}

/** The folded part number that a text looks like; null for any other text. */
const codeOf = (text: string): string | null => {
  const run = codeRun(text);
  return run !== null && /\d/.test(run) ? run : null;
};

/** The words of a search that look like part numbers; a quantity or a number with its unit is none. */
export const codeGroups = (search: Search): WordGroup[] =>
  search.flatMap(({ groups }) =>
    groups.filter(
      ({ text, quantity }) => quantity.length === 0 && !/\s/.test(text.trim()) && codeOf(text) !== null,
    ),
  );

/** A repair of part numbers. */
interface CodeRepair extends Repair {
  /** The part numbers as typed that others were searched for in place of. */
  readonly codes: readonly string[];
}

/** The repair of a search without matches whose part numbers are unknown: it finds all that `find` has for them. Null where there are none. */
export async function codeRepair(
  query: SearchQuery,
  vocabulary: Vocabulary,
  find: CodeFinder,
): Promise<CodeRepair | null> {
  const { groups, key } = query;
  const candidates = new Map<number, readonly string[]>();
  for (const [at, { text, quantity }] of groups.entries()) {
    const code = quantity.length > 0 ? null : codeOf(text);
    if (code === null) continue;
    const similar = await find(code);
    if (similar.length > 0) candidates.set(at, similar);
  }
  const spaced = spacedPartNumber(groups, key);
  const whole = spaced !== null && codeOf(spaced) !== null ? await find(spaced) : [];
  const [first, ...others] = readRepairs([...whole, ...replaced(query, candidates)], vocabulary);
  const texts = groups.map(({ text }) => text);
  return first
    ? {
        text: first.text,
        query: combined([first.query, ...others.map((repair) => repair.query)]),
        codes: whole.length > 0 ? [texts.join(" ")] : texts.filter((_, at) => candidates.has(at)),
      }
    : null;
}
