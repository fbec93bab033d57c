import { MAX_LINE_QUANTITY, SEARCH_MAX_LENGTH } from "../constants.ts";
import { asciiDigits, foldText } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";

/** Characters of a line that are read; what is longer is no part. */
const MAX_LINE_LENGTH = 1000;

/** Lines of a parts list that are read at most. */
export const MAX_PARTS = 100;
/** Products to choose from for each line of a parts list. */
export const PART_CHOICES = 5;
/** Characters of a parts list at most. */
export const PARTS_LIST_MAX_LENGTH = 20_000;

/** A line of a parts list. */
export interface WantedPart {
  /** What is searched: a part number, a name or values, at most {@link SEARCH_MAX_LENGTH} characters. */
  readonly text: string;
  /** Pieces, from 1 to {@link MAX_LINE_QUANTITY}. */
  readonly qty: number;
  /** What is searched where the text, a part number, finds nothing: the name beside it. */
  readonly otherwise?: string;
}

/** The lines of a parts list that were read, and the number of those beyond {@link MAX_PARTS}. */
export interface PartsList {
  readonly parts: readonly WantedPart[];
  readonly dropped: number;
}

type Role = "qty" | "number" | "name" | "references";

/** What bills of materials call their columns; folded. */
const headings: Readonly<Record<Role, ReadonlySet<string>>> = {
  qty: new Set([
    "qty",
    "qty per board",
    "quantity per pcb",
    "qnty",
    "quantity",
    "quantities",
    "count",
    "pcs",
    "pieces",
    "الكميه",
    "العدد",
    "عدد القطع",
  ]),
  number: new Set([
    "part number",
    "part no",
    "partnumber",
    "part",
    "mpn",
    "manufacturer part number",
    "manufacturer part",
    "mfr part",
    "sku",
    "code",
    "رقم القطعه",
    "الكود",
    "كود",
  ]),
  name: new Set([
    "value",
    "comment",
    "name",
    "item",
    "product",
    "description",
    "designation",
    "القيمه",
    "الاسم",
    "الصنف",
    "المنتج",
    "الوصف",
  ]),
  /** Places in a drawing, 'R1, R2': as many as there are parts. */
  references: new Set(["reference", "references", "ref", "refs", "designator", "reference designator"]),
};

const QUANTITY = /^\d{1,6}$/;
/** A sign or word between a quantity and a part: '10 x', '×10', '10 pcs'. */
const TIMES = String.raw`[x×*]`;
const PIECES = String.raw`(?:pcs?|pieces?|قطع[ةه]?)`;
const patterns = [
  /^عدد ?(?<qty>\d{1,6}) (?<text>.+)$/u,
  /^(?<text>.+) عدد ?(?<qty>\d{1,6})$/u,
  new RegExp(String.raw`^(?<qty>\d{1,6})\s*(?:${TIMES}\s+|${PIECES}\s+(?:of\s+|من\s+)?)(?<text>.+)$`, "iu"),
  new RegExp(
    String.raw`^(?<text>.+?)\s+(?:${TIMES}\s*(?<qty>\d{1,6})|(?<pieces>\d{1,6})\s*(?:${TIMES}|${PIECES}))$`,
    "iu",
  ),
] as const;

/** What is counted or measured within a part, and never parts: '5 mm LED', '16 pin socket', '7 segment display'. */
const WITHIN =
  /^(?:mm|cm|m|inch(?:es)?|in|awg|bits?|pins?|ways?|pos|poles?|channels?|ch|segments?|digits?|bands?|cells?|cores?|phases?|%|°|مم|سم|متر|بوصه|بوصة|طرف|اطراف|أطراف|قناه|قناة|قنوات|سيجمنت|خانه|خانة|خانات|خلية|خلايا)(?!\p{L})/iu;

/** Whether a bare number may be a count of parts, and no part number such as 555 or 7805. */
const isCount = (digits: string): boolean => digits.length < 3 || Number(digits) % 50 === 0;

/** Parts that are called by digits alone: 555, 7805, 4148. */
const isBareNumber = (word: string): boolean => /^\d{3,}$/.test(word);

const isPartNumber = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word);

/** A count in front: '10 NE555P', '25 resistor 4.7k'; not '100 nF', '12 volt', '555 timer'. */
function countBefore(text: string): WantedPart | null {
  const [, digits = "", rest = ""] = /^(\d{1,6}) (.+)$/u.exec(text) ?? [];
  const [first = ""] = rest.split(" ");
  const counts =
    isPartNumber(first) || isBareNumber(first)
      ? isPartNumber(first) || isCount(digits)
      : isCount(digits) && /^\p{L}/u.test(rest) && !WITHIN.test(rest) && quantitiesIn(text)[0]?.start !== 0;
  return digits !== "" && counts ? { text: rest, qty: pieces(digits) } : null;
}

