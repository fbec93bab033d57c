import { asciiDigits, foldText } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";
import { areHeadings, type Columns, columnsBelow, findColumns, type Role } from "./headings.ts";
import { isCaseSize, isPartNumber } from "./part-words.ts";
import {
  isUnfittedCell,
  type LeftOut,
  pieces,
  type ReadLine,
  readRow,
  searched,
  type WantedPart,
} from "./read-row.ts";
import { readText, statesPieces } from "./read-text.ts";
import { areReferences, countReferences } from "./references.ts";
import { type Grid, separatorOf, splitCells, splitColumns } from "./split-cells.ts";

/** Characters of a line that are read; what is longer is no part. */
const MAX_LINE_LENGTH = 1000;

/** Parts of a list that are read at most. */
export const MAX_PARTS = 1000;
/** Lines of a list that are read at most, titles and other lines without a part among them: reading them holds the server's thread. */
const MAX_LINES = 3 * MAX_PARTS;
/** Parts that are searched for at once. */
export const PARTS_AT_ONCE = 100;
/** Products to choose from for each line of a parts list. */
export const PART_CHOICES = 5;
/** Characters of a parts list at most. */
export const PARTS_LIST_MAX_LENGTH = 300_000;

/** What is read of a parts list: nothing of it vanishes. */
export interface PartsList {
  readonly parts: readonly WantedPart[];
  /** The columns and what they were taken for; none for a list without. */
  readonly columns: readonly { readonly heading: string; readonly role: Role | null }[];
  /** How many lines are left out for each reason. */
  readonly leftOut: readonly { readonly reason: LeftOut; readonly lines: number }[];
  /** Parts beyond {@link MAX_PARTS}, and lines beyond {@link MAX_LINES}. */
  readonly dropped: number;
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => !/[\p{L}\p{N}]/u.test(cell));

/** 'DO NOT INSTALL COMPONENTS BELOW': none of the rows behind it is fitted. */
const NONE_BELOW = /\bdo not (?:install|populate|fit|place|mount)\b.*\bbelow\b/i;

/** A row below a line which says that none there is fitted. */
const unfitted = (read: ReadLine): ReadLine =>
  "text" in read ? { leftOut: "not_fitted", part: read } : read;

/** The rows below the headings of a table. Headings that are repeated begin a section, or end the table where it lists the same places again. */
function readTable(grid: Grid, first: Columns): ReadLine[] {
  const headings = grid[first.row]?.join() ?? "";
  let columns = first;
  const seen = new Set<string>();
  let rest: LeftOut | null = null;
  return grid.slice(first.row + 1).flatMap((cells, at): ReadLine[] => {
    if (isEmpty(cells)) return [];
    if (rest === "second_table") return [{ leftOut: rest }];
    if (rest) return [unfitted(readRow(cells, columns))];
    if (areHeadings(cells)) {
      const row = first.row + 1 + at;
      columns = cells.join() === headings ? { ...first, row } : columnsBelow(grid, row);
      return [{ leftOut: "heading" }];
    }
    if (NONE_BELOW.test(cells.join(" "))) {
      rest = "not_fitted";
      return [{ leftOut: "heading" }];
    }
    const places = cells[columns.roles.indexOf("references")] ?? "";
    if (columns.row !== first.row && places !== "" && seen.has(places)) {
      rest = "second_table";
      return [{ leftOut: rest }];
    }
    seen.add(places);
    return [readRow(cells, columns)];
  });
}

const QUANTITY = /^\d{1,6}$/;

/** A line of cells without headings: the last whole number is the quantity, and one in front a row's own number. */
function readCells(cells: readonly string[]): ReadLine {
  const hasValue = cells.some((cell) => quantitiesIn(cell).length > 0);
  const numbers = cells.flatMap((cell, index) =>
    QUANTITY.test(asciiDigits(cell)) && !isCaseSize(cell, hasValue) ? [index] : [],
  );
  const qtyAt = numbers.at(-1);
  const isText = (index: number) =>
    index !== qtyAt && !(index === 0 && numbers.length > 1 && numbers[0] === 0);
  return {
    text: searched(cells.filter((cell, index) => cell !== "" && isText(index)).join(" ")),
    qty: qtyAt === undefined ? 1 : pieces(asciiDigits(cells[qtyAt] ?? "1")),
  };
}

/** A line whose places stand before what it says of their part: 'U3,U4 / C92373 / maker / number / note', 'U1 | | XIAO RP2040'; null for any other. */
function readPlaced(line: string): ReadLine | null {
  const bars = splitCells(line, "|")[0] ?? [];
  const cells = bars.length > 1 ? bars : line.split(" / ").map((cell) => cell.trim());
  const [places = "", ...said] = cells.filter(Boolean);
  if (cells.length < 3 || said.length === 0 || !areReferences(places)) return null;
  const texts = said.map(searched).filter((text) => /[\p{L}\p{N}]/u.test(text));
  // The maker's number is the longest of the numbers; those of assemblers are short.
  const [text, ...also] = texts.toSorted(
    (one, other) =>
      Number(isPartNumber(other)) - Number(isPartNumber(one)) ||
      (isPartNumber(one) ? other.length - one.length : 0),
  );
  if (text === undefined) return null;
  return { text, qty: pieces(countReferences(places)), ...(also.length > 0 && { also }) };
}

