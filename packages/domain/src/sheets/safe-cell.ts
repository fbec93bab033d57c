/**
 * Texts that a spreadsheet program would not keep when it opens a CSV file: it runs formulas, also those that begin with a full-width sign,
 * drops leading zeros and rounds long digits and part numbers such as '1E5'. A leading apostrophe of the value itself is doubled, to
 * distinguish it from the escaping one.
 */
const NEEDS_PROTECTION = /^(?:[=+\-@＝＋－＠\t\r']|0\d+$|\d{12,}$|\d+e\d+$)/i;

/** Protects a text of a CSV file by an apostrophe where a spreadsheet program would run or change it. */
export const protectedCell = (text: string): string => (NEEDS_PROTECTION.test(text) ? `'${text}` : text);

/** Removes the apostrophe of {@link protectedCell}. */
export const unprotectedCell = (text: string): string =>
  text.startsWith("'") && NEEDS_PROTECTION.test(text.slice(1)) ? text.slice(1) : text;
