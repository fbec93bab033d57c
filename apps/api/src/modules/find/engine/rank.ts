import { allOf, inMarks, without } from "./expressions.ts";
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
export function rankMany(
  { tiers, filters, excluded, after, limit }: RankRequest,
  matches: Matches,
): Ranked[] {
  const ranked: Ranked[] = [];
  const named = new Set(tiers.flatMap((tier) => (typeof tier === "string" ? [] : tier)));
  const unoffered = inMarks([marks.unoffered]);
  const better: string[] = [];
  for (const [at, tier] of tiers.entries()) {
    const isIds = typeof tier !== "string";
    const ids = new Set(isIds ? tier : []);
    const wanted = isIds ? [inMarks([marks.all])] : [tier];
    for (const [rank, match] of [
      [2 * at, without(allOf([...wanted, ...filters]), [...excluded, ...better, unoffered])],
      [2 * at + 1, without(allOf([...wanted, ...filters, unoffered]), [...excluded, ...better])],
    ] as const) {
      if ((after && rank < after.rank) || ranked.length === limit) continue;
      for (const id of matches(match, after?.rank === rank ? after.id : 0)) {
        if (isIds ? ids.has(id) : !named.has(id)) ranked.push({ rank, id });
        if (ranked.length === limit) break;
      }
    }
    if (!isIds) better.push(tier);
  }
  return ranked;
}