/** A line of a list without columns. */
function readLine(line: string, isAmongCounts: boolean): ReadLine {
  const placed = readPlaced(line);
  if (placed) return placed;
  const separator = ["\t", ";", "|"].find((sign) => line.includes(sign));
  if (separator) return readCells(splitCells(line, separator)[0] ?? []);
  // 'NE555P, 10' and '10, NE555P': a comma belongs to the text where no cell is a number.
  const cells = splitCells(line, ",")[0] ?? [];
  if (cells.length === 1 || !cells.some((cell) => QUANTITY.test(asciiDigits(cell))))
    return readText(line, isAmongCounts);
  const read = readCells(cells);
  return /^[^\s,]+,\d+$/.test(line.trim()) && "text" in read ? { ...read, whole: line.trim() } : read;
}

/** The heading of a section, none of whose parts is wanted. */
const UNWANTED_SECTION =
  /^[\s#*\-–—=]*(?:parts? )?(?:do not (?:use|fit|place|populate|order|buy)(?: these| those)?|not (?:fitted|used|populated|placed)|dn[pfi]|unused|spares?|spare parts)(?: parts| components)?[\s:*\-–—=]*$/i;
/** The heading of any other section: 'Connectors:', '## Connectors'. */
const SECTION = /^(?:\s*#+\s*[^\d\s].*|[^\d]+:\s*)$/;

/** The lines of a list without columns. */
function readPlain(lines: readonly string[]): ReadLine[] {
  const areCounted = lines.filter(statesPieces).length > 1;
  let isUnwanted = false;
  return lines.map((line): ReadLine => {
    if (UNWANTED_SECTION.test(line)) {
      isUnwanted = true;
      return { leftOut: "heading" };
    }
    if (isUnwanted && SECTION.test(line)) {
      isUnwanted = false;
      return { leftOut: "heading" };
    }
    const read = readLine(line, areCounted);
    const isLeftOut = isUnwanted || line.split(/[\t;,|]| \/ /).some((cell) => isUnfittedCell(cell.trim()));
    return isLeftOut ? unfitted(read) : read;
  });
}

const NUMBERED = /^\s*(\d{1,3})[.)]\s+/;

/** Lines without the numbers '1.', '2.' before them, where most have one. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.filter((line) => NUMBERED.test(line)).length;
  return numbered > 2 && numbered * 2 > lines.length
    ? lines.map((line) => line.replace(NUMBERED, ""))
    : lines;
}

/** A table whose columns begin at the same places of each line. */
function fixedTable(lines: readonly string[]): Grid | null {
  const at = lines.findIndex((line) => !line.includes("\t") && areHeadings(line.trim().split(/\s{2,}/)));
  if (at < 0) return null;
  return [...lines.slice(0, at).map((line) => [line]), ...splitColumns(lines[at] ?? "", lines.slice(at + 1))];
}

/** How a list is read otherwise than by itself. */
export interface ReadingOptions {
  /** What the columns hold, in place of what their headings and cells say. */
  readonly roles?: readonly (Role | null)[] | undefined;
  /** Whether parts that are not fitted are wanted too; false by default. */
  readonly unfitted?: boolean | undefined;
}

type ReadList = Pick<PartsList, "columns"> & { readonly lines: readonly ReadLine[] };

function readLines(list: string, { roles }: ReadingOptions): ReadList {
  const lines = list
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, MAX_LINE_LENGTH))
    .filter((line) => line.trim() !== "");
  const separator = separatorOf(list);
  const grid = separator === null ? null : splitCells(list, separator).filter((cells) => cells.some(Boolean));
  for (const table of [grid, fixedTable(lines)]) {
    const found = table && findColumns(table);
    if (!found) continue;
    const columns = roles ? { ...found, roles: found.roles.map((_, at) => roles[at] ?? null) } : found;
    const titles = table.slice(0, columns.row).map((): ReadLine => ({ leftOut: "heading" }));
    return {
      columns: columns.roles.map((role, at) => ({ heading: table[columns.row]?.[at] ?? "", role })),
      lines: [...titles, ...readTable(table, columns)],
    };
  }
  return { columns: [], lines: readPlain(withoutNumbers(lines)) };
}

/**
 * Reads a pasted parts list: a line for each part, with its quantity before or behind it, or a bill of materials as design programs, shops and people
 * write them (tabs, semicolons, commas, bars or columns of the same width), whose headings say what its columns are. Each line is a part, or is
 * left out for a reason.
 */
export function readPartsList(list: string, options: ReadingOptions = {}): PartsList {
  const written = list.split(/\r\n|\r|\n/);
  const first = written.slice(0, MAX_LINES).join("\n");
  const unread = written.slice(MAX_LINES).filter((line) => line.trim() !== "").length;
  const { columns, lines } = readLines(first.replaceAll("،", ",").replaceAll("؛", ";"), options);
  const read = lines.map((line): ReadLine => {
    if ("text" in line) return foldText(line.text) === "" ? { leftOut: "text" } : line;
    return (options.unfitted && line.leftOut === "not_fitted" && line.part) || line;
  });
  const parts = read.filter((line) => "text" in line);
  const reasons = Map.groupBy(
    read.flatMap((line) => ("leftOut" in line ? [line.leftOut] : [])),
    (reason) => reason,
  );
  return {
    parts: parts.slice(0, MAX_PARTS),
    columns,
    leftOut: [...reasons].map(([reason, { length }]) => ({ reason, lines: length })),
    dropped: Math.max(parts.length - MAX_PARTS, 0) + unread,
  };
}
