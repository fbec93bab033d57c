import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { rightsOfPreset } from "@shop/domain/admins/rights.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { type PaymentMethod, paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { orderPayments } from "../../src/modules/orders/payments/order-payments.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";

const { recordPayment, voidPayment, readCashUp, countDayCash, exportCashUp, exportPayments } = endpoints;
const { api, headers, place } = adminDesk();

const branch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };
const DAY = "2026-03-02";

type Entry = BodyOf<typeof recordPayment>;

/** Records an entry at a moment, by a person; returns its id. */
async function record(order: number, body: Entry, at: string, by: string = owner.email): Promise<number> {
  const { order: stored } = await call(api(), recordPayment, {
    headers: headers(),
    params: { id: order },
    body,
  });
  const id = stored.payments[0]?.id ?? 0;
  await api()
    .database.queries.update(orderPayments)
    .set({ at: new Date(at), by, valueDate: shopDayOf(at) })
    .where(eq(orderPayments.id, id));
  return id;
}
const read = (day: string) => call(api(), readCashUp, { headers: headers(), query: { day } });
const cash = (amount: string, rest: Partial<Entry> = {}): Entry => ({ method: "cash", amount, ...rest });

test("D-123 a day of the shop's time zone is summed by method, branch and person; what is taken back counts on its own day", async () => {
  const order = await place();
  // In winter the day begins at 22:00 UTC.
  await record(order, cash("1000.10", { branch }), "2026-03-01T22:00:00Z");
  await record(order, cash("0.02", { branch }), "2026-03-02T21:59:59.999Z");
  await record(order, cash("7"), "2026-03-01T21:59:59.999Z");
  await record(order, cash("8"), "2026-03-02T22:00:00Z");
  await record(order, cash("50.05", { kind: "refund", branch }), "2026-03-02T12:00:00Z");
  await record(order, { kind: "withheld", method: "transfer", amount: "9" }, "2026-03-02T12:00:00Z");
  const wrong = await record(order, cash("300", { branch }), "2026-03-01T12:00:00Z", "cashier@shop.example");
  await call(api(), voidPayment, { headers: headers(), params: { id: order, paymentId: wrong }, body: {} });
  await api()
    .database.queries.update(orderPayments)
    .set({ at: new Date("2026-03-02T10:00:00Z"), valueDate: "2026-03-02" })
    .where(eq(orderPayments.voids, wrong));
  const { sums } = await read(DAY);
  expect(sums).toHaveLength(3);
  const none = { received: "0.00", refunded: "0.00", withheld: "0.00", net: "0.00" };
  expect(sums).toEqual(
    expect.arrayContaining([
      {
        ...none,
        method: "cash",
        branch,
        person: owner.email,
        received: "1000.12",
        refunded: "50.05",
        net: "950.07",
      },
      {
        ...none,
        method: "cash",
        branch,
        person: "cashier@shop.example",
        received: "-300.00",
        net: "-300.00",
      },
      { ...none, method: "transfer", branch: null, person: owner.email, withheld: "9.00" },
    ]),
  );
  // The day on which the entry was made stays as it was closed.
  expect((await read("2026-03-01")).sums).toEqual(
    expect.arrayContaining([
      { ...none, method: "cash", branch, person: "cashier@shop.example", received: "300.00", net: "300.00" },
    ]),
  );
  expect((await read("2026-03-04")).sums).toEqual([]);
});

test("D-123 the sums of a day are those of SQL, to the piastre", async () => {
  const order = await place();
  const { queries } = api().database;
  const people = ["a@shop.example", "b@shop.example"];
  const rows = Array.from({ length: 400 }, (_, at) => ({
    orderId: order,
    kind: (["payment", "payment", "refund", "withheld"] as const)[at % 4] ?? "payment",
    method: paymentMethods[at % paymentMethods.length] ?? ("cash" satisfies PaymentMethod),
    amount: `${(at * 7919) % 1000}.${String((at * 37) % 100).padStart(2, "0")}`.replace(/^0\.00$/, "0.01"),
    branch: at % 3 === 0 ? branch : null,
    by: people[at % 2] ?? "",
    at: new Date(Date.parse("2026-03-01T22:00:00Z") + at * 60_000),
    valueDate: DAY,
  }));
  await queries.insert(orderPayments).values(rows);
  const { sums } = await read(DAY);
  const branchName = sql<string | null>`branch->>'en'`;
  const expected = await queries
    .select({
      method: orderPayments.method,
      person: orderPayments.by,
      place: branchName,
      net: sql<string>`sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)::text`,
    })
    .from(orderPayments)
    .groupBy(orderPayments.method, orderPayments.by, branchName);
  const found = sums.map((one) => ({
    method: one.method,
    person: one.person,
    place: one.branch?.en ?? null,
    net: one.net,
  }));
  const inOrder = (all: typeof found): string[] => all.map((one) => JSON.stringify(one)).toSorted();
  expect(inOrder(found)).toEqual(inOrder(expected));
  expect(found.length).toBeGreaterThan(15);
});