/** A count behind: 'NE555P 10', 'resistor 20'; not 'BC 547', 'DHT 11', 'Pi 4'. */
function countBehind(text: string): WantedPart | null {
  const [, rest = "", digits = ""] = /^(.+) (\d{1,6})$/u.exec(text) ?? [];
  const words = rest.split(" ");
  const counts =
    words.some(isPartNumber) ||
    (isCount(digits) && isBareNumber(rest)) ||
    (isCount(digits) && /^\p{L}{4,}$/u.test(words.at(-1) ?? ""));
  return digits !== "" && counts ? { text: rest, qty: pieces(digits) } : null;
}

const cut = (text: string): string => text.slice(0, SEARCH_MAX_LENGTH).trim();

const pieces = (text: string): number => Math.min(Math.max(Number(text), 1), MAX_LINE_QUANTITY);

/** Splits a row of a sheet; cells may be quoted. */
const cellsOf = (line: string, separator: string): string[] =>
  Array.from(
    line.matchAll(
      new RegExp(`(?:^|${separator}) *(?:"((?:[^"]|"")*)" *(?=${separator}|$)|([^${separator}]*))`, "g"),
    ),
    ([, quoted, plain = ""]) => (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

const roleOf = (cell: string): Role | undefined =>
  (["qty", "number", "name", "references"] as const).find((role) => headings[role].has(foldText(cell)));

/** What the columns of a bill of materials are, by its first line; null for any other list. */
function columnsOf(line: string) {
  for (const separator of ["\t", ";", ","]) {
    const roles = cellsOf(line, separator).map(roleOf);
    const counts = roles.includes("qty") || roles.includes("references");
    if (counts && roles.some((role) => role === "number" || role === "name")) {
      return { separator, roles };
    }
  }
  return null;
}

/**
 * A row below headings: its part number, or its other texts where it has none; null for a row of which no piece is wanted. A row's own
 * number in a column 'Item' is no text.
 */
function partOfRow(cells: readonly string[], roles: readonly (Role | undefined)[]): WantedPart | null {
  const of = (role: Role) => cells.filter((cell, index) => roles[index] === role && cell !== "");
  const [number] = of("number");
  const names = of("name");
  const words = names.filter((name) => !QUANTITY.test(name));
  const name = (words.length > 0 ? words : names).join(" ");
  const [references = ""] = of("references");
  const [written = String(references.split(/[\s,;]+/).filter(Boolean).length || 1)] =
    of("qty").map(asciiDigits);
  if (Number(written) === 0) return null;
  const qty = QUANTITY.test(written) ? pieces(written) : 1;
  if (number === undefined) return { text: cut(name), qty };
  return { text: cut(number), qty, ...(name !== "" && { otherwise: cut(name) }) };
}

/** A line of cells without headings: the last whole number is the quantity, and one in front a row's own number. */
function partOfCells(cells: readonly string[]): WantedPart {
  const numbers = cells.flatMap((cell, index) => (QUANTITY.test(asciiDigits(cell)) ? [index] : []));
  const qtyAt = numbers.at(-1);
  const isText = (index: number) =>
    index !== qtyAt && !(index === 0 && numbers.length > 1 && numbers[0] === 0);
  return {
    text: cut(cells.filter((cell, index) => cell !== "" && isText(index)).join(" ")),
    qty: qtyAt === undefined ? 1 : pieces(asciiDigits(cells[qtyAt] ?? "1")),
  };
}

/** A line as people write it: '10 x NE555P', 'NE555P ×10', '10 قطع NE555P', 'NE555P'. */
function partOfText(line: string): WantedPart {
  const text = cut(asciiDigits(line).replaceAll(/\s+/g, " ").trim());
  for (const pattern of patterns) {
    const { qty, pieces: more, text: named } = pattern.exec(text)?.groups ?? {};
    if (named !== undefined) return { text: named, qty: pieces(qty ?? more ?? "1") };
  }
  return countBefore(text) ?? countBehind(text) ?? { text, qty: 1 };
}

function partOf(line: string): WantedPart {
  const separator = ["\t", ";"].find((sign) => line.includes(sign));
  if (separator) return partOfCells(cellsOf(line, separator));
  // 'NE555P, 10' and '10, NE555P': a comma belongs to the text where no cell is a number.
  const cells = cellsOf(line, ",");
  return cells.length > 1 && cells.some((cell) => QUANTITY.test(asciiDigits(cell)))
    ? partOfCells(cells)
    : partOfText(line);
}

/**
 * Reads a pasted parts list: a line for each part, with its quantity before or behind it, or rows of a sheet (tabs, semicolons or commas),
 * with headings where it has some. Lines without a text are left out.
 */
export function readPartsList(list: string): PartsList {
  const lines = list
    .replaceAll("،", ",")
    .replaceAll("؛", ";")
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, MAX_LINE_LENGTH))
    .filter((line) => line.trim() !== "");
  const columns = columnsOf(lines[0] ?? "");
  const parts = (columns ? lines.slice(1) : lines).flatMap((line) => {
    const part = columns ? partOfRow(cellsOf(line, columns.separator), columns.roles) : partOf(line);
    return part && foldText(part.text) !== "" ? [part] : [];
  });
  return { parts: parts.slice(0, MAX_PARTS), dropped: Math.max(parts.length - MAX_PARTS, 0) };
}
