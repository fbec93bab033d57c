import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { settlementPreviewSchema } from "@shop/contract/settlements/settlements.ts";
import { planSettlement } from "@shop/domain/settlements/plan-settlement.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderParcels } from "../../src/modules/orders/parcels/order-parcels.table.ts";
import { orderPayments } from "../../src/modules/orders/payments/order-payments.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { sendForm } from "../support/forms.ts";
import { buyer } from "../support/ordering.ts";
import { rowXml, workbookOf } from "../support/workbooks.ts";

const { previewSettlement, bookSettlement, recordPayment } = endpoints;
const { api, headers, place, read, putInto } = adminDesk();

type Booking = BodyOf<typeof bookSettlement>;
type Fields = Readonly<Record<string, string>>;

const fileOf = (...lines: readonly string[]): File => new File([lines.join("\n")], "sheet.csv");
const send = (file: File, fields: Fields = {}) =>
  sendForm(api(), previewSettlement, headers(), { file, ...fields });
const preview = async (file: File, fields: Fields = {}) => {
  const response = await send(file, fields);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return v.parse(settlementPreviewSchema, body);
};
const refusal = async (file: File, fields: Fields = {}) =>
  v.parse(apiErrorSchema, await (await send(file, fields)).json());
const book = async (body: Booking, key?: string) =>
  (
    await call(api(), bookSettlement, {
      headers: { ...headers(), ...(key && { "idempotency-key": key }) },
      body,
    })
  ).data;

/** A sent order of 2,900. */
const sent = async (rest: Parameters<typeof place>[1] = {}): Promise<{ id: number; number: string }> => {
  const id = await place(undefined, rest);
  await putInto(id, "sent");
  return { id, number: (await read(id)).number };
};
const entry = (id: number, amount: string, rest: Partial<Booking["orders"][number]> = {}) => ({
  id,
  state: "sent" as const,
  left: "2900.00",
  lines: [{ line: id, amount }],
  ...rest,
});
const count = () => api().database.queries.$count(orderPayments);

test("D-122 a sheet is previewed with the order of each line, and nothing is written", async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  await api()
    .database.queries.update(orderParcels)
    .set({ tracking: "BS-77" })
    .where(eq(orderParcels.orderId, second.id));
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id: third.id },
    body: { method: "courier", amount: "2900" },
  });
  const seen = await preview(
    fileOf(
      "Order No.;AWB;Phone;COD;Fees;Date",
      `${first.number.toLowerCase()};;;2.900,00;45,00;2026-03-02`,
      ";bs-77;;2.850,50;45,00;",
      `${third.number};;;2.900,00;;`,
      `;;${buyer.phone};100,00;;`,
      "NOSUCH99;;;10,00;;",
      "Total;;;8.760,50;;",
    ),
  );
  expect(seen).toMatchObject({
    decimal: "comma",
    columns: [
      { heading: "Order No.", column: "number" },
      { heading: "AWB", column: "tracking" },
      { heading: "Phone", column: "phone" },
      { heading: "COD", column: "amount" },
      { heading: "Fees", column: "fees" },
      { heading: "Date", column: "date" },
    ],
  });
  expect(seen.lines.map(({ amount, orders: found }) => [amount, found.map(({ id }) => id)])).toEqual([
    ["2900.00", [first.id]],
    ["2850.50", [second.id]],
    ["2900.00", [third.id]],
    // Two orders of the phone are not paid: which one is asked.
    ["100.00", [second.id, first.id]],
    ["10.00", []],
  ]);
  expect(seen.lines[0]?.orders[0]).toMatchObject({
    due: "2900.00",
    left: "2900.00",
    state: "sent",
    parcels: [{ tracking: "", collect: "2900.00" }],
    recorded: [],
  });
  expect(seen.lines[2]?.orders[0]).toMatchObject({ left: "0.00", recorded: ["2900.00"] });
  const plan = planSettlement(seen.lines, { orders: new Map(), taken: new Map() });
  expect(plan).toMatchObject({ collected: "8760.50", fees: "90.00", booked: "5750.50", orders: 2 });
  expect(await count()).toBe(1);
});

