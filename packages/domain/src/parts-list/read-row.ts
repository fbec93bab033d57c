import { MAX_LINE_QUANTITY, SEARCH_MAX_LENGTH } from "../constants.ts";
import { asciiDigits } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";
import type { Columns, Role } from "./headings.ts";
import { caseIn, isPartNumber, type KindValue, mainValue } from "./part-words.ts";
import { countReferences, kindOfReferences } from "./references.ts";

/** Why a line of a parts list is left out: other makers of the line above it, rows without a part, titles and headings, sums, a second table. */
export const leftOutReasons = [
  "not_fitted",
  "alternative",
  "heading",
  "text",
  "total",
  "second_table",
] as const;

/** Why a line is left out. */
export type LeftOut = (typeof leftOutReasons)[number];

/** A line of a parts list that names a part. */
export interface WantedPart {
  /** What is searched first: a part number, a name or values, at most {@link SEARCH_MAX_LENGTH} characters. */
  readonly text: string;
  /** Pieces, from 1 to {@link MAX_LINE_QUANTITY}. */
  readonly qty: number;
  /** What else the line says of the part, by which it is searched in turn where nothing has the text: other numbers, the value, the name. */
  readonly also?: readonly string[];
  /** Those of them that are certain: from columns of part numbers, or beside a value. */
  readonly numbers?: readonly string[];
  /** The kind and case by which a value is searched: 'resistor 0805' beside '10k'. */
  readonly kind?: string;
  /** The value that the part must have, without those that may be better: '1uF' of '0805, 1uF, 10V, X5R'. */
  readonly value?: string;
  /** The value that stands beside a part number: a product of that number with another value is asked about. */
  readonly beside?: KindValue;
  /** What the column of packages says of a part that has a number: 'SOIC-16', 'R_0805'. */
  readonly package?: string;
  /** The line with its comma, where what stands behind it may be pieces or belong to the part number: '74HC14D,653'. The catalogue decides. */
  readonly whole?: string;
  /** The places of the line where their number is not the stated quantity, 0 where the quantity cannot be read: such a line is asked about. */
  readonly places?: number;
}

/** What is read of a line. */
export type ReadLine = WantedPart | { readonly leftOut: LeftOut; readonly part?: WantedPart };

/** A text as it is searched. */
export const searched = (text: string): string =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, SEARCH_MAX_LENGTH).trim();

/** Pieces within the bounds of a cart's line. */
export const pieces = (text: string | number): number =>
  Math.min(Math.max(Number(text), 1), MAX_LINE_QUANTITY);

