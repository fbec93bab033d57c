import type { SheetSource } from "@shop/domain/sheets/guess-columns.ts";
import { type DecimalMark, plainNumber, type RawCell } from "@shop/domain/sheets/sheet-numbers.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import { textOfHtml } from "./html-text.ts";

/** Other programs write the path of a product's groups into one cell: 'Tools > Meters', 'All / Tools / Meters', the first of several. */
function groupPath(text: string, source: SheetSource): readonly string[] {
  if (source === "own") return text.includes(" > ") ? text.split(" > ") : [text];
  const [first = ""] = source === "woocommerce" || source === "prestashop" ? text.split(",") : [text];
  return first.split(source === "odoo" ? "/" : ">");
}

/** The names of category and sub category in a cell. */
export function groupsOf(
  text: string,
  source: SheetSource,
): { readonly category?: string; readonly sub_category?: string } {
  const path = groupPath(text, source)
    .map((name) => name.trim())
    .filter(Boolean);
  const [sub, category] = [path.at(-1), path.at(-2)];
  return { ...(sub !== undefined && { sub_category: sub }), ...(category !== undefined && { category }) };
}

/** The names of the pictures in a cell: several stand in one with '|', a comma or a new line between them. */
export const pictureNames = (text: string): string[] =>
  text
    .split(/[|,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The links in a cell: several stand in one with spaces, '|', ';' or a new line between them. */
export const linksIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[|\s]+/)
      .map((link) => link.replace(/[;,]+$/, ""))
      .filter(Boolean),
  ),
];

/** The text of a description: other programs export theirs as HTML, WooCommerce with its line breaks as '\\n'. */
export function descriptionOf(text: string, source: SheetSource): string {
  if (source === "own") return text;
  return textOfHtml(source === "woocommerce" ? text.replaceAll(String.raw`\n`, "\n") : text);
}

/** The unit in brackets at the end of a header: 'Resistance (kΩ)', 'Weight [g]'. */
const unitOfHeader = (header: string): string =>
  /[([](?<unit>[^()[\]]+)[)\]]\s*$/u.exec(header)?.groups?.["unit"] ?? "";

/** The text of an attribute's cell; a plain number is read with the decimal mark of the sheet, and has the unit of the header. */
export function attributeText(
  cell: RawCell,
  attribute: Attribute,
  header: string,
  decimal: DecimalMark,
): string {
  const plain = attribute.kind === "number" ? plainNumber(cell, decimal) : null;
  return plain === null ? String(cell) : `${plain} ${unitOfHeader(header)}`.trim();
}
