import { asTyped, type SearchReading } from "../search/search-reading.ts";

/** What a sentence finds: products in their order, and how its words were read. */
export interface Answer extends SearchReading {
  readonly ids: readonly number[];
}

/** An answer without products. */
export const noAnswer: Answer = { ...asTyped, ids: [] };

const oneOfEach = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** Several answers as one: of things side by side in turns, else one after the other. */
export function together(answers: readonly Answer[], inTurns: boolean): Answer {
  const lists = answers.map(({ ids }) => ids);
  return {
    ids: [...new Set(inTurns ? oneOfEach(lists) : lists.flat())],
    corrected: answers.find(({ corrected }) => corrected !== null)?.corrected ?? null,
    near: answers.flatMap(({ near }) => near),
    mentioned: answers.flatMap(({ mentioned }) => mentioned),
    unmatched: answers.flatMap(({ unmatched }) => unmatched),
    missingPart: answers.find(({ missingPart }) => missingPart !== null)?.missingPart ?? null,
    values: answers.flatMap(({ values }) => values),
  };
}
