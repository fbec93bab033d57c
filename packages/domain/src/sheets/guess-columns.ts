import { declarationOf, isSheetProductField } from "../catalogue/product-fields.ts";
import { MAX_QUANTITY_PRICES } from "../money/quantity-prices.ts";
import { foldText } from "../search/folding.ts";
import type { Attribute } from "../specifications/attribute.ts";
import { nameKey } from "../specifications/split-block.ts";
import { type ForeignField, foreignFields, isForeignField } from "./foreign-fields.ts";
import { isRowField, type RowField, rowFields } from "./row-fields.ts";
import { type ColumnField, type SheetField, sheetFields, type SheetHeaders } from "./sheet-fields.ts";
import { isTierColumn, tierColumn, tiersOfHeaders } from "./tier-columns.ts";

/** Programs whose exports are recognised by their headers; `own` for every other sheet. */
export const sheetSources = ["own", "woocommerce", "shopify", "odoo", "prestashop"] as const;

/** A program whose exports are recognised. */
export type SheetSource = (typeof sheetSources)[number];

type KnownField = SheetField | ForeignField | RowField;

type Aliases = Partial<Readonly<Record<KnownField, readonly string[]>>>;

/** Headers that tell a program's export from other sheets. */
const marks: Readonly<Record<Exclude<SheetSource, "own">, readonly (readonly string[])[]>> = {
  woocommerce: [["sku", "regular price"]],
  shopify: [["handle", "variant price"]],
  odoo: [
    ["internal reference", "sales price"],
    ["default_code", "list_price"],
  ],
  prestashop: [["reference #", "wholesale price"]],
};

/** Other names of the columns in each program, beside those of the shop's fields; an id of another program is no id of this shop. */
const aliases: Readonly<Record<SheetSource, Aliases>> = {
  own: {
    id: ["product id", "رقم المنتج"],
    category: ["main category", "القسم الرئيسي", "الفئة", "التصنيف"],
    sub_category: ["subcategory", "sub-category", "الفئة الفرعية", "التصنيف الفرعي"],
    datasheets: [
      "datasheet",
      "datasheets",
      "data sheet",
      "datasheet url",
      "datasheet link",
      "ورقة البيانات",
      "داتا شيت",
    ],
    tier_from: [
      "from quantity",
      "quantity from",
      "price from quantity",
      "break quantity",
      "ab menge",
      "من كمية",
    ],
    images: ["images", "image", "picture", "photos", "photo", "الصورة", "صور"],
  },
  woocommerce: {
    name: ["name"],
    part_number: ["sku"],
    barcode: ["gtin, upc, ean, or isbn"],
    brand: ["brands", "brand"],
    price: ["regular price"],
    offer_price: ["sale price"],
    offer_from: ["date sale price starts"],
    offer_until: ["date sale price ends"],
    amount: ["stock"],
    sub_category: ["categories"],
    description: ["description", "short description"],
    images: ["images"],
    published: ["published"],
    catalogue_visibility: ["visibility in catalog"],
    in_stock: ["in stock?"],
  },
  shopify: {
    name: ["title"],
    part_number: ["variant sku"],
    barcode: ["variant barcode"],
    brand: ["vendor"],
    price: ["variant price"],
    cost_price: ["cost per item"],
    amount: ["variant inventory qty"],
    sub_category: ["product category", "type"],
    description: ["body (html)"],
    images: ["image src"],
    handle: ["handle"],
    variant: ["option1 value"],
    published: ["published"],
    status: ["status"],
  },
  odoo: {
    name: ["name"],
    part_number: ["internal reference", "default_code"],
    barcode: ["barcode"],
    price: ["sales price", "list_price"],
    cost_price: ["cost", "standard_price"],
    amount: ["quantity on hand", "qty_available"],
    sub_category: ["product category", "categ_id"],
    description: ["sales description", "description for customers", "description_sale"],
    published: ["is published", "is_published", "website_published"],
    active: ["active"],
  },
  // Whether its prices include VAT is not said, so that they are not taken without being asked.
  prestashop: {
    name: ["name *"],
    part_number: ["reference #"],
    barcode: ["ean13"],
    min_order: ["minimal quantity"],
    brand: ["manufacturer"],
    amount: ["quantity"],
    sub_category: ["categories (x,y,z...)"],
    description: ["description", "short description"],
    images: ["image urls (x,y,z...)"],
    active: ["active (0/1)"],
  },
};

