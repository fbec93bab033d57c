import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { rohsWords } from "@shop/domain/catalogue/rohs.ts";
import { sellingUnitWords } from "@shop/domain/catalogue/selling-unit-words.ts";
import { visibilityWords } from "@shop/domain/catalogue/visibility-words.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { isStoredFile } from "@shop/domain/product-files/product-files.ts";
import { exactForm } from "@shop/domain/search/folding.ts";
import { numericFields, type SheetField, sheetFields } from "@shop/domain/sheets/sheet-fields.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";

import type { Queries } from "../../database/database.ts";
import type { SheetCell } from "../../sheets/sheet-csv.ts";
import { findCategories } from "../categories/categories.repository.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import { findByPartNumbers } from "../products/product-links.repository.ts";
import { supplierRows } from "../suppliers/suppliers.repository.ts";

/** A name in both languages. */
interface GroupName {
  readonly name: string;
  readonly nameAr: string | null;
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** What names each product in a cell of links: its part number where no other product has it, else its id with a number sign. */
async function linkWords(
  queries: Queries,
  rows: readonly AdminProduct[],
): Promise<ReadonlyMap<number, string>> {
  const linked = rows.flatMap((row) => row.linked);
  const named = linked.flatMap(({ part_number: part }) => part ?? []);
  const owners = await findByPartNumbers(queries, named);
  return new Map(
    linked.map(({ id, part_number: part, deleted }) => {
      const isPlain = part !== null && !deleted && !/[;\n]|^#/.test(part);
      const isOnly = isPlain && owners.get(exactForm(part))?.length === 1;
      return [id, isOnly ? part : `#${id}`];
    }),
  );
}

function cellsOf(
  product: AdminProduct,
  words: ReadonlyMap<number, string>,
  category: GroupName | undefined,
  subCategory: GroupName | undefined,
  suppliers: ReadonlyMap<number, { readonly name: string }>,
  locale: Locale,
): Readonly<Record<SheetField, string | number | null>> {
  const links = (ids: readonly number[]): string => ids.flatMap((id) => words.get(id) ?? []).join("; ");
  return {
    ...product,
    needs: links(product.needs),
    accessories: links(product.accessories),
    alternatives: links(product.alternatives),
    category: category?.name ?? null,
    category_ar: category?.nameAr ?? null,
    sub_category: subCategory?.name ?? null,
    sub_category_ar: subCategory?.nameAr ?? null,
    quantity_prices: quantityPricesText(product.quantity_prices),
    unit: product.unit && sellingUnitWords[locale][product.unit],
    rohs: product.rohs && rohsWords[locale][product.rohs],
    visibility: visibilityWords[locale][product.visibility],
    datasheets: product.files
      .filter(({ kind, address }) => kind === "datasheet" && !isStoredFile(address))
      .map(({ address }) => address)
      .join(" | "),
    images: pictureAddresses(product.images).join(" | "),
    amount_before: product.amount,
    cost_price: product.cost_price ?? null,
    // The import finds no deleted supplier; an empty cell leaves it as it is.
    supplier_id: suppliers.get(product.supplier_id ?? 0)?.name ?? null,
    supplier_part: product.supplier_part ?? null,
    supplier_pack: product.supplier_pack ?? null,
  };
}

const toCell = (field: SheetField, value: string | number | null): SheetCell =>
  typeof value === "number" || (value !== null && numericFields.has(field))
    ? { number: String(value) }
    : value;

/** Options of {@link productRows}. */
interface ProductSheetOptions {
  /** The attributes that have a column. */
  readonly attributes: readonly Attribute[];
  readonly locale: Locale;
  /** Whether the columns of costs belong to it. */
  readonly withCosts: boolean;
}

/** The rows of a sheet of products, batch by batch, the header first; behind the fixed columns one for each attribute. */
export async function* productRows(
  batches: AsyncIterable<readonly AdminProduct[]>,
  queries: Queries,
  { attributes, locale, withCosts }: ProductSheetOptions,
): AsyncGenerator<SheetCell[][]> {
  const fields = withCosts ? sheetFields : sheetFields.filter((field) => !isCostField(field));
  yield [
    [
      ...fields.map((field) => sheetHeaders[locale][field]),
      ...attributes.map((attribute) => localName(attribute, locale)),
    ],
  ];
  const categories = byId(await findCategories(queries));
  const subCategories = byId(await findSubCategories(queries));
  const suppliers = byId(withCosts ? await supplierRows.find(queries) : []);
  for await (const products of batches) {
    const words = await linkWords(queries, products);
    yield products.map((product) => {
      const cells = cellsOf(
        product,
        words,
        categories.get(product.category_id),
        subCategories.get(product.sub_category_id),
        suppliers,
        locale,
      );
      const values = attributes.map(({ id }) => product.attribute_values[id] ?? null);
      return [...fields.map((field) => toCell(field, cells[field])), values].flat();
    });
  }
}
