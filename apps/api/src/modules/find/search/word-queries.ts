import { codeRun } from "@shop/domain/search/part-codes.ts";

import { anyOf, quoted } from "../engine/expressions.ts";
import { joinedGroup, runForm, type WordGroup } from "../engine/search-words.ts";
import { groupTerms, type WordTerm, wordTerm } from "./search-terms.ts";

/** The groups of a search text with their readings. */
export interface Groups {
  readonly groups: readonly WordGroup[];
  readonly readings: readonly (readonly WordGroup[])[];
}

/** The groups as they are written, and with two neighbours as one word: 'multi meter' as 'multimeter'. */
export function readingsOf(
  groups: readonly WordGroup[],
  isWord: (word: string) => boolean,
): (readonly WordGroup[])[] {
  const merged = groups.slice(1).flatMap((group, at) => {
    const before = groups[at];
    const joined = before && joinedGroup(before, group);
    return joined?.words.some(isWord) ? [[...groups.slice(0, at), joined, ...groups.slice(at + 2)]] : [];
  });
  return [groups, ...merged];
}

/** Maximum length of a part number that may be typed with spaces. */
const MAX_SPACED_LENGTH = 20;

/** The text as one part number that was typed with spaces: 'K 45' for 'K45'. */
export const spacedPartNumber = (groups: readonly WordGroup[], key: string): string | null =>
  groups.length > 1 && key.length <= MAX_SPACED_LENGTH && /\d/.test(key) ? key : null;

/** An expression for all words, in any of the readings. */
export function wordQuery(
  { groups, readings }: Groups,
  key: string,
  { lastIsPrefix, term }: { readonly lastIsPrefix: boolean; readonly term: WordTerm },
): string {
  const apart = readings.map((reading) => groupTerms(reading, lastIsPrefix, term).join(" AND "));
  const joined = spacedPartNumber(groups, key);
  return anyOf(joined === null ? apart : [...apart, term(joined, lastIsPrefix)]);
}

/** An expression for part numbers that contain a folded run of characters. */
export const runTerm = (run: string): string => quoted(runForm(run), true);

const runTermsOf = (text: string): string[] => {
  const run = codeRun(text);
  return run === null ? [] : [runTerm(run)];
};

/** The query with all words, the last one as a prefix, in which any group may also be an inner run of a part number. */
export function runQuery({ groups, readings }: Groups, key: string, lastIsPrefix = true): string {
  const withRuns = readings.map((reading) =>
    groupTerms(reading, lastIsPrefix, wordTerm)
      .map((term, at) => `(${[term, ...runTermsOf(reading[at]?.text ?? "")].join(" OR ")})`)
      .join(" AND "),
  );
  const joined = spacedPartNumber(groups, key);
  return anyOf(joined === null ? withRuns : [...withRuns, wordTerm(joined, true), ...runTermsOf(joined)]);
}