test("D-123 counted cash is kept with who counted it and when, corrected by a new entry, and exported", async () => {
  const order = await place();
  await record(order, cash("100", { branch }), "2026-03-02T09:00:00Z");
  const body = { day: DAY, branch, person: owner.email, counted: "٩٩٫٥" };
  await call(api(), countDayCash, { headers: headers(), body });
  const { counts } = await call(api(), countDayCash, {
    headers: headers(),
    body: { ...body, counted: "100.25", note: "Found a note" },
  });
  expect(counts).toMatchObject([
    { branch, person: owner.email, counted: "100.25", note: "Found a note", by: owner.email },
    { counted: "99.50", note: "" },
  ]);
  expect((await read("2026-03-03")).counts).toEqual([]);
  const response = await send(api(), exportCashUp, {
    headers: headers(),
    query: { day: DAY, format: "csv", locale: "en" },
  });
  expect(response.headers.get("content-disposition")).toContain(`payments-${DAY}.csv`);
  expect(await response.text()).toContain(
    `${DAY},cash,"Cairo, Bab al-Luq",${owner.email},100.00,0.00,0.00,100.00,100.25,0.25,Found a note`,
  );
});

test("D-143 the sheet of a time has every entry with its order, and adds up to the sums of its days", async () => {
  const [one, two] = [await place(), await place()];
  await record(one, cash("1000.10", { branch, reference: "A-1" }), "2026-03-01T22:00:00Z");
  await record(one, cash("50.05", { kind: "refund", branch }), "2026-03-02T12:00:00Z");
  await record(two, { kind: "withheld", method: "transfer", amount: "9" }, "2026-03-31T21:59:00Z");
  const wrong = await record(one, cash("300", { branch }), "2026-02-28T12:00:00Z", "cashier@shop.example");
  await call(api(), voidPayment, { headers: headers(), params: { id: one, paymentId: wrong }, body: {} });
  await api()
    .database.queries.update(orderPayments)
    .set({ at: new Date("2026-03-05T10:00:00Z"), valueDate: "2026-03-05" })
    .where(eq(orderPayments.voids, wrong));
  await record(two, cash("7"), "2026-03-31T22:00:00Z");
  const query = { from: "2026-03-01", to: "2026-03-31", format: "csv", locale: "en" } as const;
  const response = await send(api(), exportPayments, { headers: headers(), query });
  expect(response.headers.get("content-disposition")).toContain("payments-2026-03-01-2026-03-31.csv");
  const text = (await response.text()).replace(/^\uFEFF/, "");
  const rows = parse<Readonly<Record<string, string>>>(text, { columns: true });
  expect(rows.map(({ Day, Kind, "Recorded by": by, Reference }) => [Day, Kind, by, Reference])).toEqual([
    ["2026-03-02", "payment", owner.email, "A-1"],
    ["2026-03-02", "refund", owner.email, ""],
    ["2026-03-05", "payment (undone)", "cashier@shop.example", ""],
    ["2026-03-31", "tax withheld", owner.email, ""],
  ]);
  const sumOfColumn = (name: string) => sumOf(rows.map((row) => row[name] ?? ""));
  const days = await Promise.all(
    Array.from({ length: 31 }, (_, index) => read(`2026-03-${String(index + 1).padStart(2, "0")}`)),
  );
  const sums = days.flatMap((day) => day.sums);
  for (const [column, name] of [
    ["Payments", "received"],
    ["Refunds", "refunded"],
    ["Withheld tax", "withheld"],
    ["Sum", "net"],
  ] as const) {
    expect(sumOfColumn(column)).toBe(sumOf(sums.map((sum) => sum[name])));
  }
  expect(sumOfColumn("Sum")).toBe("650.05");
});

test("D-143 D-147 the sheet of a time names buyers to those alone who export them", async () => {
  await record(await place(), cash("12.34"), "2026-04-02T12:00:00Z");
  const query = { from: "2026-04-01", to: "2026-04-30", format: "csv", locale: "en" } as const;
  const headingsFor = async (cookie: Readonly<Record<string, string>>) =>
    (await (await send(api(), exportPayments, { headers: cookie, query })).text()).split("\r\n", 1)[0];
  const books = { email: "books@shop.example", password: "balance of the month" };
  const accountant = await signInAdmin(api(), books, "staff", rightsOfPreset.accountant);
  expect(await headingsFor(headers())).toContain("Order,Buyer,Kind");
  expect(await headingsFor(accountant)).toContain("Order,Kind");
});

test("D-123 a day that is none, and an amount below zero, are refused", async () => {
  expect(
    await refused(api(), readCashUp, { headers: headers(), query: { day: "2026-02-31" } }),
  ).toMatchObject({ code: "bad_query" });
  const backwards = { headers: headers(), query: { from: "2026-03-02", to: "2026-03-01" } };
  expect(await refused(api(), exportPayments, backwards)).toMatchObject({ status: 400, code: "bad_query" });
  expect(
    await refused(api(), countDayCash, {
      headers: headers(),
      body: { day: "2026-02-31", person: "nobody", counted: "-1" },
    }),
  ).toMatchObject({ errors: { day: "bad_value", person: "bad_email", counted: "bad_price" } });
  const count = { day: addDays(shopDayOf(Date.now()), 1), person: owner.email, counted: "1" };
  expect(await refused(api(), countDayCash, { headers: headers(), body: count })).toMatchObject({
    errors: { day: "bad_value" },
  });
  const stranger = { ...count, day: DAY, person: "left@shop.example" };
  expect(await refused(api(), countDayCash, { headers: headers(), body: stranger })).toMatchObject({
    errors: { person: "bad_value" },
  });
  // Somebody who took cash on that day, and has no account any more.
  await record(await place(), cash("5"), "2026-03-02T12:00:00Z", stranger.person);
  expect((await call(api(), countDayCash, { headers: headers(), body: stranger })).counts[0]).toMatchObject({
    person: stranger.person,
    counted: "1.00",
  });
});