const UNFITTED = String.raw`dn[pfi]|do not (?:populate|place|fit|install|mount)|not (?:fitted|populated|placed|installed|mounted|used)|no[- ]?fit|leave empty|unpopulated|nicht best[uü]ckt|n\.?b\.?`;
/** A cell that says nothing but that a part is left out, or says so in brackets. */
const IS_UNFITTED = new RegExp(String.raw`^(?:${UNFITTED})(?:$|[ ,;:.!*])|[([](?:${UNFITTED})[)\]]`, "iu");
/** A value of a part that is left out: 'NA(1M)', 'NC'. */
const UNFITTED_VALUE = /^(?:na|nc)(?:$|\()/i;
/** A value or line that ends with the mark: '0R-DNP', '10k DNF'. */
const ENDS_UNFITTED = /[\p{L}\p{N}][\s\-_/,(]+dn[pfi]\)?$/iu;

/** Whether a cell says that its part is left out, alone or behind a value. */
export const isUnfittedCell = (cell: string): boolean => IS_UNFITTED.test(cell) || ENDS_UNFITTED.test(cell);

/** A distributor's number and the maker's within it: 'NE555P' of Mouser's '595-NE555P' and of Digi-Key's 'NE555P-ND'. */
function distributorNumbers(cell: string): string[] {
  const own = cell.endsWith("-ND") ? cell.slice(0, -3) : cell.replace(/^\d{2,3}-(?=.*\p{L})/u, "");
  return own !== cell && isPartNumber(own) ? [own, cell] : [cell];
}

const YES = /^(?:x|1|y|yes|true|dn[pfi]|excluded.*|✓)$/i;
const NO = /^(?:0|n|no|false|-)$/i;
/** Words that stand for an empty cell; also a number that a spreadsheet has rounded. */
const EMPTY = /^(?:[-~*?_.\s]*|n\/?a|none|null|any|tbd|generic|various|unknown|dn[pfi]|\d(?:\.\d+)?e\+\d+)$/i;

const NUMBER = /^(\d{1,3}(?:[, ]\d{3})+|\d{1,6})(?:[.,]0{1,3})?$/;
const COUNTED =
  /^~?\s?x?\s?([\d, ]+(?:[.,]0{1,3})?)\s?(?:x|pcs?\.?|pieces?|ea\.?|each|st[uü]?c?k?\.?|stk\.?|قطع[هة]?|个|個)?$/i;

/** The pieces that a cell states: '2.0', '1,000', '3 pcs', '2x'; null where it states none. */
function statedPieces(cell: string): number | null {
  const [, written = ""] = COUNTED.exec(asciiDigits(cell).trim()) ?? [];
  const [, digits = ""] = NUMBER.exec(written.trim()) ?? [];
  return digits === "" ? null : Number(digits.replaceAll(/[, ]/g, ""));
}

/** The numbers that a text begins with or that stand apart in it: 'AO3401A -4.0A Id, -30V', '33pf / CC0402JRNPO9BN330 / 302010000'. */
function numbersIn(text: string): string[] {
  const parts = text.split(" / ").map((part) => part.trim());
  if (parts.length > 1)
    return parts
      .filter((part) => !EMPTY.test(part))
      .toSorted((a, b) => Number(isPartNumber(b)) - Number(isPartNumber(a)));
  const [first = "", ...rest] = text.split(/[\s,(]+/);
  return rest.length > 2 && isPartNumber(first) ? [first] : [];
}

/** How rows begin that sum up the others. */
const TOTAL = /^(?:sub ?-?total|total|totals|sum|summe|gesamt|المجموع|الإجمالي|合計|合计)\b/iu;

/**
 * A row below headings. Its number comes first, then its value and what it is called; quantity and places are compared. Rows that are not fitted,
 * sum up, or name another maker of the row above are left out.
 */
export function readRow(cells: readonly string[], { roles }: Columns): ReadLine {
  const of = (role: Role): string[] =>
    cells.flatMap((cell, at) => (roles[at] === role && cell !== "" ? [cell] : []));
  const filled = (role: Role): string[] => of(role).filter((cell) => !EMPTY.test(cell));
  const [qtyCell = ""] = of("qty");
  // A number alone is a count in a block below the parts.
  const places = of("references").find((cell) => !/^[\d.,]+$/.test(cell)) ?? "";
  const said = [qtyCell, places, ...of("value"), ...of("number"), ...of("name"), ...of("note")];
  const isUnfitted =
    said.some((cell) => IS_UNFITTED.test(cell)) ||
    of("value").some((cell) => UNFITTED_VALUE.test(cell) || ENDS_UNFITTED.test(cell)) ||
    of("unfitted").some((cell) => YES.test(cell) || /empty/i.test(cell) || cell.length > 3) ||
    of("fitted").some((cell) => NO.test(cell));
  const stated = statedPieces(qtyCell);
  if (cells.some((cell) => TOTAL.test(cell))) return { leftOut: "total" };
  // 'Component Count:,63' below the parts.
  const isLabel = roles.includes("references") && places === "" && /^[^:]+:$/.test(cells.find(Boolean) ?? "");
  if (isLabel && cells.filter(Boolean).length <= 2) return { leftOut: "text" };
  const hasCounts = roles.includes("qty") && roles.includes("references");
  if (!isUnfitted && hasCounts && qtyCell === "" && places === "")
    return { leftOut: filled("number").length > 0 ? "alternative" : "text" };

  const values = filled("value").flatMap((cell) => numbersIn(cell).concat(cell));
  const names = filled("name").filter((name) => !/^\d{1,4}$/.test(name));
  const found = [
    ...filled("number"),
    ...values,
    ...(values.length > 0 ? [] : filled("name")),
    ...filled("supplier").flatMap(distributorNumbers),
    ...names,
  ]
    .map(searched)
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const [text, ...also] = new Set(found);
  const isLeftOut = isUnfitted || stated === 0;
  if (text === undefined) return { leftOut: isLeftOut ? "not_fitted" : "text" };
  const counted = places === "" ? null : countReferences(places);
  const differs = stated !== null && counted !== null && counted > 0 && stated !== counted;
  // A part number needs no kind: '1N4148' is one, '10k' and '330' are values.
  const isValue = !/^\d{7,}$/.test(text) && (quantitiesIn(text).length > 0 || /^[\d.,]+$/.test(text));
  const placed = kindOfReferences(places);
  const kind = isValue && filled("number").length === 0 ? placed : null;
  const stating = isValue ? also : filled("number").map(searched).slice(1);
  const numbers = stating.filter(isPartNumber);
  // The case of a value is also named in other words: '1206 capacitor'.
  const size = caseIn(text)
    ? null
    : (caseIn(of("package").join(" ")) ?? caseIn([...of("name"), ...also].join(" ")));
  const value = kind && mainValue(text, kind);
  const [cased] = isValue ? [] : filled("package").map(searched);
  // Beside a number that nothing has, a value is one of the kind, too.
  const ofKind = (one: string): string => {
    const main = placed && !kind && !isPartNumber(one) && mainValue(one, placed);
    return main ? [/^[\d.,]+$/.test(one) ? main : one, placed, size].filter(Boolean).join(" ") : one;
  };
  const besides =
    placed && !kind
      ? filled("value")
          .filter((one) => !isPartNumber(one) && caseIn(one) !== one)
          .flatMap((one) => mainValue(one, placed) ?? [])
      : [];
  const isUnread = stated === null && (qtyCell !== "" || counted === null) && roles.includes("qty");
  const part: WantedPart = {
    text,
    qty: pieces(stated || counted || 1),
    ...(also.length > 0 && { also: also.map(ofKind) }),
    ...(numbers.length > 0 && { numbers }),
    ...(kind && { kind: [kind, size].filter(Boolean).join(" ") }),
    ...(value && { value }),
    ...(placed && besides[0] !== undefined && { beside: { value: besides[0], kind: placed } }),
    ...(cased !== undefined && { package: cased }),
    ...((differs || isUnread) && { places: counted ?? 0 }),
  };
  return isLeftOut ? { leftOut: "not_fitted", part } : part;
}
