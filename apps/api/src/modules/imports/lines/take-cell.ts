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
import { doubtOfCode, errorOfCell, isOtherCurrency } from "@shop/domain/sheets/doubtful-cells.ts";
import {
  type ForeignField,
  isForeignField,
  readForeignVisibility,
  readInStock,
} from "@shop/domain/sheets/foreign-fields.ts";
import {
  type AttributeColumn,
  attributeOfColumn,
  type ColumnField,
  isAttributeColumn,
  numericFields,
  type SheetField,
} from "@shop/domain/sheets/sheet-fields.ts";
import { plainNumber, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import { isTierColumn, type TierColumn } from "@shop/domain/sheets/tier-columns.ts";
import type { Specification } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import * as v from "valibot";

import { attributeText, descriptionOf, groupsOf, linksIn, pictureNames } from "./cell-texts.ts";
import type { ReadingRules, RowValues } from "./line-values.ts";

type PlainField = Exclude<
  SheetField,
  "datasheets" | "images" | "visibility" | "quantity_prices" | "supplier_id" | LinkField
>;

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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A line whose cells are being read. */
export interface LineDraft {
  readonly values: Record<string, unknown>;
  readonly errors: Record<string, string>;
  /** What is taken and may be meant otherwise, by field. */
  readonly doubts: Record<string, string>;
  readonly attributeValues: Record<string, Specification>;
  readonly rowValues: Writable<RowValues>;
  readonly tiers: Map<TierColumn, RawCell>;
  /** What cells name linked products by. */
  readonly links: Partial<Record<LinkField, string[]>>;
  /** What its columns say of where it is seen. */
  readonly visibility: Map<string, Visibility>;
  /** Whether another program says that there are pieces; null where it does not say. */
  isInStock: boolean | null;
}

/** A line without cells. */
export const newDraft = (): LineDraft => ({
  values: {},
  errors: {},
  doubts: {},
  attributeValues: {},
  rowValues: {},
  tiers: new Map(),
  links: {},
  visibility: new Map(),
  isInStock: null,
});

/** A cell that is not blank. */
interface GivenCell {
  readonly cell: RawCell;
  readonly text: string;
  /** The header of its column. */
  readonly header: string;
}

function takeAttribute(
  { errors, attributeValues }: LineDraft,
  column: AttributeColumn,
  { cell, header }: GivenCell,
  { attributes, decimal }: ReadingRules,
): void {
  const id = attributeOfColumn(column);
  const attribute = attributes.find((one) => one.id === id);
  const read = attribute && readSpecification(attribute, attributeText(cell, attribute, header, decimal));
  if (!read) errors[column] = "unknown_attribute";
  else if (read.error) errors[column] = read.error;
  else if (read.value) attributeValues[id] = read.value;
}

function takeForeign(draft: LineDraft, field: ForeignField, text: string): void {
  if (field === "in_stock") {
    draft.isInStock = readInStock(text);
    if (draft.isInStock === null) draft.errors[field] = "unknown_word";
    return;
  }
  const said = readForeignVisibility(field, text);
  if (said) draft.visibility.set(field, said);
  else draft.errors[field] = "unknown_word";
}

function takeVisibility({ visibility, errors }: LineDraft, text: string): void {
  const said = readVisibility(text);
  if (said) visibility.set("visibility", said);
  else errors["visibility"] = "unknown_visibility";
}

function takeTierFrom(
  { rowValues, errors }: LineDraft,
  { cell, text }: GivenCell,
  { decimal }: ReadingRules,
): void {
  const from = v.safeParse(tierFromRule, plainNumber(cell, decimal) ?? text.trim());
  if (from.success) rowValues.tier_from = from.output;
  else errors["tier_from"] = from.issues[0].message;
}

function takeSupplier({ values, errors }: LineDraft, text: string, { suppliers }: ReadingRules): void {
  const named = text.trim().toLowerCase();
  const supplier = suppliers.find(({ name }) => name.toLowerCase() === named);
  if (supplier) values["supplier_id"] = supplier.id;
  else errors["supplier_id"] = "unknown_supplier";
}

function takeLinks({ links, errors }: LineDraft, field: LinkField, text: string): void {
  const texts = [...new Set(linkTexts(text))];
  if (texts.length > MAX_LINKS) errors[field] = "too_many_links";
  else if (texts.length > 0) links[field] = texts;
}

function takeQuantityPrices({ values, errors }: LineDraft, text: string, { decimal }: ReadingRules): void {
  const steps = readQuantityPrices(text, decimal);
  if (steps) values["quantity_prices"] = steps;
  else errors["quantity_prices"] = "bad_quantity_prices";
}

function takeDatasheets({ values, errors }: LineDraft, text: string): void {
  const found = linksIn(text);
  const faulty = found.map((link) => v.safeParse(fileLinkSchema, link)).find(({ success }) => !success);
  if (faulty?.issues) errors["datasheets"] = faulty.issues[0].message;
  else if (found.length > MAX_PRODUCT_FILES) errors["datasheets"] = "too_many_files";
  else values["datasheets"] = found;
}

/** Takes the text of a field by its rule in a form. */
function takeText({ values, errors }: LineDraft, field: PlainField, given: string): void {
  const read = v.safeParse(rules[field], given, { abortPipeEarly: true });
  if (!read.success) errors[field] = read.issues[0].message;
  else if (field === "price" && typeof read.output === "string") {
    values[field] = storedAmount(read.output);
  } else if (read.output !== null) values[field] = read.output;
}

function takeNumber(
  draft: LineDraft,
  field: PlainField,
  { cell, text }: GivenCell,
  { decimal, costRate }: ReadingRules,
): void {
  const plain = plainNumber(cell, decimal);
  const rate = isCostAmount(field) ? costRate : null;
  if (plain === null) draft.errors[field] = "bad_number";
  else takeText(draft, field, rate === null || plain.startsWith("-") ? plain : atRate(plain, rate));
  if (rate === null && isOtherCurrency(text)) draft.doubts[field] = "other_currency";
}

/** Takes the names of a category and a sub category, which one cell may have both of. */
function takeGroups(
  draft: LineDraft,
  field: "category" | "sub_category",
  text: string,
  { source }: ReadingRules,
): void {
  const { category, sub_category: sub } = groupsOf(text, source);
  if (category !== undefined) takeText(draft, "category", category);
  if (sub !== undefined) takeText(draft, category === undefined ? field : "sub_category", sub);
}

/** Takes the value of a cell as a field, or why it has none. */
export function takeCell(
  draft: LineDraft,
  field: ColumnField,
  given: GivenCell,
  reading: ReadingRules,
): void {
  const { cell, text } = given;
  const error = errorOfCell(text);
  if (error) {
    draft.errors[field] = error;
    return;
  }
  const doubt = codes.has(field) ? doubtOfCode(text.trim()) : null;
  if (doubt) draft.doubts[field] = doubt;
  if (isForeignField(field)) takeForeign(draft, field, text);
  else if (isTierColumn(field)) draft.tiers.set(field, cell);
  else if (field === "handle" || field === "variant") draft.rowValues[field] = text.trim();
  else if (field === "tier_from") takeTierFrom(draft, given, reading);
  else if (isAttributeColumn(field)) takeAttribute(draft, field, given, reading);
  else if (field === "visibility") takeVisibility(draft, text);
  else if (field === "supplier_id") takeSupplier(draft, text, reading);
  else if (isLinkField(field)) takeLinks(draft, field, text);
  else if (field === "quantity_prices") takeQuantityPrices(draft, text, reading);
  else if (field === "datasheets") takeDatasheets(draft, text);
  else if (field === "images") draft.values[field] = pictureNames(text).slice(0, MAX_PICTURE_NAMES);
  else if (numericFields.has(field)) takeNumber(draft, field, given, reading);
  else if (field === "sub_category" || field === "category") takeGroups(draft, field, text, reading);
  else takeText(draft, field, descriptions.has(field) ? descriptionOf(text, reading.source) : text);
}
