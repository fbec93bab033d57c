import { endpoints } from "@shop/contract/endpoints.ts";
import type { ImportLine, ProductImport } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const product = (id: number, name: string, rest: Partial<ReturnType<typeof aProduct>> = {}) =>
  aProduct({ id, name, name_ar: null, part_number: `P-${id}`, price: "10.00", amount: 5, ...rest });

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools" })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [
    product(1, "Quixot shown"),
    product(2, "Quixot draft", { visibility: "draft" }),
    product(3, "Quixot hidden", { visibility: "hidden" }),
    product(4, "Other one"),
  ],
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

const checked = async (content: string): Promise<readonly [ProductImport, readonly ImportLine[]]> => {
  const found = await desk.check(await desk.upload(content), { set_stock: true });
  return [found, await desk.lines(found)];
};

/** What a line says of visibility and stock, and why it is rejected or remarked upon. */
const told = ({ outcome, fields, errors, warnings }: ImportLine) => {
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.new;
  return { outcome, visibility: valueOf("visibility"), amount: valueOf("amount"), ...warnings, ...errors };
};

const search = async (text: string): Promise<number[]> =>
  (await call(desk.api(), endpoints.searchProducts, { query: { query: text } })).products
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

const visibilityOf = async (id: number) =>
  (await call(desk.api(), endpoints.readAdminProduct, { headers: desk.headers(), params: { id } }))
    .visibility;

test("D-102 a sheet says where products are seen, in either language; the search follows, and the undo restores it", async () => {
  const [sheet, rows] = await checked(
    lines("Part number,Visibility", "P-1,draft", "P-2,معروض", "P-3,", "P-4,secret"),
  );
  expect(rows.map(told)).toEqual([
    { outcome: "updated", visibility: "draft" },
    { outcome: "updated", visibility: "shown" },
    { outcome: "unchanged" },
    { outcome: "rejected", visibility: "unknown_visibility" },
  ]);
  expect(rows[3]?.refused).toEqual({ visibility: "secret" });
  expect(await search("quixot")).toEqual([1]);
  await desk.apply(sheet);
  expect(await search("quixot")).toEqual([2]);
  await desk.undo(sheet);
  expect(await search("quixot")).toEqual([1]);
  expect(await Promise.all([1, 2, 3].map(visibilityOf))).toEqual(["shown", "draft", "hidden"]);
});

const woo = (...rows: readonly string[]): string =>
  lines(
    "ID,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories",
    ...rows,
  );

test("D-102 an export of WooCommerce: what is not published is a draft, and stock is never made up", async () => {
  const [, rows] = await checked(
    woo(
      "1,W-1,One,1,visible,x,1,7,5,Meters",
      "2,W-2,Two,1,hidden,x,1,7,5,Meters",
      "3,W-3,Three,0,visible,x,1,7,5,Meters",
      "4,W-4,Four,-1,search,x,0,,5,Meters",
      "5,W-5,Five,1,catalog,x,1,,5,Meters",
      "6,W-6,Six,1,visible,x,,,5,Meters",
      "7,W-7,Seven,1,visible,x,backorder,,5,Meters",
      "8,W-8,Eight,maybe,visible,x,1,7,5,Meters",
      "9,W-9,Nine,1,nowhere,x,1,7,5,Meters",
      "10,W-10,Ten,1,visible,x,some,,5,Meters",
      "11,P-1,Quixot shown,1,visible,x,1,,5,Meters",
      "12,P-2,Quixot draft,0,visible,x,0,,5,Meters",
      "13,P-3,Quixot hidden,,visible,x,,,5,Meters",
    ),
  );
  const unknown = "unknown_word";
  expect(rows.map(told)).toEqual([
    { outcome: "created", visibility: "shown", amount: 7 },
    { outcome: "created", visibility: "hidden", amount: 7 },
    { outcome: "created", visibility: "draft", amount: 7 },
    { outcome: "created", visibility: "draft", amount: 0 },
    { outcome: "created", visibility: "shown", amount: "stock_unknown" },
    { outcome: "created", visibility: "shown", amount: "stock_unknown" },
    { outcome: "created", visibility: "shown", amount: 0 },
    { outcome: "rejected", published: unknown },
    { outcome: "rejected", catalogue_visibility: unknown },
    { outcome: "rejected", in_stock: unknown },
    { outcome: "updated" },
    { outcome: "updated", amount: 0 },
    { outcome: "updated" },
  ]);
  expect(rows[4]?.fields).toContainEqual({ field: "amount", old: null, new: 0 });
  expect(rows[7]?.refused).toEqual({ published: "maybe" });
});

