import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { insertOrderLines } from "../../src/modules/orders/orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import type { Paper, PaperKind } from "../../src/modules/papers/paper.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";

const { readInvoice, readPackingList, recordPayment } = endpoints;
const { api, headers, place, read, putInto } = adminDesk();

const MAX_BYTES = 400_000;

async function pdfOf(response: Response): Promise<{ readonly text: string; readonly bytes: number }> {
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { text: bytes.toString("latin1"), bytes: bytes.length };
}

const pagesIn = (text: string): number => text.match(/\/Type \/Page\b/g)?.length ?? 0;
/** The embedded fonts, without the prefix of their subset. */
const fontsIn = (text: string): string[] =>
  [
    ...new Set(Array.from(text.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g), ([, name]) => name ?? "")),
  ].toSorted();

test.for([
  { kind: "invoice", endpoint: readInvoice },
  { kind: "packing", endpoint: readPackingList },
] as const)("D-33 the $kind of an order is a PDF file that nobody stores", async ({ kind, endpoint }) => {
  const id = await place([[meter, 2]], { locale: "ar" });
  const { number } = await read(id);
  const response = await send(api(), endpoint, { headers: headers(), params: { id } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${kind}-${number}.pdf"`,
    "cache-control": "no-store",
  });
  const { text } = await pdfOf(response);
  expect(text).toMatch(/^%PDF-/);
  expect(text).toContain("/Lang (ar)");
  expect(pagesIn(text)).toBe(1);
  expect(fontsIn(text)).toEqual(expect.arrayContaining(["cairo-arabic-400", "cairo-arabic-700"]));
});

async function paperOf(id: number, kind: PaperKind): Promise<Paper> {
  const order = await findOrderById(api().database.queries, id);
  if (!order) throw new Error("The order is missing.");
  return orderPaper(order, kind, defaultSettings);
}

const withoutMarks = (text: string): string => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");

test("D-33 the packing list is printed without prices, the invoice with them", async () => {
  const id = await place([[meter, 2]], { locale: "en" });
  const packing = await paperOf(id, "packing");
  expect(packing.title).toBe("Packing list");
  expect(packing.sums).toEqual([{ label: "2 pieces", value: "" }]);
  expect(JSON.stringify(packing)).not.toMatch(/\bEG\b|1,450/);
  const invoice = await paperOf(id, "invoice");
  expect(invoice.rows[0]?.numbers).toEqual(["2", "1,450", "2,900"]);
  expect(invoice.sums).toEqual([
    { label: "Total", value: "2,900 EG" },
    { label: "Net, 14%", value: "2,543.86 EG", isPart: true },
    { label: "VAT 14%", value: "356.14 EG", isPart: true },
  ]);
});

test("D-33 papers are in the buyer's language", async () => {
  const id = await place([[meter, 2]], { locale: "ar" });
  expect((await paperOf(id, "invoice")).title).toBe("فاتورة");
  expect((await paperOf(id, "packing")).title).toBe("قائمة التجهيز");
});

test("D-117 a receipt is one of what is paid: the paper of an unpaid order says that it is none", async () => {
  const id = await place([[meter, 2]], { locale: "en" });
  expect((await paperOf(id, "receipt")).title).toBe("Order, not paid yet");
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id },
    body: { method: "cash", amount: "1000" },
  });
  const receipt = await paperOf(id, "receipt");
  expect(receipt.title).toBe("Receipt");
  expect(receipt.sums.slice(-2)).toEqual([
    { label: "Paid", value: "1,000 EG" },
    { label: "Left to pay", value: "1,900 EG" },
  ]);
  await putInto(id, "quoted");
  expect((await paperOf(id, "invoice")).title).toBe("Quotation");
  expect((await paperOf(id, "receipt")).title).toBe("Quotation");
});

test("D-33 the papers of a cancelled order say so", async () => {
  const id = await place([[meter, 2]], { locale: "en" });
  expect((await paperOf(id, "invoice")).subtitle).not.toContain("Cancelled");
  await putInto(id, "cancelled");
  expect((await paperOf(id, "invoice")).subtitle[0]).toBe("Cancelled");
  expect((await paperOf(id, "packing")).subtitle[0]).toBe("Cancelled");
});

test("D-26 D-33 on an Arabic paper an angle keeps its degree sign behind it", async () => {
  const id = await place([[meter, 2]], { locale: "ar" });
  const nameAr = "موتور سيرفو بتروس معدن 180°";
  await api().database.queries.update(orderLines).set({ nameAr }).where(eq(orderLines.orderId, id));
  const [row] = (await paperOf(id, "invoice")).rows;
  expect(row?.name).toContain("معدن \u2066180°\u2069");
  expect(withoutMarks(row?.name ?? "")).toBe(nameAr);
});

test("D-33 the largest order is printed with each font embedded once", async () => {
  const id = await place();
  const { queries } = api().database;
  const line = { orderId: id, productId: meter.id, name: meter.name, nameAr: null, partNumber: "CM-1" };
  await insertOrderLines(
    queries,
    Array.from({ length: MAX_ORDER_LINES - 1 }, (_, place_) => ({
      ...line,
      place: place_ + 1,
      price: "1.00",
      priceBefore: null,
      cost: null,
      costExact: null,
      vatRate: null,
      qty: 1,
      unit: null,
      piecesPerUnit: null,
      sent: 0,
      returned: 0,
    })),
  );
  const response = await send(api(), readInvoice, { headers: headers(), params: { id } });
  const { text, bytes } = await pdfOf(response);
  expect(pagesIn(text)).toBeGreaterThan(20);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

test("D-33 papers that are asked for at once are all made", async () => {
  const id = await place();
  const params = { id };
  const responses = await Promise.all(
    [readInvoice, readPackingList, readInvoice].map((endpoint) =>
      send(api(), endpoint, { headers: headers(), params }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("D-33 an order that does not exist has no papers", async () => {
  const response = await send(api(), readInvoice, { headers: headers(), params: { id: 999_999 } });
  expect(response.status).toBe(404);
});
