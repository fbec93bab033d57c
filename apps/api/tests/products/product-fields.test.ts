import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Offer } from "@shop/domain/catalogue/offer.ts";
import {
  allProductFields,
  isSheetProductField,
  type ProductField,
} from "@shop/domain/catalogue/product-fields.ts";
import type { LinkField } from "@shop/domain/catalogue/product-links.ts";
import { quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import type { SupplyFields } from "@shop/domain/suppliers/supply-text.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { eq, getTableColumns } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

/** Columns that the server keeps, and the group, which is chosen beside the fields. */
const keptColumns = [
  "id",
  "category_id",
  "sub_category_id",
  "name_sort",
  "price_since",
  "current_price",
  "version",
  "deleted_at",
  "created_at",
  "stock_value",
  "updated_at",
];

test("D-29 every column of products is a declared field, or kept by the server", () => {
  const columns = Object.keys(getTableColumns(products));
  expect(columns.toSorted()).toEqual([...allProductFields, ...keptColumns].toSorted());
});

/**
 * Values of attributes, links, offers and suppliers have tests of their own: `product-attributes.test.ts`, `product-links.test.ts`,
 * `product-offers.test.ts` and `product-suppliers.test.ts`.
 */
type PlainField = Exclude<ProductField, "attribute_values" | LinkField | keyof Offer | keyof SupplyFields>;

type Values = Pick<AdminProduct, PlainField>;

/** Two values of each field, other than those of the stored product. */
const samples: { readonly [F in PlainField]: readonly [first: Values[F], second: Values[F]] } = {
  name: ["Thermal camera", "Thermal imager"],
  name_ar: ["كاميرا حرارية", "مصور حراري"],
  part_number: ["TC-100", "TC-200"],
  manufacturer_part_number: ["OW-TC100/E", "OW-TC200/E"],
  barcode: ["NM-0007", "6221031490002"],
  pack_barcode: ["BAG-7", "16221031490009"],
  pack_units: [100, 250],
  brand: ["Ohmwerk", "Voltera"],
  warranty_months: [12, 24],
  country: ["DE", "EG"],
  rohs: ["yes", "no"],
  visibility: ["hidden", "draft"],
  price: ["125.50", "99.25"],
  cost_price: ["80.10", "75.00"],
  vat_rate: ["5.00", "0.00"],
  quantity_prices: [
    [{ from: 10, price: "0.40" }],
    [
      { from: 20, price: "0.45" },
      { from: 100, price: "0.30" },
    ],
  ],
  unit: ["strip", "reel"],
  pieces_per_unit: [10, 25],
  denied_pack: ["pack; 10", "set; 6"],
  min_order: [2, 3],
  order_step: [5, 10],
  max_order: [50, 60],
  amount: [17, 23],
  restock_on: ["2026-12-12", "2027-01-05"],
  low_stock_at: [4, 6],
  description: ["Sees heat.", "Shows heat."],
  description_ar: ["ترى الحرارة.", "تعرض الحرارة."],
};

const isPlain = (field: ProductField): field is PlainField => field in samples;

const plainFields = allProductFields.filter(isPlain);

/** What a product needs beside a field: a piece has no other number of pieces, and the barcode of a pack says of how many. */
const neededBy = (field: PlainField) => ({
  ...(field === "pieces_per_unit" && { unit: "pack" as const }),
  ...(field === "pack_barcode" && { pack_units: 10 }),
});

const desk = importDesk(
  aCatalogue({
    products: plainFields.map((field, index) => aProduct({ id: index + 1, ...neededBy(field) })),
  }),
);

// The shop is opened with what shoppers get of products.
beforeAll(async () => {
  await desk
    .api()
    .database.queries.update(products)
    .set({ pack_units: 10 })
    .where(eq(products.id, plainFields.indexOf("pack_barcode") + 1));
});

/** A value as history and sheets have it. */
const told = (value: Values[PlainField]): string | number | null =>
  Array.isArray(value) ? quantityPricesText(value) || null : (value ?? null);

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), endpoints.readAdminProduct, { headers: desk.headers(), params: { id } });

