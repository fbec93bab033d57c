import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { defaultAccounts } from "@shop/domain/books/accounts.ts";
import { cashDrawers } from "@shop/domain/cash-up/cash-up.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { bookClosings } from "../../src/modules/books/book-closings.table.ts";
import { cashMoves } from "../../src/modules/cash-up/cash-moves.table.ts";
import { dayCounts } from "../../src/modules/orders/payments/day-counts.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";

const {
  recordCashMove,
  voidCashMove,
  readCashUp,
  countDayCash,
  recordPayment,
  exportCashUp,
  exportJournal,
  closeBooks,
} = endpoints;
const { api, headers, place } = adminDesk();

const today = shopDayOf(Date.now());
const branch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };
const queries = () => api().database.queries;

beforeEach(async () => {
  await queries().delete(dayCounts);
  await queries().delete(cashMoves);
});

type Move = BodyOf<typeof recordCashMove>;
const body = (kind: Move["kind"], amount: string, rest: Partial<Move> = {}): Move => ({
  day: today,
  branch,
  person: owner.email,
  kind,
  amount,
  reason: kind === "expense" || kind === "courier_fee" ? "Packing tape" : "",
  ...rest,
});
const request = (move: Move, key?: string) => ({
  headers: { ...headers(), ...(key && { "idempotency-key": key }) },
  body: move,
});
const move = (...values: Parameters<typeof body>) => call(api(), recordCashMove, request(body(...values)));
const issues = async (...values: Parameters<typeof body>) =>
  (await refused(api(), recordCashMove, request(body(...values)))).errors;
const takeBack = (id: number, reason?: string) => ({
  headers: headers(),
  params: { id },
  body: { ...(reason !== undefined && { reason }) },
});
const count = () =>
  call(api(), countDayCash, {
    headers: headers(),
    body: { day: today, branch, person: owner.email, counted: "900" },
  });

test("D-188 float, payments, expenses and what went to the bank make what a drawer should hold", async () => {
  const order = await place();
  await call(api(), recordPayment, {
    headers: headers(),
    params: { id: order },
    body: { method: "cash", amount: "450.50", branch },
  });
  await move("float", "٥٠٠");
  await move("from_bank", "100");
  await move("expense", "35.25", { reason: " Tape " });
  await move("courier_fee", "40");
  const { moves, sums, counts } = await move("to_bank", "300");
  expect(moves).toMatchObject([
    { kind: "float", amount: "500.00", reason: "", person: owner.email, branch, by: owner.email },
    { kind: "from_bank", amount: "100.00" },
    { kind: "expense", amount: "35.25", reason: "Tape" },
    { kind: "courier_fee", amount: "40.00" },
    { kind: "to_bank", amount: "300.00" },
  ]);
  const [drawer] = cashDrawers({ sums, counts, moves });
  expect(drawer).toMatchObject({ branch, taken: "450.50", expected: "675.25" });

  const sheet = await send(api(), exportCashUp, {
    headers: headers(),
    query: { day: today, format: "csv", locale: "en" },
  });
  const rows = parse<Readonly<Record<string, string>>>((await sheet.text()).replace(/^\uFEFF/, ""), {
    columns: true,
  });
  const ofDrawer = rows.filter((row) => row["Branch"] === branch.en);
  expect(ofDrawer.reduce((sum, row) => sum + Number(row["Sum"]), 0)).toBe(675.25);
  expect(ofDrawer.find((row) => row["Method"] === "Small expense")).toMatchObject({
    Sum: "-35.25",
    Note: "Tape",
  });

  const journal = await send(api(), exportJournal, {
    headers: headers(),
    query: { from: today, to: today, format: "csv", locale: "en" },
  });
  const lines = parse<Readonly<Record<string, string>>>((await journal.text()).replace(/^\uFEFF/, ""), {
    columns: true,
  });
  const of = (account: string, side: "Debit" | "Credit") =>
    lines
      .filter((line) => line["Account"] === account && /in cash|bank/.test(line["What happened"] ?? ""))
      .map((line) => line[side])
      .filter(Boolean);
  expect(of(defaultAccounts.cash, "Credit")).toEqual(["35.25", "40.00", "300.00"]);
  expect(of(defaultAccounts.cash, "Debit")).toEqual(["100.00"]);
  expect(of(defaultAccounts.expenses, "Debit")).toEqual(["35.25"]);
  expect(of(defaultAccounts.courier_fees, "Debit")).toEqual(["40.00"]);
  expect(of(defaultAccounts.transfer, "Debit")).toEqual(["300.00"]);
});

