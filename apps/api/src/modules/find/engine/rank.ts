import { allOf, inMarks } from "./expressions.ts";
import { marks } from "./marks.ts";
import type { Ranked, RankRequest } from "./search-tasks.ts";

/** The ids that match an expression, ascending, after an id where one is given. */
type Matches = (match: string, after?: number) => Iterable<number>;

const isAfter = ({ rank, id }: Ranked, after: Ranked | undefined): boolean =>
  after === undefined || rank > after.rank || (rank === after.rank && id > after.id);

/** Ranks some products, of which all ids are known, by whether they are offered: what no tier matches comes last. */
export function rankFew(
  { tiers, after, limit }: Pick<RankRequest, "tiers" | "after" | "limit">,
  among: ReadonlyMap<number, boolean>,
  matches: Matches,
): Ranked[] {
  const left = new Set(among.keys());
  const last = Math.max(...left);
  const first = Math.min(...left) - 1;
  const ranked: Ranked[] = [];
  const add = (id: number, tier: number): void => {
    if (left.delete(id)) ranked.push({ id, rank: 2 * tier + (among.get(id) ? 0 : 1) });
  };
  for (const [at, tier] of tiers.entries()) {
    for (const id of typeof tier === "string" ? matches(tier, first) : tier) {
      if (left.size === 0 || (typeof tier === "string" && id > last)) break;
      add(id, at);
    }
  }
  for (const id of left) add(id, tiers.length);
  return ranked
    .filter((one) => isAfter(one, after))
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .slice(0, limit);
}

/** The next matches of a search with many, tier by tier until the limit is reached, in each of which those that are offered come first. */
export function rankMany({ tiers, filter, after, limit }: RankRequest, matches: Matches): Ranked[] {
  const ranked: Ranked[] = [];
  const named = new Set(tiers.flatMap((tier) => (typeof tier === "string" ? [] : tier)));
  const better: string[] = [];
  for (const [at, tier] of tiers.entries()) {
    if (ranked.length === limit) break;
    const isIds = typeof tier !== "string";
    for (const [rank, among] of [
      [2 * at, inMarks([marks.offered])],
      [2 * at + 1, null],
    ] as const) {
      if (after && rank < after.rank) continue;
      const wanted = allOf([filter, ...(among === null ? [] : [among]), ...(isIds ? [] : [tier])]);
      const not = [...better, ...(among === null ? [inMarks([marks.offered])] : [])];
      const match =
        not.length === 0 ? wanted : `(${wanted}) NOT (${not.map((one) => `(${one})`).join(" OR ")})`;
      const ids = new Set(isIds ? tier : []);
      for (const id of matches(match, after?.rank === rank ? after.id : 0)) {
        if (ranked.length === limit) break;
        if (isIds ? ids.has(id) : !named.has(id)) ranked.push({ rank, id });
      }
    }
    if (!isIds) better.push(tier);
  }
  return ranked;
}
