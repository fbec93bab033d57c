import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { type OrderSheetColumn, orderSheetColumns } from "@shop/domain/orders/list/order-sheet.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import { unprotectedCell } from "@shop/domain/sheets/safe-cell.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { parse } from "csv-parse/sync";
import { desc, eq, sql } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { buyer } from "../support/ordering.ts";

const { api, headers, place, list, note, read } = adminDesk();

type Row = Readonly<Record<OrderSheetColumn, string>>;

const download = (query: Readonly<Record<string, string>>, asAdmin = true): Promise<Response> =>
  api().request(addressOf(endpoints.exportOrders, {}, query), asAdmin ? { headers: headers() } : {});

/** The rows of an export as CSV, without the header. */
async function rowsOf(query: Readonly<Record<string, string>> = {}): Promise<Row[]> {
  const text = await (await download({ format: "csv", ...query })).text();
  return parse<Row>(text.replace(/^\uFEFF/, ""), {
    columns: [...orderSheetColumns],
    from: 2,
    record_delimiter: ["\r\n", "\n", "\r"],
  });
}

const minorSum = (rows: readonly Row[], column: OrderSheetColumn): bigint =>
  rows.reduce((sum, row) => sum + (toMinorUnits(row[column] || "0") ?? -1n), 0n);

/** Stores orders of one to seven lines, a seventh of which has no price, and one order of as many lines as one may have. */
async function manyOrders(count: number): Promise<void> {
  const { queries } = api().database;
  await queries.execute(sql`
    insert into orders (number, state, locale, name, email, phone, address1, address2, note, total, content_hash, created_at, deliver_to, delivery_cost)
    select 'TEST' || lpad(n::text, 4, '0'), (array['received', 'confirmed', 'sent', 'delivered', 'cancelled'])[1 + n % 5], 'en',
      'Buyer ' || n % 9, '', '0100000' || lpad(n::text, 4, '0'), '', '', '', 0, '', timestamptz '2026-01-01 00:00+02' + n * interval '5 hours',
      case when n % 3 > 0 then 'EG-C' end, case when n % 3 > 0 then n % 2 * 45.05 end
    from generate_series(1, ${count}::integer) as n`);
  await queries.execute(sql`
    insert into order_lines (order_id, place, product_id, name, part_number, price, qty)
    select orders.id, place, 1, 'Part ' || place, 'P-' || place,
      case when (orders.id + place) % 7 = 0 then 0 else (orders.id * 7919 + place * 104729) % 9999999 / 100.0 end, 1 + (orders.id + place) % 12
    from orders, generate_series(0, case when orders.number = 'TEST0150' then ${MAX_ORDER_LINES}::integer - 1 else orders.id % 7 end) as place`);
  await queries.execute(sql`
    update orders set total = (select coalesce(sum(price * qty), 0) from order_lines where order_id = orders.id)`);
}

test("D-115 the sums of a sheet of some hundred orders are those of the database, to the piastre", async () => {
  await manyOrders(400);
  const rows = await rowsOf();
  const { queries } = api().database;
  const [sums] = await queries
    .select({
      lines: sql<string>`(select sum(price * qty) from order_lines)::text`,
      pieces: sql<string>`(select sum(qty) from order_lines)::text`,
      count: sql<string>`(select count(*) from order_lines)::text`,
      totals: sql<string>`sum(total)::text`,
      costs: sql<string>`sum(delivery_cost)::text`,
    })
    .from(orders);
  if (!sums) throw new Error("There are no orders.");
  expect(rows).toHaveLength(Number(sums.count));
  expect(rows.length).toBeGreaterThan(2000);
  expect(minorSum(rows, "lineTotal")).toBe(toMinorUnits(sums.lines));
  expect(minorSum(rows, "orderTotal")).toBe(toMinorUnits(sums.totals));
  expect(minorSum(rows, "deliveryCost")).toBe(toMinorUnits(sums.costs));
  expect(rows.reduce((sum, { pieces }) => sum + Number(pieces), 0)).toBe(Number(sums.pieces));
  for (const { price, lineTotal, pieces } of rows) {
    expect(lineTotal).toMatch(/^(?:\d+\.\d\d)?$/);
    expect(toMinorUnits(lineTotal || "0")).toBe((toMinorUnits(price || "0") ?? -1n) * BigInt(pieces));
  }

  // Whole orders, the newest first, each with its lines in order and its total on the first alone.
  const byOrder = Map.groupBy(rows, ({ number }) => number);
  expect(byOrder.size).toBe(400);
  const listed = await queries.select().from(orders).orderBy(desc(orders.id));
  expect([...byOrder.keys()].map((number) => number.replace("-", ""))).toEqual(
    listed.map(({ number }) => number),
  );
  for (const lines of byOrder.values()) {
    expect(lines.map(({ product }) => product)).toEqual(lines.map((_, at) => `Part ${at}`));
    expect(minorSum(lines, "lineTotal")).toBe(minorSum(lines.slice(0, 1), "orderTotal"));
  }

  // A workbook has the same cells, amounts as numbers.
  const workbook = await readSheet(Buffer.from(await (await download({})).arrayBuffer()));
  expect(workbook.slice(1).map((cells) => cells.map((cell) => cell ?? ""))).toEqual(
    rows.map((row) =>
      orderSheetColumns.map((column) => {
        const isNumber = [
          "pieces",
          "price",
          "lineTotal",
          "orderTotal",
          "deliveryCost",
          "paid",
          "withoutCost",
        ].includes(column);
        return isNumber && row[column] ? Number(row[column]) : unprotectedCell(row[column]);
      }),
    ),
  );
});

