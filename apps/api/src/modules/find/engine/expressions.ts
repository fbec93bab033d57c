/** A word of an expression of FTS5, as a beginning where `isBegun`. */
export const quoted = (word: string, isBegun = false): string =>
  `"${word.replaceAll('"', '""')}"${isBegun ? "*" : ""}`;

/** An expression for any of several. */
export const anyOf = (expressions: readonly string[]): string =>
  `(${expressions.map((one) => `(${one})`).join(" OR ")})`;

/** An expression for all of several. */
export const allOf = (expressions: readonly string[]): string =>
  `(${expressions.map((one) => `(${one})`).join(" AND ")})`;

/** An expression for one without others. */
export const without = (expression: string, others: readonly string[]): string =>
  others.length === 0 ? expression : `(${expression}) NOT ${anyOf(others)}`;

/** An expression on the words of names, the marked ones among them. */
export const inNames = (expression: string): string => `{names} : (${expression})`;
/** An expression on all words and on inner runs of part numbers. */
export const inWords = (expression: string): string => `{words} : (${expression})`;
/** One of some marks. */
export const inMarks = (words: readonly string[], isBegun = false): string =>
  `{marks} : (${words.map((word) => quoted(word, isBegun)).join(" OR ")})`;
