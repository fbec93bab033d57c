import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import { expect, test } from "vitest";

import { insertOrderLines } from "../src/modules/orders/orders.repository.ts";
import { adminDesk } from "./support/admin-desk.ts";
import { send } from "./support/calls.ts";
import { meter } from "./support/order-desk.ts";

const { readInvoice, readPackingList } = endpoints;
const { api, headers, place, read } = adminDesk();

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

test("D-33 the largest order is printed with each font embedded once", { timeout: 90_000 }, async () => {
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
      qty: 1,
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
