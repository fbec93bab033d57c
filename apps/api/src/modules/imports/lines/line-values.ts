import type { LinkField } from "@shop/domain/catalogue/product-links.ts";
import { hasRows } from "@shop/domain/sheets/doubtful-cells.ts";
import { type GivenVisibility, givenVisibility } from "@shop/domain/sheets/foreign-fields.ts";
import type { SheetSource } from "@shop/domain/sheets/guess-columns.ts";
import type { ColumnField } from "@shop/domain/sheets/sheet-fields.ts";
import type { DecimalMark, RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { RawLine } from "../../../sheets/read-sheet.ts";
import type { SheetValues } from "../../products/product-fields.ts";
import { readTiers, withoutEqual } from "./line-tiers.ts";
import { type LineDraft, newDraft, takeCell } from "./take-cell.ts";

/** The values of a line that has them; a blank cell has none. Prices are decimal texts with two decimals. */
export interface LineValues extends GivenValues, Pick<GivenVisibility, "visibility_limit"> {
  readonly id?: number;
  readonly category?: string;
  readonly category_ar?: string;
  readonly sub_category?: string;
  readonly sub_category_ar?: string;
  /** Addresses of datasheets on other sites. */
  readonly datasheets?: readonly string[];
  /** File names and addresses. */
  readonly images?: readonly string[];
  /** The stock that the sheet was made from. */
  readonly amount_before?: number;
  /** True where another program does not say how many pieces there are: none are made up. */
  readonly unknown_stock?: boolean;
}

type GivenValues = { readonly [F in keyof SheetValues]?: NonNullable<SheetValues[F]> };

/** How a line belongs to others: the number of pieces that its price holds from, what the lines of a product have in common, its variant. */
export interface RowValues {
  readonly tier_from?: number;
  readonly handle?: string;
  readonly variant?: string;
}

/** A line with its values, and the faults of those that cannot be used. */
export interface ParsedLine {
  readonly line: number;
  readonly values: LineValues;
  readonly errors: Readonly<Record<string, string>>;
  /** What is taken and may be meant otherwise, by field. */
  readonly doubts: Readonly<Record<string, string>>;
  /** How it belongs to other lines. */
  readonly rowValues: RowValues;
  /** Values that its first line has, and is proposed to share; see `Variants`. */
  readonly proposed?: LineValues;
  /** What its cells name linked products by, which are still to be found. */
  readonly links?: Readonly<Partial<Record<LinkField, readonly string[]>>>;
}

/** How the cells of a sheet are read. */
export interface ReadingRules {
  readonly fields: readonly (ColumnField | null)[];
  readonly headers: readonly string[];
  /** The attributes of columns. */
  readonly attributes: readonly Attribute[];
  /** The suppliers that cells can name; none where no column does. */
  readonly suppliers: readonly { readonly id: number; readonly name: string }[];
  readonly decimal: DecimalMark;
  /** How many pounds one unit of the currency of the costs is; null for costs in pounds. */
  readonly costRate: string | null;
  readonly source: SheetSource;
}

const isBlank = (cell: RawCell | undefined): boolean =>
  cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Takes the prices of the columns of quantities. */
function takeTiers({ values, errors, doubts, tiers }: LineDraft, { decimal }: ReadingRules): void {
  const { steps, errors: faults } = readTiers(tiers, decimal);
  Object.assign(errors, faults);
  const price = typeof values["price"] === "string" ? values["price"] : undefined;
  if (steps) values["quantity_prices"] = withoutEqual(steps, price);
  else if (tiers.size > Object.keys(faults).length) doubts["quantity_prices"] = "tiers_left_out";
}

/** Doubts a line whose cells are more than its headers, or hold rows of their own. */
function doubtShape({ doubts }: LineDraft, cells: RawLine["cells"], { headers }: ReadingRules): void {
  if (!cells.slice(headers.length).every(isBlank)) doubts["line"] = "more_values";
  if (cells.some((cell) => typeof cell === "string" && hasRows(cell, headers.length))) {
    doubts["line"] = "rows_in_cell";
  }
}

/** Completes the stock of a line by what other programs say of it. */
function completeStock({ values, doubts, isInStock }: LineDraft, { source }: ReadingRules): void {
  const { amount } = values;
  if (source !== "own" && typeof amount === "number" && amount < 0) {
    // Other programs count what is sold without stock; the shop has no pieces of it.
    values["amount"] = 0;
    doubts["amount"] = "stock_below_zero";
  }
  if (values["amount"] === undefined) {
    if (isInStock === false) values["amount"] = 0;
    else if (isInStock || source !== "own") values["unknown_stock"] = true;
  }
}

/** Reads one line; never throws. */
export function parseLine({ line, cells }: RawLine, reading: ReadingRules): ParsedLine {
  const draft = newDraft();
  for (const [index, field] of reading.fields.entries()) {
    const cell = cells[index];
    // A blank cell is no value, least of all 0.
    if (field === null || cell === undefined || isBlank(cell)) continue;
    takeCell(draft, field, { cell, text: String(cell), header: reading.headers[index] ?? "" }, reading);
  }
  takeTiers(draft, reading);
  doubtShape(draft, cells, reading);
  const { values, errors, doubts, attributeValues, rowValues, links, visibility } = draft;
  if (Object.keys(attributeValues).length > 0) values["attribute_values"] = attributeValues;
  Object.assign(values, givenVisibility(visibility));
  completeStock(draft, reading);
  return { line, values, errors, doubts, rowValues, ...(Object.keys(links).length > 0 && { links }) };
}