test("D-122 amounts that may have a decimal comma are asked about, columns are corrected, and workbooks are read", async () => {
  const { number } = await sent();
  const file = fileOf("Ref A,Money", `${number},2.900`);
  expect(await preview(file, { columns: "number,amount" })).toMatchObject({
    decimal: null,
    unclear: "2.900",
    lines: [],
  });
  expect(await preview(file, { columns: "number,amount", decimal: "comma" })).toMatchObject({
    columns: [{ column: "number" }, { column: "amount" }],
    lines: [{ amount: "2900.00", orders: [{ number }] }],
  });
  // What names no order is.
  const { lines: unknown } = await preview(fileOf("Order,COD", ",5.00"));
  expect(unknown).toMatchObject([{ fault: "no_order", orders: [] }]);
  const { lines } = await preview(
    new File(
      [await workbookOf(rowXml(1, "رقم الطلب", "المبلغ المحصل") + rowXml(2, number, 2900))],
      "كشف.xlsx",
    ),
  );
  expect(lines).toMatchObject([{ amount: "2900.00", orders: [{ number }] }]);
});

test("D-122 hidden rows of a courier's workbook are named and cannot be booked", async () => {
  const { number } = await sent();
  const rows =
    rowXml(1, "رقم الطلب", "المبلغ المحصل") +
    rowXml(2, number, 2900).replace("<row ", '<row hidden="1" ') +
    rowXml(3, "3CDFGHJ6", 10);
  const { lines } = await preview(new File([await workbookOf(rows)], "كشف.xlsx"));
  expect(lines).toMatchObject([
    { line: 2, fault: "hidden", amount: null, orders: [] },
    { line: 3, amount: "10.00" },
  ]);
});

test("D-122 a sheet that cannot be read, or has more than 2,000 lines, is refused", async () => {
  const lines = Array.from({ length: 2001 }, () => "3CDFGHJ6,1.50");
  expect(await refusal(fileOf("Order,COD", ...lines))).toMatchObject({
    code: "invalid",
    errors: { file: "too_many_rows" },
  });
  expect((await preview(fileOf("Order,COD", ...lines.slice(1)))).lines).toHaveLength(2000);
  expect(await refusal(fileOf(" "))).toMatchObject({ errors: { file: "no_rows" } });
  const none = await sendForm(api(), previewSettlement, headers(), { other: "1" });
  expect(await none.json()).toMatchObject({ code: "invalid", errors: { file: "required" } });
  expect(await refusal(fileOf("Order,COD"), { columns: "number,number" })).toMatchObject({
    errors: { columns: "bad_value" },
  });
  expect(await refusal(fileOf("Order,COD"), { decimal: "dot" })).toMatchObject({
    errors: { decimal: "bad_value" },
  });
});

test("D-122 what the preview shows is booked with the sheet's reference, and fully paid orders are delivered", async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  const mailsBefore = await api().database.queries.$count(mails);
  const outcomes = await book({
    reference: "Bosta 14",
    deliver: true,
    orders: [
      entry(third.id, "1000", {
        lines: [
          { line: 9, amount: "1000" },
          { line: 10, amount: "1900", note: "Rest" },
        ],
      }),
      entry(first.id, "2900", { lines: [{ line: 2, amount: "2900", note: "45 EG" }] }),
      entry(second.id, "2899.99"),
    ],
  });
  expect(outcomes).toEqual([
    { id: third.id, outcome: "booked", code: null, delivered: true },
    { id: first.id, outcome: "booked", code: null, delivered: true },
    { id: second.id, outcome: "booked", code: null, delivered: false },
  ]);
  const paid = await read(first.id);
  expect(paid).toMatchObject({
    state: "delivered",
    payment_state: "paid",
    payments: [
      {
        kind: "payment",
        method: "courier",
        amount: "2900.00",
        reference: "Bosta 14/2",
        note: "45 EG",
        by: owner.email,
        reference_used: null,
      },
    ],
  });
  expect(paid.log.map(({ action }) => action)).toEqual(["state", "payment"]);
  expect(await read(second.id)).toMatchObject({ state: "sent", payment_state: "part", paid: "2899.99" });
  expect(await read(third.id)).toMatchObject({
    state: "delivered",
    payments: [{ reference: "Bosta 14/10" }, { reference: "Bosta 14/9" }],
  });
  expect(await api().database.queries.$count(mails)).toBe(mailsBefore + 2);
});

