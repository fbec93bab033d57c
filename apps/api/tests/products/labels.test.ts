import { endpoints } from "@shop/contract/endpoints.ts";
import type { LabelsQuery } from "@shop/contract/labels/endpoints.ts";
import { MAX_LABELS } from "@shop/domain/labels/label-items.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { labelService } from "../../src/modules/labels/labels.service.ts";
import type { Label } from "../../src/modules/papers/label.ts";
import { products as stored } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { readCodes } from "../support/read-codes.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { readLabels, deleteProduct } = endpoints;
const ORIGIN = "https://shop.example";

const products = [
  aProduct({
    id: 1,
    name: "Clamp meter CM-208",
    name_ar: "كلامب ميتر CM-208",
    part_number: "CM-208",
    price: "1450.00",
  }),
  aProduct({ id: 2, name: "Resistor", part_number: null, price: "0.00" }),
  aProduct({ id: 3, name: "Pin header", part_number: "PH-40", price: "12.50" }),
  aProduct({ id: 4, name: "Not yet for sale", part_number: "NY-1", price: "5.00" }),
];

let opened: TestApi | undefined;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  opened = await openTestApi(aCatalogue({ products }), { publicUrl: ORIGIN });
  headers = { ...(await signInAdmin(opened)), origin: ORIGIN };
  await opened.database.queries.update(stored).set({ visibility: "draft" }).where(eq(stored.id, 4));
  await opened.database.queries.update(stored).set({ barcode: "6221031490003" }).where(eq(stored.id, 3));
});
afterAll(() => opened?.close());

const api = (): TestApi => {
  if (!opened) throw new Error("The shop is not open yet.");
  return opened;
};

async function labelsOf(query: Partial<LabelsQuery>, publicUrl: string | null = ORIGIN): Promise<Label[]> {
  const service = labelService(api().database.queries, publicUrl ?? undefined);
  const all = { labels: [], format: "roll-50x25", locale: "en", first_place: 1, ...query } as const;
  return (await service.labels(all)).labels.map(({ label }) => label);
}

const withoutMarks = (text: string): string => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");

test("D-154 labels are a PDF file that nobody stores, whose codes name the product and its page", async () => {
  const response = await send(api(), readLabels, {
    headers,
    query: { labels: "1x2,3", format: "sheet-70x36", locale: "ar", prices: "shown" },
  });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="labels.pdf"',
    "cache-control": "no-store",
  });
  const codes = await readCodes(Buffer.from(await response.arrayBuffer()));
  expect(codes.map(({ text }) => text).toSorted()).toEqual([
    "6221031490003",
    "CM-208",
    "CM-208",
    `${ORIGIN}/ar/product/1`,
    `${ORIGIN}/ar/product/1`,
    `${ORIGIN}/ar/product/3`,
  ]);
});

test("D-154 a label has name and link in its language, and the price where prices are printed", async () => {
  const labels = [{ id: 1, count: 1 }];
  const [arabic] = await labelsOf({ labels, locale: "ar", prices: "shown" });
  expect(withoutMarks(arabic?.name ?? "")).toBe("كلامب ميتر CM-208");
  expect(withoutMarks(arabic?.price ?? "")).toBe("1,450 EG");
  expect(arabic?.link).toBe(`${ORIGIN}/ar/product/1`);
  expect(await labelsOf({ labels })).toEqual([
    {
      name: "Clamp meter CM-208",
      partNumber: "CM-208",
      price: "",
      unit: "",
      barcode: "CM-208",
      link: `${ORIGIN}/product/1`,
    },
  ]);
});

test("D-154 a price that is being updated and a part number that is missing are left out; a draft has no page to link to", async () => {
  const labels = [
    { id: 2, count: 1 },
    { id: 4, count: 1 },
  ];
  const [updating, draft] = await labelsOf({ labels, prices: "shown" });
  expect(updating).toMatchObject({ price: "", partNumber: "", barcode: null });
  expect(draft).toMatchObject({ price: "5 EG", barcode: "NY-1", link: null });
});

test("D-154 without a public address there is no QR code", async () => {
  expect(await labelsOf({ labels: [{ id: 3, count: 1 }] }, null)).toMatchObject([{ link: null }]);
});

test("D-154 as many labels as are allowed at once are printed", async () => {
  const response = await send(api(), readLabels, {
    headers,
    query: { labels: `1x${MAX_LABELS / 2},3x${MAX_LABELS / 2}`, format: "sheet-38x21" },
  });
  expect(response.status).toBe(200);
});

test("D-154 labels of a deleted product, and of a product twice, are refused", async () => {
  await call(api(), deleteProduct, { params: { id: 3 }, headers });
  const query = { labels: "1,3", format: "roll-50x25" };
  expect(await refused(api(), readLabels, { headers, query })).toMatchObject({
    status: 404,
    code: "not_found",
  });
  const twice = { headers, query: { ...query, labels: "1,1x2" } };
  expect(await refused(api(), readLabels, twice)).toMatchObject({ status: 400, code: "bad_query" });
});