test("D-115 a sheet has the orders that the list finds by the same filters", async () => {
  await manyOrders(60);
  for (const filter of [
    ...orderStates.map((state) => ({ state })),
    { query: "buyer 4" },
    { query: "p-6" },
    { from: "2026-01-03", to: "2026-01-05" },
    { min: "50000", max: "200000.50", state: "sent" },
    { query: "nobody" },
  ]) {
    const { total } = await list(filter);
    const numbers = new Set((await rowsOf(filter)).map(({ number }) => number));
    expect([filter, numbers.size]).toEqual([filter, total]);
  }
});

test("D-115 a row has day and time of the shop, buyer, delivery, product and note; texts are no formulas", async () => {
  await api().database.queries.update(products).set({ name: "@Meter" }).where(eq(products.id, meter.id));
  const id = await place(
    [
      [{ ...meter, name: "@Meter" }, 2],
      [kit, 1],
    ],
    { info: { ...buyer, name: "=1+1", phone: "+201012345678", email: "mona@example.com" } },
  );
  await note(id, { version: 1, shop_note: '-2+3|cmd,\n"paid"' });
  await api()
    .database.queries.update(orders)
    .set({
      createdAt: new Date("2026-03-01T22:05:00Z"),
      deliverTo: "pick_up",
      deliveryBranch: { en: "Downtown", ar: "وسط البلد" },
      deliveryCost: "0.00",
    });
  const { number } = await read(id);
  const [first, second, ...rest] = await rowsOf();
  expect(rest).toEqual([]);
  const shared = {
    number,
    day: "2026-03-02",
    time: "00:05",
    state: "received",
    taken: "order",
    channel: "web",
    buyer: "'=1+1",
    phone: "'+201012345678",
    mail: "mona@example.com",
    place: "Pick-up at a branch",
    branch: "Downtown",
    unit: "",
    piecesPerUnit: "",
    payBy: "Cash on delivery",
    paymentFee: "",
    returnedPieces: "",
    returnedValue: "",
    returnedDelivery: "",
    returnedFee: "",
    paymentState: "not paid",
    sentPieces: "",
    trackings: "",
    unitCost: "",
    orderMargin: "",
    company: "",
    taxNumber: "",
    commercialRegister: "",
    purchaseOrder: "",
    validUntil: "",
    shopNote: '\'-2+3|cmd,\n"paid"',
  };
  expect(first).toEqual({
    ...shared,
    deliveryCost: "0.00",
    discount: "",
    product: "'@Meter",
    partNumber: meter.part_number,
    pieces: "2",
    price: "1450.00",
    lineTotal: "2900.00",
    orderTotal: "2900.00",
    paid: "0.00",
    withoutCost: "1",
  });
  expect(second).toEqual({
    ...shared,
    deliveryCost: "",
    discount: "",
    product: "Kit",
    partNumber: "",
    pieces: "1",
    price: "",
    lineTotal: "",
    orderTotal: "",
    paid: "",
    withoutCost: "",
  });
  const [arabic] = await rowsOf({ locale: "ar" });
  expect(arabic).toMatchObject({
    state: "بانتظار التأكيد",
    branch: "وسط البلد",
    time: "00:05",
    taken: "طلب",
    channel: "الموقع",
    paymentState: "غير مدفوع",
  });
});

test.for(["en", "ar"] as const)(
  "D-115 a sheet in %s is named, typed and headed; one of no orders is its header",
  async (locale) => {
    const csv = await download({ format: "csv", locale });
    expect(csv.headers.get("content-type")).toBe(sheetTypes.csv);
    expect(csv.headers.get("content-disposition")).toMatch(/^attachment;.*orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.headers.get("cache-control")).toBe("no-store");
    const { columns } = allMessages[locale].orderSheet;
    const header = orderSheetColumns.map((column) => columns[column]);
    expect(parse((await csv.text()).replace(/^\uFEFF/, ""))).toEqual([header]);
    const workbook = await download({ locale });
    expect(workbook.headers.get("content-type")).toBe(sheetTypes.xlsx);
    expect(
      await readSheet(Buffer.from(await workbook.arrayBuffer()), allMessages[locale].orderSheet.name),
    ).toEqual([header]);
  },
);

test.for([{ from: "2026-02-31" }, { format: "ods" }, { state: "lost" }])(
  "D-29 D-115 a sheet of orders is refused for what cannot be read: %o",
  async (query) => {
    const faulty = { headers: headers(), query: { ...query } };
    expect(await refused(api(), endpoints.exportOrders, faulty)).toMatchObject({
      status: 400,
      code: "bad_query",
    });
  },
);

test("D-9 D-115 a sheet of orders is for administrators, and a client that stops reading stops its queries", async () => {
  expect((await download({}, false)).status).toBe(401);
  await manyOrders(300);
  const reader = (await download({})).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await list({})).total).toBe(300);
  await place([[fuse, 1]]);
});

test("D-147 a sheet for those who may not look up buyers names no person, and keeps what belongs to the books", async () => {
  await place();
  const clerk = await signInAdmin(
    api(),
    { email: "books@shop.example", password: "keeps the books" },
    "staff",
    ["view_orders", "figures"],
  );
  const address = addressOf(endpoints.exportOrders, {}, { format: "csv", locale: "en" });
  const sheet = await (await api().request(address, { headers: clerk })).text();
  const { columns } = allMessages.en.orderSheet;
  const header = (sheet.replace(/^\uFEFF/, "").split(/\r?\n/)[0] ?? "").split(",");
  for (const column of ["buyer", "phone", "mail", "shopNote"] as const) {
    expect(header).not.toContain(columns[column]);
  }
  for (const column of ["number", "lineTotal", "paid", "taxNumber"] as const) {
    expect(header.join(",")).toContain(columns[column]);
  }
  for (const own of [buyer.phone, buyer.email]) expect(sheet).not.toContain(own);
});
