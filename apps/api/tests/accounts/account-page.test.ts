import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { passwordLinks } from "../../src/modules/accounts/password-links.table.ts";
import { userSessions } from "../../src/modules/accounts/user-sessions.table.ts";
import { users } from "../../src/modules/accounts/users.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { meter, orderDesk } from "../support/desks/order-desk.ts";
import { buyer, orderOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const { registerUser, loginUser, readAccount, changeAccount, changePassword, deleteAccount } = endpoints;
const { placeOrder, findOrder, followOrder, listAccountOrders } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

let count = 0;
let token = "";
let userId = 0;
const password = "ohm & volt";
const emailOf = (turn: number): string => `account-${turn}@example.com`;

beforeEach(async () => {
  count += 1;
  const body = { name: "Mona Fathy", email: emailOf(count), password, phone: "0100" };
  const signedUp = await call(api, registerUser, { body });
  token = signedUp.token ?? "";
  userId = signedUp.user?.id ?? 0;
});

const logIn = async (entered: string) =>
  (await call(api, loginUser, { body: { email: emailOf(count), password: entered } })).token;
const isSignedIn = async (session: string): Promise<boolean> =>
  (await send(api, readAccount, { token: session })).status === 200;

test("D-125 changed data stand in the account, not in earlier orders", async () => {
  const placed = await call(api, placeOrder, { body: orderOf([[meter, 1]]), token });
  const data = { name: " Mona  Adel ", phone: "010 1234 5678", address1: "14 Station Street", address2: "" };
  const { user } = await call(api, changeAccount, { body: data, token });
  expect(user).toMatchObject({ id: userId, email: emailOf(count), phone: "010 1234 5678" });
  expect((await call(api, readAccount, { token })).user).toEqual(user);
  const { order } = await call(api, findOrder, {
    body: { number: placed.order_number ?? "", phone: buyer.phone },
  });
  expect(order.token).toBe(placed.order_token);
});

test("D-125 a name is required; a new password and a deletion need the present one", async () => {
  const data = { name: " ", phone: "", address1: "", address2: "" };
  expect((await refused(api, changeAccount, { body: data, token })).errors).toEqual({ name: "required" });
  const wrong = { status: 422, code: "invalid", errors: { password: "wrong_password" } };
  const change = { password: "wrong", new_password: "three long words" };
  expect(await refused(api, changePassword, { body: change, token })).toEqual(wrong);
  expect(await refused(api, deleteAccount, { body: { password: "wrong" }, token })).toEqual(wrong);
  expect(await logIn(password)).toBeTypeOf("string");
});

test("ROLE-1 an order belongs to the signed-in shopper; one without a session, or an expired one, to no account", async () => {
  const placed = await call(api, placeOrder, { body: orderOf([[meter, 1]]), token });
  await call(api, placeOrder, { body: orderOf([[meter, 2]]) });
  await call(api, placeOrder, { body: orderOf([[meter, 3]]), token: "gone" });
  const { data } = await call(api, listAccountOrders, { token });
  expect(data.map(({ number }) => number)).toEqual([placed.order_number]);
});

test("D-125 a new password ends other sessions and links, and leaves this one", async () => {
  const other = (await logIn(password)) ?? "";
  await api.database.queries.insert(passwordLinks).values({
    userId,
    tokenHash: `hash-${count}`,
    expiresAt: new Date(Date.now() + 60_000),
  });
  await call(api, changePassword, { body: { password, new_password: "three long words" }, token });
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
  expect([await logIn(password), await logIn("three long words")]).toEqual([undefined, expect.any(String)]);
  expect(await api.database.queries.$count(passwordLinks, eq(passwordLinks.userId, userId))).toBe(0);
});

test("D-125 the present password is guessed at most ten times in a quarter of an hour", async () => {
  const refusals = [];
  for (let turn = 0; turn < 11; turn += 1)
    refusals.push(await refused(api, deleteAccount, { body: { password: `wrong ${turn}` }, token }));
  expect(refusals.slice(0, 10).every(({ code }) => code === "invalid")).toBe(true);
  expect(refusals[10]).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(await refused(api, changePassword, { body: { password, new_password: "x" }, token })).toMatchObject({
    code: "too_many_requests",
  });
  expect(await isSignedIn(token)).toBe(true);
});

test("D-125 of two changes of a password at once one is made", async () => {
  const second = (await logIn(password)) ?? "";
  const change = (session: string, changed: string) =>
    send(api, changePassword, { body: { password, new_password: changed }, token: session });
  const answers = await Promise.all([change(token, "first words"), change(second, "second words")]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const [won, lost] = statuses[0] === 200 ? ["first words", "second words"] : ["second words", "first words"];
  expect(await logIn(lost)).toBeUndefined();
  expect(await logIn(won)).toBeTypeOf("string");
});

test("D-125 a deleted account leaves no session and no data of it; its orders stay with the shop", async () => {
  const placed = await call(api, placeOrder, { body: orderOf([[meter, 1]]), token });
  const other = (await logIn(password)) ?? "";
  await call(api, deleteAccount, { body: { password }, token });
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([false, false]);
  expect(await logIn(password)).toBeUndefined();
  expect(await api.database.queries.$count(users, eq(users.id, userId))).toBe(0);
  expect(await api.database.queries.$count(userSessions, eq(userSessions.userId, userId))).toBe(0);
  expect(await api.database.queries.$count(orders, eq(orders.userId, userId))).toBe(0);
  const { order } = await call(api, followOrder, { body: { token: placed.order_token ?? "" } });
  expect(order.number).toBe(placed.order_number);
  // The address is free again.
  const body = { name: "Mona", email: emailOf(count), password };
  expect((await call(api, registerUser, { body })).status).toBe(true);
});
