import { endpoints } from "@shop/contract/endpoints.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";

const { changeSettings, takeOrder } = endpoints;
const { api, headers, place, read, changeLines } = adminDesk();

const setRate = (id: number, vat_rate: string | null) =>
  api().database.queries.update(products).set({ vat_rate }).where(eq(products.id, id));
const setTax = async (change: Partial<typeof defaultSettings.tax>): Promise<void> => {
  await call(api(), changeSettings, {
    headers: headers(),
    body: { version: 0, tax: { ...defaultSettings.tax, ...change } },
  });
};

const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, "");

async function paperOf(id: number) {
  const order = await findOrderById(api().database.queries, id);
  if (!order) throw new Error("The order is missing.");
  const tax = { ...defaultSettings.tax, tax_number: "987654321", address: { en: "7 Nile St", ar: "" } };
  const paper = orderPaper(order, "invoice", { ...defaultSettings, tax });
  return {
    sums: paper.sums.map(({ label, value }) => [label, plain(value)]),
    shop: paper.parties[0]?.lines.map(plain),
    remark: paper.remark,
  };
}

test("D-141 an order keeps the rates that it was made with, whatever product and settings become", async () => {
  await setRate(fuse.id, "5.00");
  const id = await place([
    [meter, 1],
    [fuse, 100],
  ]);
  const vat = [
    { rate: "14.00", net: "1271.93", vat: "178.07" },
    { rate: "5.00", net: "9.52", vat: "0.48" },
  ];
  expect((await read(id)).vat).toEqual(vat);
  await setTax({ vat_rate: "10" });
  await setRate(fuse.id, "0.00");
  expect((await read(id)).vat).toEqual(vat);
  const taken = await call(api(), takeOrder, {
    headers: headers(),
    body: { channel: "counter", handed_over: true, lines: [lineOf(meter, 1), lineOf(fuse, 100)] },
  });
  expect(taken.order.vat).toEqual([
    { rate: "10.00", net: "1318.18", vat: "131.82" },
    { rate: "0.00", net: "10.00", vat: "0.00" },
  ]);
  await setRate(fuse.id, null);
});

test("D-141 a line that is added later has its product's rate, or the standard one of the order", async () => {
  const id = await place([[meter, 1]]);
  await setTax({ vat_rate: "10" });
  await changeLines(id, { lines: [lineOf(meter, 1), lineOf(fuse, 100)] });
  expect((await read(id)).vat).toEqual([{ rate: "14.00", net: "1280.70", vat: "179.30" }]);
});

test("D-141 papers state net and tax by rate, and the shop as a taxpayer", async () => {
  await setRate(fuse.id, "0.00");
  const id = await place([
    [meter, 1],
    [fuse, 100],
  ]);
  await setRate(fuse.id, null);
  const { sums, shop, remark } = await paperOf(id);
  expect(sums.slice(-3)).toEqual([
    ["Net, 14%", "1,271.93 EG"],
    ["VAT 14%", "178.07 EG"],
    ["Exempt from VAT", "10 EG"],
  ]);
  expect(shop?.slice(0, 3)).toEqual([
    "Nilometer Electronics",
    "7 Nile St",
    "Tax registration number: 987-654-321",
  ]);
  expect(remark).toBe("");
});

test("D-141 an order from before rates were kept says that prices include tax, and a new line does not change that", async () => {
  const id = await place([[meter, 1]]);
  await api().database.queries.update(orders).set({ vatRate: null }).where(eq(orders.id, id));
  await changeLines(id, { lines: [lineOf(fuse, 100)] });
  expect((await read(id)).vat).toBeNull();
  const { sums, remark } = await paperOf(id);
  expect(sums.map(([label]) => label)).toEqual(["Total"]);
  expect(remark).toBe("Prices include VAT.");
});
