import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_ARRIVAL_LINES } from "@shop/domain/purchases/read-arrival-list.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { call, send } from "../support/calls.ts";
import { purchaseDesk } from "../support/desks/purchase-desk.ts";
import { sendForm } from "../support/forms.ts";
import { attempt } from "../support/ordering.ts";
import { rowXml, workbookOf, workbookWith } from "../support/workbooks.ts";

const { importArrivals } = endpoints;
const desk = purchaseDesk();

const fileOf = (...lines: readonly string[]): File => new File([lines.join("\n")], "note.csv");

const sendList = (
  id: number,
  file: File,
  { fields = {}, key }: { readonly fields?: Readonly<Record<string, string>>; readonly key?: string } = {},
) =>
  sendForm(
    desk.api(),
    importArrivals,
    { ...desk.headers(), ...(key && attempt(key)) },
    { file, ...fields },
    { id },
  );

async function listed(...request: Parameters<typeof sendList>) {
  const response = await sendList(...request);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return v.parse(importArrivals.answer, body);
}

const arrivedOf = async (id: number): Promise<number[]> =>
  (await desk.read(id)).lines.map(({ arrived }) => arrived);

/** An order of a supplier who calls the timer D-77: of 20 timers and 100 fuses, or of other pieces by product. */
async function sentOrder(
  lines: readonly (readonly [product: number, qty: number])[] = [
    [1, 20],
    [2, 100],
  ],
  { name = "Delta", part = "D-77" } = {},
): Promise<number> {
  const supplier_id = await desk.supplier(name);
  await desk.supply(supplier_id, 1, 10, part);
  const { order } = await desk.make({
    supplier_id,
    lines: lines.map(([product_id, qty]) => ({ product_id, qty })),
  });
  await call(desk.api(), endpoints.sendPurchase, {
    headers: desk.headers(),
    params: { id: order.id },
    body: { version: order.version },
  });
  return order.id;
}

test("D-169 a delivery note is counted once by the supplier's and own part numbers, with costs, and booked", async () => {
  const id = await sentOrder();
  const note = fileOf(
    "Order code,Part number,Ordered,Shipped,Unit price",
    "D-77,,20,12,7.25",
    ",F-1,100,60,EGP 0.40",
    "d77,,20,3,",
    "D-77,,20,1,7.50",
    "NO-SUCH,,1,1,",
    ",Kit,1,1,",
    ",F-1,1,a few,",
    ",F-1,1,1,$1",
    ",,1,3,",
  );
  const answer = await listed(id, note, { key: "delivery-note-1" });
  expect(answer).toMatchObject({
    lines: 3,
    products: 2,
    costs: 2,
    unread: [
      { row: 5, code: "D-77", written: "7.50", fault: "cost_differs" },
      { row: 6, code: "NO-SUCH", fault: "not_found" },
      { row: 7, code: "Kit", fault: "not_found" },
      { row: 8, code: "F-1", written: "a few", fault: "bad_number" },
      { row: 9, code: "F-1", written: "$1", fault: "bad_cost" },
      { row: 10, code: "", fault: "no_code" },
    ],
  });
  expect((await desk.read(id)).lines).toMatchObject([
    { id: 1, arrived: 15, unit_cost: "7.25" },
    { id: 2, arrived: 60, unit_cost: "0.40" },
  ]);
  // Sent again because the answer was lost.
  expect(await listed(id, note, { key: "delivery-note-1" })).toMatchObject({ lines: 3 });
  expect((await desk.read(id)).order.arrived).toBe(75);
  await desk.book(id);
  expect(await desk.product(1)).toMatchObject({ amount: 29, cost_price: "7.25" });
  expect(await desk.product(2)).toMatchObject({ amount: 160, cost_price: "0.40" });
});

test("D-169 a list adds to what was scanned, or replaces what is not booked of its products alone", async () => {
  const id = await sentOrder();
  await desk.scan(id, { product: { code: "D 77" }, qty: 2 });
  await desk.scan(id, { product: { code: "F-1" }, qty: 5 });
  await desk.book(id);
  await desk.scan(id, { product: { id: 1 }, qty: 4 });
  await desk.scan(id, { product: { id: 2 }, qty: 1 });
  await listed(id, fileOf("NE555,3"));
  expect(await arrivedOf(id)).toEqual([7, 1]);
  await listed(id, fileOf("NE555,3"), { fields: { replace: "true" } });
  expect(await arrivedOf(id)).toEqual([3, 1]);
  expect((await desk.read(id)).order).toMatchObject({ received: 7, arrived: 4 });
});

test("D-169 a code that is one product's part number and another's at the supplier is not guessed", async () => {
  const id = await sentOrder(undefined, { part: "F-1" });
  expect(await listed(id, fileOf("F-1,3"))).toMatchObject({ lines: 0, unread: [{ fault: "several" }] });
  const scanned = await desk.scan(id, { product: { code: "F-1" }, qty: 1 });
  expect(scanned).toMatchObject({ outcome: "several", products: [{ id: 2 }, { id: 1 }] });
});