test("D-122 a booking counts once, however often it is sent", async () => {
  const [first, second] = [await sent(), await sent()];
  const body = { reference: "S", deliver: true, orders: [entry(first.id, "2900"), entry(second.id, "100")] };
  const all = await Promise.all(Array.from({ length: 6 }, () => book(body, "booking-0001")));
  expect(all.filter((one) => one.every(({ outcome }) => outcome === "booked"))).toHaveLength(1);
  expect(all.filter((one) => one.every(({ outcome }) => outcome === "already"))).toHaveLength(5);
  expect(await count()).toBe(2);
  const other = { ...body, orders: [entry(first.id, "2800")] };
  expect(
    await refused(api(), bookSettlement, {
      headers: { ...headers(), "idempotency-key": "booking-0001" },
      body: other,
    }),
  ).toMatchObject({ code: "idempotency_mismatch" });
  expect(await count()).toBe(2);
});

test("D-122 an order that has changed since the preview is refused by name, and the others are booked", async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id: first.id },
    body: { method: "cash", amount: "1" },
  });
  await putInto(second.id, "cancelled");
  const body = {
    reference: "S",
    orders: [entry(first.id, "2900"), entry(999_999, "1"), entry(second.id, "2900"), entry(third.id, "2900")],
  };
  expect(await book(body, "booking-0002")).toEqual([
    { id: first.id, outcome: "refused", code: "edit_conflict", delivered: false },
    { id: 999_999, outcome: "refused", code: "not_found", delivered: false },
    { id: second.id, outcome: "refused", code: "edit_conflict", delivered: false },
    { id: third.id, outcome: "booked", code: null, delivered: false },
  ]);
  expect(await count()).toBe(2);
  // Seen as it is now, it is booked.
  expect(
    await book({ reference: "S", orders: [entry(first.id, "2899", { left: "2899" })] }, "booking-0003"),
  ).toMatchObject([{ outcome: "booked" }]);
  // Without `deliver` no state changes.
  expect(await read(third.id)).toMatchObject({ state: "sent", payment_state: "paid" });
});

test("D-122 a booking names each order once, with amounts above zero", async () => {
  const { id } = await sent();
  expect(
    await refused(api(), bookSettlement, {
      headers: headers(),
      body: { reference: "", orders: [entry(id, "0"), entry(id, "x")] },
    }),
  ).toMatchObject({
    code: "invalid",
    errors: { reference: "required", "orders.0.lines.0.amount": "bad_price" },
  });
});

test("D-122 two bookings of the same orders in different sequence do not block each other", async () => {
  const all = [await sent(), await sent(), await sent(), await sent()];
  const entries = all.map(({ id }) => entry(id, "2900"));
  const both = await Promise.all([
    book({ reference: "A", orders: entries }, "booking-000a"),
    book({ reference: "B", orders: entries.toReversed() }, "booking-000b"),
  ]);
  expect(both.flat().filter(({ outcome }) => outcome === "booked")).toHaveLength(4);
  expect(both.flat().filter(({ code }) => code === "edit_conflict")).toHaveLength(4);
  expect(await count()).toBe(4);
});
