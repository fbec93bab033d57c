import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";

/** What a sentence finds: products in their order, and how its words were read. */
export interface Answer {
  readonly ids: readonly number[];
  readonly corrected: string | null;
  readonly near: readonly string[];
  readonly mentioned: readonly string[];
  readonly unmatched: readonly string[];
  /** The standard part that is named and that the shop does not have. */
  readonly missingPart: MissingPart | null;
  readonly values: readonly AppliedValue[];
}

/** An answer without products. */
export const noAnswer: Answer = {
  ids: [],
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
  missingPart: null,
  values: [],
};

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
