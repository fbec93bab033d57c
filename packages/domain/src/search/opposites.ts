const pairs = [
  ["male", "female"],
  ["ac", "dc"],
] as const;

/** Words of parts that stand for the opposite of each other, folded: what is the one is not the other. */
export const opposites: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);
