import type { Indexer, IndexInput } from "storybook/internal/types";

/** Between a name and the other words for it. */
const SEPARATOR = " · ";

/** Other words that people search for, by what a story's title and name have. */
const aliases: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/ (?:.*\b)?(?:failed|fails|refused|not sent|not made|not ended|faulty)$/i, "error"],
  [/ (?:.*\b)?invalid$/i, "validation error"],
  [/ (?:.*\b)?loading$/i, "skeleton"],
  [/ (?:empty|nothing \w+)$/i, "no results"],
  [/^Shop\/Not found default$/i, "404"],
  [/^Shop\/Error page default$/i, "500"],
  [/^Primitives\/Field default$/i, "input, text field"],
  [/^Primitives\/Field controls$/i, "input, checkbox, select, textarea"],
  [/^Primitives\/Dialog default$/i, "modal, sheet"],
  [/^Primitives\/Toast default$/i, "notification, snackbar"],
  [/^Primitives\/DropdownMenu default$/i, "menu, overflow"],
  [/^Primitives\/QuantityControl default$/i, "stepper, number input"],
  [/^Primitives\/Combobox default$/i, "autocomplete, select"],
  [/^Primitives\/Spinner default$/i, "loading"],
  [/^Primitives\/Badge default$/i, "tag, chip, label"],
];

function addWords(entry: IndexInput): IndexInput {
  const { title = "", name = "", tags = [] } = entry;
  const isTest = "subtype" in entry && entry.subtype === "test";
  if (isTest || tags.includes("journey")) return entry;
  const words = aliases.find(([pattern]) => pattern.test(`${title} ${name}`))?.[1];
  return words === undefined ? entry : { ...entry, name: `${name}${SEPARATOR}${words}` };
}

/** Returns the name of a story without the other words for it. */
export const withoutAliases = (name: string): string => {
  const end = aliases.map(([, words]) => SEPARATOR + words).find((suffix) => name.endsWith(suffix));
  return end === undefined ? name : name.slice(0, -end.length);
};

/** Adds to names in the index the other words for them, by which the search finds stories. */
export function addAliases(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => (await indexer.createIndex(fileName, options)).map(addWords),
  };
}