test("D-188 an entry counts once for a key, and is taken back once, today", async () => {
  const before = addDays(today, -2);
  const sent = await Promise.all(
    Array.from({ length: 12 }, () =>
      call(api(), recordCashMove, request(body("expense", "20", { day: before }), "expense-0001")),
    ),
  );
  expect(sent.every(({ moves }) => moves.length === 1)).toBe(true);
  expect(
    await refused(api(), recordCashMove, request(body("expense", "21", { day: before }), "expense-0001")),
  ).toMatchObject({ code: "idempotency_mismatch" });
  const id = sent[0]?.moves[0]?.id ?? 0;
  await Promise.all(Array.from({ length: 6 }, () => call(api(), voidCashMove, takeBack(id, "Paid by card"))));
  const day = await call(api(), readCashUp, { headers: headers(), query: { day: before } });
  expect(day.moves).toMatchObject([{ id, amount: "20.00", taken_back: true, takes_back: false }]);
  const now = await call(api(), readCashUp, { headers: headers(), query: { day: today } });
  expect(now.moves).toMatchObject([
    { kind: "expense", amount: "-20.00", reason: "Paid by card", takes_back: true, taken_back: false },
  ]);
  // What takes another one back is not taken back itself.
  expect(await refused(api(), voidCashMove, takeBack(now.moves[0]?.id ?? 0))).toMatchObject({ status: 404 });
  expect(await refused(api(), voidCashMove, takeBack(999_999))).toMatchObject({ status: 404 });
});

test("D-188 a drawer has one float, spending says what for, and counted cash changes with a reason alone", async () => {
  const first = (await move("float", "500")).moves[0]?.id ?? 0;
  expect(await issues("float", "600")).toEqual({ kind: "float_stated" });
  await move("float", "100", { branch: null });
  await call(api(), voidCashMove, takeBack(first));
  await move("float", "600");
  expect(await issues("expense", "5", { reason: " " })).toEqual({ reason: "required" });
  expect(await issues("to_bank", "0")).toEqual({ amount: "bad_price" });
  expect(await issues("to_bank", "1", { person: "nobody@shop.example" })).toEqual({ person: "bad_value" });
  expect(await issues("to_bank", "1", { day: addDays(today, 1) })).toEqual({ day: "in_future" });
  const { id } = (await move("to_bank", "50")).moves.at(-1) ?? { id: 0 };
  await count();
  expect(await issues("to_bank", "1")).toEqual({ reason: "day_counted" });
  expect((await refused(api(), voidCashMove, takeBack(id))).errors).toEqual({ reason: "day_counted" });
  await move("to_bank", "1", { reason: "After closing" });
  await call(api(), voidCashMove, takeBack(id, "Never left"));
  expect(await queries().$count(cashMoves)).toBe(7);
});

test("D-188 no cash comes or goes on a closed day, which the database refuses too", async () => {
  const day = addDays(today, -3);
  const { id } = (await move("expense", "7", { day })).moves[0] ?? { id: 0 };
  await call(api(), closeBooks, { headers: headers(), body: { until: day } });
  expect(await issues("expense", "1", { day })).toEqual({ day: "books_closed" });
  await expect(queries().delete(cashMoves).where(eq(cashMoves.id, id))).rejects.toThrow(/cash_moves/);
  // It is taken back on a day that is open.
  const now = await call(api(), voidCashMove, takeBack(id));
  expect(now).toMatchObject({ day: today, moves: [{ amount: "-7.00" }] });
  await queries().delete(bookClosings);
});

test("D-188 who may only see orders stores no cash, and nobody does without a login", async () => {
  const watching = await signInAdmin(
    api(),
    { email: "till@shop.example", password: "two tills, two" },
    "staff",
    ["view_orders"],
  );
  expect((await send(api(), recordCashMove, { headers: watching, body: body("float", "1") })).status).toBe(
    403,
  );
  expect((await send(api(), recordCashMove, { body: body("float", "1") })).status).toBe(401);
});
