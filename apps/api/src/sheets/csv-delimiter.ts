const DELIMITERS = [",", ";", "\t"] as const;

/** Characters that are looked at for the delimiter. */
const HEAD = 20_000;

/** The delimiter that the first line has most of outside quotes; Excel may name it in a line of its own. */
export function delimiterOf(text: string): { readonly delimiter: string; readonly start: number } {
  const named = /^sep=(?<delimiter>[,;\t])\r?\n/.exec(text);
  if (named?.groups) return { delimiter: named.groups["delimiter"] ?? ",", start: named[0].length };
  const head = text.slice(0, HEAD).replaceAll(/"(?:[^"]|"")*"/g, "");
  const line = head.split(/\r?\n/).find((one) => one.trim() !== "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",", start: 0 };
}