type Update = BodyOf<typeof endpoints.updateProduct>;

const bodyOf = ({ name, price, amount, sub_category_id, description }: AdminProduct): Update => ({
  name,
  price,
  amount,
  sub_category_id,
  description,
});

/** What a change of one field leaves as it is. */
const valuesOf = ({ updated_at: _updated, price_since: _since, ...values }: AdminProduct) => values;

const update = (id: number, body: Update) =>
  call(desk.api(), endpoints.updateProduct, { headers: desk.headers(), params: { id }, body });

async function exportedCells(id: number, field: ProductField): Promise<string[]> {
  const address = addressOf(endpoints.exportProducts, {}, { format: "csv", locale: "en" });
  const response = await desk.api().request(address, { headers: desk.headers() });
  const rows = (await response.text())
    .replace("\uFEFF", "")
    .split(/\r?\n/)
    .map((row) => row.split(",").map((cell) => cell.replaceAll(/^"|"$/g, "")));
  const headers: Readonly<Record<string, string>> = sheetHeaders.en;
  const column = rows[0]?.indexOf(headers[field] ?? "") ?? -1;
  return rows.filter(([first]) => first === String(id)).map((row) => row[column] ?? "");
}

describe.each(plainFields.map((field, index) => ({ field, id: index + 1 })))(
  "the field $field",
  ({ field, id }) => {
    const [first, second] = samples[field];

    test("D-29 is saved by the form, alone, with its history, and answers a conflict", async () => {
      const before = await read(id);
      await update(id, { ...bodyOf(before), version: before.version, [field]: first });
      const after = await read(id);
      expect(after).toMatchObject({ ...valuesOf(before), [field]: first, version: before.version + 1 });
      const [entry] = await desk.historyOf(id);
      expect(entry).toMatchObject({
        action: "updated",
        fields: [{ field, old: told(before[field]), new: told(first) }],
      });

      const conflict = await send(desk.api(), endpoints.updateProduct, {
        headers: desk.headers(),
        params: { id },
        body: { ...bodyOf(after), version: before.version, [field]: second },
      });
      const refusal = v.parse(apiErrorSchema, await conflict.json());
      expect(refusal).toMatchObject({ code: "edit_conflict", current: after });
      expect(await read(id)).toEqual(after);
    });

    test("API-11 belongs to a new product, as a duplicate is", async () => {
      const { product_id } = await call(desk.api(), endpoints.createProduct, {
        headers: desk.headers(),
        body: { ...bodyOf(await read(id)), ...neededBy(field), [field]: second },
      });
      expect(await read(product_id)).toMatchObject({ [field]: second });
      const [entry] = await desk.historyOf(product_id);
      expect(entry?.fields).toContainEqual({ field, old: null, new: told(second) });
      // A barcode is one product's own.
      await call(desk.api(), endpoints.deleteProduct, {
        headers: desk.headers(),
        params: { id: product_id },
      });
    });

    test.runIf(isSheetProductField(field))(
      "D-32 is exported, imported, and restored by the undo",
      async () => {
        const before = await read(id);
        expect(await exportedCells(id, field)).toEqual([String(told(before[field]) ?? "")]);

        const sheet = `${sheetHeaders.en.id},${(sheetHeaders.en as Readonly<Record<string, string>>)[field]}\n${id},"${told(second)}"\n`;
        const found = await desk.check(await desk.upload(sheet), { set_stock: true });
        expect(await desk.lines(found)).toMatchObject([
          { outcome: "updated", fields: [{ field, old: told(before[field]), new: told(second) }] },
        ]);
        await desk.apply(found);
        expect(await read(id)).toMatchObject({ [field]: second, version: before.version + 1 });
        expect((await desk.historyOf(id))[0]?.fields).toEqual([
          { field, old: told(before[field]), new: told(second) },
        ]);

        await desk.undo(found);
        expect(await read(id)).toMatchObject({ ...valuesOf(before), version: before.version + 2 });
      },
    );
  },
);
