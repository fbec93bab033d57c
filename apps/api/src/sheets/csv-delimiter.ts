import { type Delimiter, delimiters } from "@shop/domain/sheets/sheet-limits.ts";

/** Characters that are looked at for the delimiter. */
const HEAD = 20_000;

/** How well a delimiter divides lines: those that it divides into the same number of values, by that number; a line alone proves nothing. */
function weightOf(lines: readonly string[], delimiter: Delimiter): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(...[...counts].map(([count, times]) => (times > 1 ? count * times : 0)));
}

const isDelimiter = (text: string | undefined): text is Delimiter => delimiters.some((one) => one === text);

/** The delimiter that divides the first lines best, quoted texts left out; Excel may name it in a line of its own. */
export function delimiterOf(text: string): { readonly delimiter: Delimiter; readonly start: number } {
  const named = /^sep=(?<delimiter>[,;\t])\r?\n/.exec(text);
  const given = named?.groups?.["delimiter"];
  if (named && isDelimiter(given)) return { delimiter: given, start: named[0].length };
  const lines = text
    .slice(0, HEAD)
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "");
  // The last of many is cut.
  if (text.length > HEAD && lines.length > 1) lines.pop();
  if (lines.length === 0) return { delimiter: ",", start: 0 };
  const agreed = delimiters.map((delimiter) => weightOf(lines, delimiter));
  const inFirst = delimiters.map((delimiter) => (lines[0] ?? "").split(delimiter).length);
  const weights = Math.max(...agreed) > 0 ? agreed : inFirst;
  return { delimiter: delimiters[weights.indexOf(Math.max(...weights))] ?? ",", start: 0 };
}