/** What equal headings have in common: case, marks and separators do not count. */
export const headingKey = (header: string): string => foldText(header.replaceAll("_", " "));

/** The key of a heading whose joined words are several: 'UnitPrice'. */
const wordsKey = (header: string): string => headingKey(header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " "));

const namesOf = (source: SheetSource, field: KnownField, headers: SheetHeaders): readonly string[] => {
  const own =
    source === "own" && !isForeignField(field) && !isRowField(field)
      ? [
          field,
          headers.en[field],
          headers.ar[field],
          ...(isSheetProductField(field) ? (declarationOf(field).sheet?.names ?? []) : []),
        ]
      : [];
  return [...own, ...(aliases[source][field] ?? [])].map(headingKey);
};

/** The program whose export the headers are from. */
export function sourceOf(headers: readonly string[]): SheetSource {
  const given = new Set(headers.map(headingKey));
  const isMarked = (source: Exclude<SheetSource, "own">): boolean =>
    marks[source].some((mark) => mark.every((header) => given.has(headingKey(header))));
  return (["woocommerce", "shopify", "odoo", "prestashop"] as const).find(isMarked) ?? "own";
}

/** Adds columns of quantity prices, at most as many as a product has; that of one piece is its price, unless another column is. */
function addTiers(fields: (ColumnField | null)[], headers: readonly string[]): void {
  if (fields.includes("quantity_prices") || fields.includes("tier_from")) return;
  let left = MAX_QUANTITY_PRICES;
  for (const [index, from] of tiersOfHeaders(headers).entries()) {
    if (from === null || fields[index] !== null) continue;
    const column = from <= 1 ? "price" : tierColumn(from);
    if (fields.includes(column)) continue;
    if (isTierColumn(column)) left -= 1;
    if (left >= 0 && (column === "price" || isTierColumn(column))) fields[index] = column;
  }
}

/**
 * The field of each column by its header, in any case and either language of the shop's own ones; names of attributes may have a unit in brackets. Of several
 * columns for a field the first has it; in an export of another program, whose columns are known, the one whose name is listed first.
 */
export function guessFields(
  headers: readonly string[],
  own: SheetHeaders,
  attributes: readonly Pick<Attribute, "id" | "name" | "name_ar">[] = [],
): (ColumnField | null)[] {
  const source = sourceOf(headers);
  const folded = headers.map(headingKey);
  const words = headers.map(wordsKey);
  const fields: (ColumnField | null)[] = headers.map(() => null);
  for (const field of [...sheetFields, ...foreignFields, ...rowFields]) {
    const names = namesOf(source, field, own);
    const isFree = (at: number): boolean => at !== -1 && fields[at] === null;
    const index =
      source === "own"
        ? folded.findIndex(
            (header, at) => isFree(at) && (names.includes(header) || names.includes(words[at] ?? "")),
          )
        : (names.map((name) => folded.indexOf(name)).find(isFree) ?? -1);
    if (index !== -1) fields[index] = field;
  }
  if (source === "own") addTiers(fields, headers);
  const keys = headers.map(nameKey);
  for (const { id, name, name_ar } of attributes) {
    const names = new Set([name, name_ar ?? ""].map(nameKey).filter(Boolean));
    const index = keys.findIndex((key, at) => fields[at] === null && names.has(key));
    if (index !== -1) fields[index] = `attribute_values.${id}`;
  }
  return fields;
}

const keyOf = (headers: readonly string[]): string => headers.map(headingKey).join("\u001F");

/**
 * What two sheets with the same columns have in common, by which the fields of an earlier import are found. Rejected lines that come back
 * corrected have the columns of their sheet, and one of the pairs of columns that were added to it.
 */
export function columnsKey(headers: readonly string[], added: readonly (readonly string[])[]): string {
  const isCorrected = headers.length > 2 && added.map(keyOf).includes(keyOf(headers.slice(-2)));
  return keyOf(isCorrected ? headers.slice(0, -2) : headers);
}