test("D-169 a workbook is read; what the order has not, a draft, and a file that is none count nothing", async () => {
  const id = await sentOrder();
  const workbook = await workbookOf(rowXml(1, "كود المورد", "الكمية") + rowXml(2, "D-77", 20));
  expect(await listed(id, new File([workbook], "note.xlsx"))).toMatchObject({ lines: 1, products: 1 });
  const other = await sentOrder([[2, 5]], { name: "Nile" });
  expect(await listed(other, fileOf("NE555,1"))).toMatchObject({
    lines: 0,
    unread: [{ row: 1, code: "NE555", fault: "not_ordered" }],
  });
  const { order } = await desk.make({ supplier_id: await desk.supplier("Alpha"), lines: [] });
  expect((await sendList(order.id, fileOf("NE555,1"))).status).toBe(409);
  const long = fileOf(...Array.from({ length: MAX_ARRIVAL_LINES + 2 }, () => "NE555,1"));
  for (const [file, fault] of [
    [long, "too_many_rows"],
    [new File([Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 9, 9, 9])], "note.xlsx"), "unreadable"],
  ] as const) {
    const response = await sendList(id, file);
    expect(response.status).toBe(422);
    const { errors } = v.parse(apiErrorSchema, await response.json());
    expect(errors).toEqual({ file: fault });
  }
  expect((await desk.read(id)).order.arrived).toBe(20);
});

const hiddenRow = (row: number, ...cells: readonly (string | number)[]): string =>
  rowXml(row, ...cells).replace("<row ", '<row hidden="1" ');

test("D-169 hidden rows, columns and sheets of a workbook are left out and named", async () => {
  const id = await sentOrder();
  const columns = '<cols><col min="3" max="3" hidden="1"/></cols>';
  const note = (rows: string) =>
    workbookWith([
      { rows, columns },
      { name: "Old list", rows: rowXml(1, "D-77", 9), state: "hidden" },
      { name: "Notes", rows: "", state: "veryHidden" },
    ]);
  const file = async (rows: string) => new File([await note(rows)], "note.xlsx");
  const answer = await listed(
    id,
    await file(
      rowXml(1, "Order code", "Qty", "Price") +
        rowXml(2, "D-77", 12, 7.25) +
        hiddenRow(3, "D-77", 8, 7.25) +
        rowXml(4, "NO-SUCH", 1, 1),
    ),
  );
  expect(answer).toMatchObject({
    lines: 1,
    costs: 0,
    unread: [
      { row: 1, code: "", written: "Old list", fault: "hidden_sheets" },
      { row: 1, code: "", written: "C", fault: "hidden_columns" },
      { row: 3, code: "", written: "", fault: "hidden" },
      { row: 4, code: "NO-SUCH", fault: "not_found" },
    ],
  });
  expect(await arrivedOf(id)).toEqual([12, 0]);
  // A workbook of which all is hidden says so; a hidden sheet is not read either.
  const all = await file(hiddenRow(1, "Order code", "Qty") + hiddenRow(2, "D-77", 8));
  const sheet = new File(
    [await workbookWith([{ rows: rowXml(1, "D-77", 8), state: "hidden" }])],
    "note.xlsx",
  );
  for (const one of [all, sheet]) {
    const response = await sendList(id, one);
    expect(response.status).toBe(422);
    const { errors } = v.parse(apiErrorSchema, await response.json());
    expect(errors).toEqual({ file: "all_hidden" });
  }
  expect(await arrivedOf(id)).toEqual([12, 0]);
});

test("D-169 lists of several people at once lose nothing", async () => {
  const id = await sentOrder();
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      listed(id, fileOf("NE555,1", "F-1,2"), { key: `delivery-note-of-${at}` }),
    ),
  );
  expect(await arrivedOf(id)).toEqual([6, 12]);
});

test("D-169 the note of an order is printed, in the log, and never replaced unseen", async () => {
  const id = await sentOrder();
  const setNote = (note: string, before: string) =>
    send(desk.api(), endpoints.setPurchaseNote, {
      headers: desk.headers(),
      params: { id },
      body: { note, before },
    });
  const { version } = (await desk.read(id)).order;
  expect((await setNote("By sea, please.", "")).status).toBe(200);
  // Whoever books what was shown before is not held up by it.
  expect((await desk.read(id)).order.version).toBe(version);
  expect((await setNote("By air", "")).status).toBe(409);
  expect((await setNote("x".repeat(1001), "By sea, please.")).status).toBe(422);
  expect((await desk.read(id)).order.note).toBe("By sea, please.");
  const { data } = await call(desk.api(), endpoints.listAuditLog, {
    headers: desk.headers(),
    query: { entity: "purchase", limit: "1" },
  });
  expect(data[0]).toMatchObject({
    fields: [{ field: "note", old: null, new: "By sea, please." }],
  });
});

test("D-169 pieces of one product beyond the limit are named line by line", async () => {
  const id = await sentOrder();
  const answer = await listed(id, fileOf(...Array.from({ length: 3000 }, () => "D-77,1000000")));
  expect(answer).toMatchObject({ lines: 1, unread: { length: 2999, 0: { row: 2, fault: "too_many" } } });
  expect((await desk.read(id)).order.arrived).toBe(1_000_000);
});
