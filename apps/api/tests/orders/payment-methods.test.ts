import { endpoints } from "@shop/contract/endpoints.ts";
import { defaultAccounts } from "@shop/domain/books/accounts.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";

const { readSettings, changeSettings, readOwnMethods, recordPayment, takeOrder, recordReturn } = endpoints;
const { readCashUp, exportCashUp, exportPayments, exportJournal, exportAuditLog } = endpoints;
const { api, headers, place, read } = adminDesk();

const today = shopDayOf(Date.now());
const fawry: OwnMethod = {
  id: "own_1",
  name: { en: "Fawry", ar: "فوري" },
  account: "1071",
  archived: false,
};

const setMethods = async (methods: readonly OwnMethod[]) => {
  const { version } = await call(api(), readSettings, { headers: headers() });
  return { headers: headers(), body: { version, methods: [...methods] } };
};
const store = async (...methods: OwnMethod[]) => call(api(), changeSettings, await setMethods(methods));
const payment = (id: number, method: OwnMethod["id"] | "card", amount = "10.00") => ({
  headers: headers(),
  params: { id },
  body: { method, amount },
});

const rowsOf = async (answer: Promise<Response>) =>
  parse<Readonly<Record<string, string>>>((await (await answer).text()).replace(/^\uFEFF/, ""), {
    columns: true,
  });

test("D-179 a payment by card and by a method of the owner is listed, summed and exported by its name and account", async () => {
  await store(fawry);
  const id = await place();
  await call(api(), recordPayment, payment(id, "card", "20.00"));
  const { order } = await call(api(), recordPayment, payment(id, "own_1"));
  expect(order.payments.map(({ method }) => method)).toEqual(["own_1", "card"]);
  expect(order.log[0]?.text).toBe("payment own_1 10.00");
  const { sums } = await call(api(), readCashUp, { headers: headers(), query: { day: today } });
  expect(sums.map(({ method, net }) => [method, net])).toEqual([
    ["card", "20.00"],
    ["own_1", "10.00"],
  ]);
  const csv = { format: "csv", locale: "en" } as const;
  const days = { ...csv, from: today, to: today };
  const admin = { headers: headers() };
  const closing = await rowsOf(send(api(), exportCashUp, { ...admin, query: { ...csv, day: today } }));
  expect(closing.map(({ Method }) => Method)).toEqual(["card", "Fawry"]);
  const ledger = await rowsOf(send(api(), exportPayments, { ...admin, query: days }));
  expect(ledger.map(({ Method }) => Method)).toEqual(["card", "Fawry"]);
  const arabic = await rowsOf(send(api(), exportPayments, { ...admin, query: { ...days, locale: "ar" } }));
  expect(arabic.map((row) => row["طريقة الدفع"])).toEqual(["بطاقة", "فوري"]);
  const journal = await rowsOf(send(api(), exportJournal, { ...admin, query: days }));
  expect(journal.filter(({ Debit }) => Debit !== "").map((row) => [row["Account"], row["Debit"]])).toEqual([
    [defaultAccounts.card, "20.00"],
    ["1071", "10.00"],
  ]);
  const log = await rowsOf(send(api(), exportAuditLog, { ...admin, query: csv }));
  expect(log.some((row) => Object.values(row).some((cell) => cell.includes("payment · Fawry")))).toBe(true);
});

test("D-179 a stored method is archived and never left out, and an archived one takes nothing more", async () => {
  const id = await place([[meter, 1]]);
  expect(await refused(api(), recordPayment, payment(id, "own_1"))).toMatchObject({
    errors: { method: "bad_value" },
  });
  await store(fawry);
  await call(api(), recordPayment, payment(id, "own_1"));
  expect(await refused(api(), changeSettings, await setMethods([]))).toMatchObject({
    code: "invalid",
    errors: { methods: "bad_value" },
  });
  await store({ ...fawry, name: { en: "Fawry Pay", ar: "فوري باي" }, archived: true });
  expect(await refused(api(), recordPayment, payment(id, "own_1"))).toMatchObject({
    errors: { method: "bad_value" },
  });
  const { order } = await call(api(), endpoints.voidPayment, {
    headers: headers(),
    params: { id, paymentId: (await read(id)).payments[0]?.id ?? 0 },
    body: {},
  });
  expect(order.paid).toBe("0.00");
});

test("D-179 orders that are taken and returns are paid by an owner's method alone that can be chosen", async () => {
  await store(fawry);
  const line = lineOf(meter, 1);
  const body = {
    channel: "counter" as const,
    lines: [line],
    handed_over: true,
    payments: [{ method: "own_1" as const }],
  };
  const { order } = await call(api(), takeOrder, { headers: headers(), body });
  expect(order.payments).toMatchObject([{ method: "own_1", amount: order.due }]);
  await store({ ...fawry, archived: true });
  expect(await refused(api(), takeOrder, { headers: headers(), body })).toMatchObject({
    errors: { "payments.0.method": "bad_value" },
  });
  expect(
    await refused(api(), recordReturn, {
      headers: headers(),
      params: { id: order.id },
      body: {
        lines: [{ place: 0, qty: 1, goal: "stock" }],
        reason: "not_needed",
        mail: false,
        refund: { method: "own_1", amount: "1.00" },
      },
    }),
  ).toMatchObject({ errors: { "refund.method": "bad_value" } });
});

test("D-179 names have both languages, ids are their own, and every administrator reads them", async () => {
  const invalid = async (...methods: OwnMethod[]) =>
    (await refused(api(), changeSettings, await setMethods(methods))).errors;
  expect(await invalid({ ...fawry, name: { en: "Fawry", ar: " " }, account: "" })).toEqual({
    "methods.0.name.ar": "required",
    "methods.0.account": "required",
  });
  expect(await invalid(fawry, fawry)).toEqual({ methods: "bad_value" });
  await store(fawry);
  const clerk = await signInAdmin(api(), { email: "m@shop.example", password: "many ways to pay" }, "staff");
  expect((await call(api(), readOwnMethods, { headers: clerk })).data).toEqual([fawry]);
});