test("D-102 a catalogue visibility alone publishes no draft", async () => {
  const [, rows] = await checked(
    lines(
      "SKU,Visibility in catalog,Regular price",
      "P-1,hidden,10",
      "P-2,visible,10",
      "P-2,visible,10",
      "P-3,visible,10",
    ),
  );
  expect(rows.map(told)).toMatchObject([
    { outcome: "updated", visibility: "hidden" },
    { outcome: "unchanged" },
    { outcome: "rejected", name: "duplicate_line" },
    { outcome: "unchanged" },
  ]);
});

/** A line of Shopify. */
const shopifyRow = (sku: string, status: string, published: string) =>
  `${sku.toLowerCase()},Product ${sku},x,Tools > Meters,${published},${sku},4,3,${status}`;

test("D-102 exports of Shopify: drafts, archived and unpublished products are drafts", async () => {
  const [, rows] = await checked(
    lines(
      "Handle,Title,Body (HTML),Product Category,Published,Variant SKU,Variant Inventory Qty,Variant Price,Status",
      shopifyRow("S-1", "active", "TRUE"),
      shopifyRow("S-2", "draft", "true"),
      shopifyRow("S-3", "archived", "TRUE"),
      shopifyRow("S-4", "active", "FALSE"),
      shopifyRow("S-5", "unlisted", "TRUE"),
      shopifyRow("S-6", "sold", "TRUE"),
    ),
  );
  expect(rows.map(told)).toMatchObject([
    { outcome: "created", visibility: "shown", amount: 4 },
    { outcome: "created", visibility: "draft" },
    { outcome: "created", visibility: "draft" },
    { outcome: "created", visibility: "draft" },
    { outcome: "created", visibility: "hidden" },
    { outcome: "rejected", status: "unknown_word" },
  ]);
});

/** What the lines of a sheet of Odoo with further columns are told to be. */
const odoo = async (header: string, ...rows: readonly string[]) => {
  const [, found] = await checked(
    lines(
      `Name,Internal Reference,Sales Price,Quantity On Hand,Product Category,Sales Description,${header}`,
      ...rows.map((row, at) => row.replace("NEW", `Odoo ${at},O-${at},5,4,Tools / Meters,x`)),
    ),
  );
  return found.map(told);
};

test("D-102 exports of Odoo: what is not published or not active is a draft; active alone publishes nothing", async () => {
  expect(
    await odoo("is_published,Active", "NEW,TRUE,TRUE", "NEW,FALSE,TRUE", "NEW,TRUE,FALSE"),
  ).toMatchObject([{ visibility: "shown" }, { visibility: "draft" }, { visibility: "draft" }]);
  expect(await odoo("Is Published", "NEW,1", "NEW,0")).toMatchObject([
    { visibility: "shown" },
    { visibility: "draft" },
  ]);
  expect(
    await odoo("Active", "Quixot draft,P-2,10,5,Meters,x,TRUE", "Quixot shown,P-1,10,5,Meters,x,FALSE"),
  ).toMatchObject([{ outcome: "updated", visibility: undefined }, { visibility: "draft" }]);
});

test("D-102 what an import adds as a draft is not in the shop, and an export names it", async () => {
  const [sheet] = await checked(
    lines(
      "Name,Part number,Price,Stock,Sub category,Description,Visibility",
      "Xylomat,X-1,5,4,Meters,x,Draft",
    ),
  );
  await desk.apply(sheet);
  expect(await search("xylomat")).toEqual([]);
  const { data } = await call(desk.api(), endpoints.listAdminProducts, {
    headers: desk.headers(),
    query: { query: "xylomat" },
  });
  expect(data).toMatchObject([{ name: "Xylomat", visibility: "draft", amount: 4 }]);
  const response = await send(desk.api(), endpoints.exportProducts, {
    headers: desk.headers(),
    query: { format: "csv", locale: "en", visibility: "draft" },
  });
  const text = await response.text();
  expect(text).toContain("Xylomat");
  expect(text).toContain(",draft,");
  expect(text).not.toContain("Quixot shown");
});
