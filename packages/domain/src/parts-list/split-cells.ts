/** Rows of cells of a pasted sheet. */
export type Grid = readonly (readonly string[])[];

/** Separators of cells, the surest first. */
const SEPARATORS = ["\t", ";", "|", ","] as const;
/** Rows by which a separator is chosen. */
const SAMPLE_ROWS = 60;
/** Cells of a row that are read. */
const MAX_CELLS = 200;

/**
 * Splits a text at a separator into rows of cells. Quotes are read before line ends, so that a quoted cell may hold some; a quote that is never
 * closed is text. Lines end with CR, LF or both; by default all rows are split.
 */
export function splitCells(text: string, separator: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endCell = (cell: string): void => {
    if (row.length < MAX_CELLS) row.push(cell.replaceAll(/\s+/g, " ").trim());
  };
  // Searched once: without it, each quote without an end would be looked for to the end of the text.
  const lastQuote = text.lastIndexOf('"');
  const ends = new RegExp(`${separator === "|" ? String.raw`\|` : separator}|\r\n|\r|\n`, "g");
  while (at <= text.length && rows.length < maxRows) {
    const quoted = /[ ]{0,20}"/y;
    quoted.lastIndex = at;
    let cell: string | null = null;
    if (quoted.test(text)) {
      const closed = /((?:[^"]|"")*)"[ ]{0,20}(?=[\t;|,\r\n]|$)/y;
      closed.lastIndex = quoted.lastIndex;
      const found = quoted.lastIndex <= lastQuote ? closed.exec(text) : null;
      if (found) {
        cell = (found[1] ?? "").replaceAll('""', '"');
        at = closed.lastIndex;
      }
    }
    ends.lastIndex = at;
    const end = ends.exec(text);
    const upTo = end?.index ?? text.length;
    endCell(cell ?? text.slice(at, upTo));
    if (!end || end[0] !== separator) {
      rows.push(row);
      row = [];
    }
    if (!end) break;
    at = ends.lastIndex;
  }
  return rows;
}

const cellsIn = (rows: Grid): number[] => rows.map((row) => row.length).filter((count) => count > 1);

/** The separator that splits most rows into the same number of cells; null where none does. */
export function separatorOf(text: string): string | null {
  const scores = SEPARATORS.map((separator) => {
    if (!text.includes(separator)) return 0;
    const rows = splitCells(text, separator, SAMPLE_ROWS).filter((row) => row.some(Boolean));
    const counts = cellsIn(rows);
    const most = Math.max(
      0,
      ...[...Map.groupBy(counts, (count) => count).values()].map((same) => same.length),
    );
    return rows.length === 0 ? 0 : most / rows.length;
  });
  const best = Math.max(...scores);
  return best < 0.5 ? null : (SEPARATORS[scores.indexOf(best)] ?? null);
}

/** Where the columns of a line begin, which two or more blanks separate. */
const startsOf = (line: string): number[] =>
  Array.from(line.matchAll(/(?:^|\s{2,})(\S)/g), (found) => found.index + found[0].length - 1);

/** The cells of lines below a heading whose columns begin at the same places, as Eagle writes lists of parts. */
export function splitColumns(heading: string, lines: readonly string[]): string[][] {
  const starts = startsOf(heading);
  return [heading, ...lines].map((line) =>
    starts.map((start, at) => line.slice(start, starts[at + 1]).trim()),
  );
}
