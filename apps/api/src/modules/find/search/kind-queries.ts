import { anyOf } from "../engine/expressions.ts";
import type { WordGroup } from "../engine/search-words.ts";
import {
  firstTerm,
  groupNameTerm,
  groupTerm,
  groupTerms,
  headTerm,
  kindTerm,
  nameTerm,
  wordTerm,
  writtenTerm,
} from "./search-terms.ts";

/** True where a word may name a kind. */
const mayNameKind = (groups: readonly WordGroup[]): boolean =>
  groups.some(({ words }) => words.some((word) => !/\d/.test(word)));

function kindQuery(groups: readonly WordGroup[], lastIsPrefix: boolean): string | null {
  if (!mayNameKind(groups)) return null;
  const kinds = groups.map((group, at) => {
    const isPrefix = lastIsPrefix && at === groups.length - 1;
    return anyOf([
      writtenTerm(group, isPrefix, kindTerm),
      ...(group.alternatives ?? []).flatMap((alternative) => kindQuery(alternative, isPrefix) ?? []),
    ]);
  });
  if (kinds.length === 1) return kinds.join("");
  const named = groupTerms(groups, lastIsPrefix, nameTerm);
  const each = kinds.map((kind, at) => `(${kind} OR ${named[at] ?? kind})`);
  return `(${kinds.join(" OR ")}) AND ${each.join(" AND ")}`;
}

/** The group that is the head noun of a text: the last English word before numbers, the first Arabic one. */
const headOf = (groups: readonly WordGroup[]): WordGroup | undefined => {
  const named = groups.filter((group) => mayNameKind([group]));
  return named.find(({ text }) => /\p{Script=Arabic}/u.test(text)) ?? named.at(-1);
};

/** An expression for products of a group whose whole name is the head noun of the words; null where none can be one. */
export function groupNameQuery(groups: readonly WordGroup[]): string | null {
  const head = headOf(groups);
  if (!head) return null;
  const all = kindQuery(groups, false);
  return `${groupTerm(head, false, groupNameTerm)} AND ${all}`;
}

/** An expression for products whose name begins with the first of several words; null where none can. */
export function beginningQuery(groups: readonly WordGroup[]): string | null {
  const [first] = groups[0]?.words ?? [];
  if (first === undefined || groups.length === 1 || !mayNameKind(groups)) return null;
  const named = groupTerms(groups, false, wordTerm);
  return `${firstTerm(first, false)} AND (${groupTerms(groups, false, headTerm).join(" OR ")}) AND ${named.join(" AND ")}`;
}

/** The kind queries of all readings. */
export function kindQueries(
  readings: readonly (readonly WordGroup[])[],
  lastIsPrefix: boolean,
): string | null {
  const queries = readings.flatMap((reading) => kindQuery(reading, lastIsPrefix) ?? []);
  return queries.length === 0 ? null : anyOf(queries);
}
