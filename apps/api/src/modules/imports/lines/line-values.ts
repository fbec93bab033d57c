import { fileLinkSchema } from "@shop/contract/link-rules.ts";
import { newProductSchema, productUpdateSchema } from "@shop/contract/products/admin-product.ts";
import { idRule, wholeNumberRule } from "@shop/contract/rules.ts";
import { subCategoryFormSchema } from "@shop/contract/sub-categories/admin-sub-category.ts";
import { isCostAmount } from "@shop/domain/catalogue/product-fields.ts";
import { isLinkField, type LinkField, linkTexts, MAX_LINKS } from "@shop/domain/catalogue/product-links.ts";
import { readVisibility } from "@shop/domain/catalogue/visibility-words.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { atRate } from "@shop/domain/money/exchange-rate.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { readQuantityPrices } from "@shop/domain/money/quantity-prices-text.ts";
import { MAX_STEP } from "@shop/domain/money/quantity-prices.ts";
import { MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import { doubtOfCode, errorOfCell, hasRows, isOtherCurrency } from "@shop/domain/sheets/doubtful-cells.ts";
import {
  type ForeignField,
  type GivenVisibility,
  givenVisibility,
  isForeignField,
  readForeignVisibility,
  readInStock,
} from "@shop/domain/sheets/foreign-fields.ts";
import type { SheetSource } from "@shop/domain/sheets/guess-columns.ts";
import {
  type AttributeColumn,
  attributeOfColumn,
  type ColumnField,
  isAttributeColumn,
  numericFields,
  type SheetField,
} from "@shop/domain/sheets/sheet-fields.ts";
import { type DecimalMark, plainNumber, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { isTierColumn, type TierColumn } from "@shop/domain/sheets/tier-columns.ts";
import type { Attribute, Specification } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import * as v from "valibot";

import type { RawLine } from "../../../sheets/read-sheet.ts";
import type { SheetValues } from "../../products/product-fields.ts";
import { attributeText, descriptionOf, groupsOf, linksIn, pictureNames } from "./cell-texts.ts";
import { readTiers, withoutEqual } from "./line-tiers.ts";

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

type PlainField = Exclude<
  SheetField,
  "datasheets" | "images" | "visibility" | "quantity_prices" | "supplier_id" | LinkField
>;

/** How a line belongs to others: the number of pieces that its price holds from, what the lines of a product have in common, its variant. */
interface RowValues {
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

const { entries: group } = subCategoryFormSchema;

const rules: Readonly<Record<PlainField, v.GenericSchema>> = {
  ...newProductSchema.entries,
  id: idRule,
  // Below 0 only where it is stored so, which the check finds out.
  amount: productUpdateSchema.entries.amount,
  amount_before: productUpdateSchema.entries.amount,
  category: group.name,
  category_ar: group.name_ar,
  sub_category: group.name,
  sub_category_ar: group.name_ar,
};

const MAX_PICTURE_NAMES = 100;

const descriptions = new Set<SheetField>(["description", "description_ar"]);

/** Fields of codes, which spreadsheet programs make dates and rounded numbers of. */
const codes: ReadonlySet<string> = new Set<SheetField>([
  "part_number",
  "manufacturer_part_number",
  "barcode",
]);

const tierFromRule = wholeNumberRule(0, MAX_STEP);

const isBlank = (cell: RawCell | undefined): boolean =>
  cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** Reads one line; never throws. */
export function parseLine(
  { line, cells }: RawLine,
  { fields, headers, attributes, suppliers, decimal, costRate, source }: ReadingRules,
): ParsedLine {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  const attributeValues: Record<string, Specification> = {};
  const doubts: Record<string, string> = {};
  const rowValues: { tier_from?: number; handle?: string; variant?: string } = {};
  const tiers = new Map<TierColumn, RawCell>();
  const links: Partial<Record<LinkField, string[]>> = {};

  const takeAttribute = (column: AttributeColumn, cell: RawCell, header: string): void => {
    const id = attributeOfColumn(column);
    const attribute = attributes.find((one) => one.id === id);
    const read = attribute && readSpecification(attribute, attributeText(cell, attribute, header, decimal));
    if (!read) errors[column] = "unknown_attribute";
    else if (read.error) errors[column] = read.error;
    else if (read.value) attributeValues[id] = read.value;
  };
  const visibility = new Map<string, Visibility>();
  const stock: { isThere: boolean | null } = { isThere: null };
  const takeForeign = (field: ForeignField, text: string): void => {
    if (field === "in_stock") {
      stock.isThere = readInStock(text);
      if (stock.isThere === null) errors[field] = "unknown_word";
      return;
    }
    const said = readForeignVisibility(field, text);
    if (said) visibility.set(field, said);
    else errors[field] = "unknown_word";
  };
  const take = (field: PlainField, given: string): void => {
    const read = v.safeParse(rules[field], given, { abortPipeEarly: true });
    if (!read.success) errors[field] = read.issues[0].message;
    else if (field === "price" && typeof read.output === "string") {
      values[field] = storedAmount(read.output);
    } else if (read.output !== null) values[field] = read.output;
  };

  const takeDatasheets = (text: string): void => {
    const found = linksIn(text);
    const faulty = found.map((link) => v.safeParse(fileLinkSchema, link)).find(({ success }) => !success);
    if (faulty?.issues) errors["datasheets"] = faulty.issues[0].message;
    else if (found.length > MAX_PRODUCT_FILES) errors["datasheets"] = "too_many_files";
    else values["datasheets"] = found;
  };

  const takeSteps = (): void => {
    const { steps, errors: faults } = readTiers(tiers, decimal);
    Object.assign(errors, faults);
    const price = typeof values["price"] === "string" ? values["price"] : undefined;
    if (steps) values["quantity_prices"] = withoutEqual(steps, price);
    else if (tiers.size > Object.keys(faults).length) doubts["quantity_prices"] = "tiers_left_out";
  };

  for (const [index, field] of fields.entries()) {
    const cell = cells[index];
    // A blank cell is no value, least of all 0.
    if (field === null || cell === undefined || isBlank(cell)) continue;
    const text = String(cell);
    const error = errorOfCell(text);
    if (error) {
      errors[field] = error;
      continue;
    }
    const doubt = codes.has(field) ? doubtOfCode(text.trim()) : null;
    if (doubt) doubts[field] = doubt;
    if (isForeignField(field)) takeForeign(field, text);
    else if (isTierColumn(field)) tiers.set(field, cell);
    else if (field === "handle" || field === "variant") rowValues[field] = text.trim();
    else if (field === "tier_from") {
      const from = v.safeParse(tierFromRule, plainNumber(cell, decimal) ?? text.trim());
      if (from.success) rowValues.tier_from = from.output;
      else errors[field] = from.issues[0].message;
    } else if (isAttributeColumn(field)) takeAttribute(field, cell, headers[index] ?? "");
    else if (field === "visibility") {
      const said = readVisibility(text);
      if (said) visibility.set(field, said);
      else errors[field] = "unknown_visibility";
    } else if (field === "supplier_id") {
      const named = text.trim().toLowerCase();
      const supplier = suppliers.find(({ name }) => name.toLowerCase() === named);
      if (supplier) values[field] = supplier.id;
      else errors[field] = "unknown_supplier";
    } else if (isLinkField(field)) {
      const texts = [...new Set(linkTexts(text))];
      if (texts.length > MAX_LINKS) errors[field] = "too_many_links";
      else if (texts.length > 0) links[field] = texts;
    } else if (field === "quantity_prices") {
      const steps = readQuantityPrices(text, decimal);
      if (steps) values[field] = steps;
      else errors[field] = "bad_quantity_prices";
    } else if (field === "datasheets") takeDatasheets(text);
    else if (field === "images") values["images"] = pictureNames(text).slice(0, MAX_PICTURE_NAMES);
    else if (numericFields.has(field)) {
      const plain = plainNumber(cell, decimal);
      const rate = isCostAmount(field) ? costRate : null;
      if (plain === null) errors[field] = "bad_number";
      else take(field, rate === null || plain.startsWith("-") ? plain : atRate(plain, rate));
      if (rate === null && isOtherCurrency(text)) doubts[field] = "other_currency";
    } else if (field === "sub_category" || field === "category") {
      const { category, sub_category: sub } = groupsOf(text, source);
      if (category !== undefined) take("category", category);
      if (sub !== undefined) take(category === undefined ? field : "sub_category", sub);
    } else take(field, descriptions.has(field) ? descriptionOf(text, source) : text);
  }
  takeSteps();
  if (!cells.slice(headers.length).every(isBlank)) doubts["line"] = "more_values";
  if (cells.some((cell) => typeof cell === "string" && hasRows(cell, headers.length))) {
    doubts["line"] = "rows_in_cell";
  }
  if (Object.keys(attributeValues).length > 0) values["attribute_values"] = attributeValues;
  Object.assign(values, givenVisibility(visibility));
  const { amount } = values;
  if (source !== "own" && typeof amount === "number" && amount < 0) {
    // Other programs count what is sold without stock; the shop has no pieces of it.
    values["amount"] = 0;
    doubts["amount"] = "stock_below_zero";
  }
  if (values["amount"] === undefined) {
    if (stock.isThere === false) values["amount"] = 0;
    else if (stock.isThere || source !== "own") values["unknown_stock"] = true;
  }
  return { line, values, errors, doubts, rowValues, ...(Object.keys(links).length > 0 && { links }) };
}
