import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { users } from "../../src/modules/accounts/users.table.ts";
import { keptLinks } from "../../src/modules/kept/kept-links.table.ts";
import { keptService } from "../../src/modules/kept/kept.service.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused } from "../support/calls.ts";
import { fuse, meter, orderDesk } from "../support/desks/order-desk.ts";
import type { TestApi } from "../support/test-api.ts";

const { registerUser, loginUser, deleteAccount, listKept, keepLines, renameKept, deleteKept } = endpoints;
const { createSharedCart, readSharedCart, readPartsList } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

const password = "ohm & volt";
let count = 0;
let email = "";
let token = "";
const signUp = async (address: string): Promise<string> =>
  (await call(api, registerUser, { body: { name: "Mona", email: address, password } })).token ?? "";

beforeEach(async () => {
  count += 1;
  email = `kept-${count}@example.com`;
  token = await signUp(email);
});

const lines = [
  { id: meter.id, qty: 2, price: "1400" },
  { id: fuse.id, qty: 10, price: "0.10" },
];
const keep = (name: string) => call(api, keepLines, { body: { name, lines }, token });
const own = async (session = token) => (await call(api, listKept, { token: session })).data;

test.for([
  ["entries", { entries: 1, bytes: 1e9 }],
  ["bytes", { entries: 1e9, bytes: 60 }],
] as const)("D-128 all accounts together keep a number of %s at most", async ([, most]) => {
  const { queries } = api.database;
  await queries.delete(keptLinks);
  const [first] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email));
  await signUp(`second-${email}`);
  const [second] = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `second-${email}`));
  const service = keptService(queries, most);
  const keepFor = (user: typeof first) => service.keep(user?.id ?? 0, { name: "Bench", lines });
  await keepFor(first);
  await expect(keepFor(second)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("D-128 an account keeps fifty carts and lists, also where more are sent at once, and a second device has them", async () => {
  const sent = await Promise.allSettled(Array.from({ length: 54 }, (_, at) => keep(`Cart ${at}`)));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  expect(await refused(api, keepLines, { body: { name: "Too many", lines }, token })).toMatchObject({
    status: 422,
    errors: { name: "limit_reached" },
  });
  const { token: second = "" } = await call(api, loginUser, { body: { email, password } });
  expect(await own(second)).toHaveLength(50);
});

test("D-128 a kept cart does not expire, and opens with the prices of that time beside those of now", async () => {
  const { data } = await keep("Workshop");
  await deleteExpired(api.database.queries);
  const opened = await call(api, readSharedCart, { params: { token: data[0]?.token ?? "" } });
  expect(opened).toMatchObject({ name: "Workshop", missing: 0 });
  expect(opened.lines.map(({ product, qty, kept_price: then }) => [product.price, qty, then])).toEqual([
    ["1450.00", 2, "1400.00"],
    ["0.10", 10, "0.10"],
  ]);
});

test("D-128 a kept cart is listed, renamed and deleted, after which its token opens nothing", async () => {
  const { status, data } = await keep("Workshop");
  expect(status).toBe(true);
  expect(data).toMatchObject([{ kind: "cart", name: "Workshop", lines: 2 }]);
  const params = { token: data[0]?.token ?? "" };
  const renamed = await call(api, renameKept, { params, body: { name: "School" }, token });
  expect(renamed).toMatchObject({ status: true, data: [{ name: "School" }] });
  expect((await call(api, deleteKept, { params, token })).data).toEqual([]);
  expect(await refused(api, readSharedCart, { params })).toMatchObject({ status: 404 });
  expect(await refused(api, deleteKept, { params, token })).toMatchObject({ status: 404 });
});

test("D-128 a kept parts list is opened as it was read", async () => {
  const list = { list: `2 x ${meter.name}`, boards: 5 };
  const { data } = await call(api, keepLines, { body: { name: "Board", list }, token });
  expect(data).toMatchObject([{ kind: "parts_list", lines: 1 }]);
  const { request } = await call(api, readPartsList, { params: { token: data[0]?.token ?? "" } });
  expect(request).toMatchObject(list);
});

test("D-128 what is kept has a name, and is either a cart or a list", async () => {
  for (const [body, errors] of [
    [{ name: " ", lines }, { name: "required" }],
    [{ name: "Nothing" }, { lines: "required" }],
  ] as const)
    expect(await refused(api, keepLines, { body, token })).toMatchObject({ status: 422, errors });
});

test("D-128 nobody renames or deletes what another account keeps; a token of a cart opens no list", async () => {
  const { data } = await keep("Mine");
  const params = { token: data[0]?.token ?? "" };
  const stranger = await signUp(`kept-stranger-${count}@example.com`);
  expect(await own(stranger)).toEqual([]);
  const rename = { params, body: { name: "Theirs" }, token: stranger };
  expect(await refused(api, renameKept, rename)).toMatchObject({ status: 404 });
  expect(await refused(api, deleteKept, { params, token: stranger })).toMatchObject({ status: 404 });
  expect(await refused(api, readPartsList, { params })).toMatchObject({ status: 404 });
  expect((await call(api, renameKept, { params, body: { name: " Ours " }, token })).data[0]?.name).toBe(
    "Ours",
  );
});

test("D-128 what is kept is deleted with its account, and its token opens nothing any more", async () => {
  const { data } = await keep("Gone");
  const before = await api.database.queries.$count(keptLinks);
  await call(api, deleteAccount, { body: { password }, token });
  expect(await api.database.queries.$count(keptLinks)).toBe(before - 1);
  const params = { token: data[0]?.token ?? "" };
  expect(await refused(api, readSharedCart, { params })).toMatchObject({ status: 404 });
});

test("D-32 a shared cart has the current data of its products, each once, and the number of missing ones", async () => {
  const shared = [
    { id: fuse.id, qty: 2 },
    { id: 2_000_000_000, qty: 1 },
    { id: meter.id, qty: 1 },
    { id: fuse.id, qty: 3 },
  ];
  const { token: cart } = await call(api, createSharedCart, { body: { lines: shared } });
  await api.database.queries.update(products).set({ price: "0.15" }).where(eq(products.id, fuse.id));
  const opened = await call(api, readSharedCart, { params: { token: cart } });
  expect(opened).toMatchObject({
    missing: 1,
    lines: [
      { product: { id: fuse.id, price: "0.15" }, qty: 5 },
      { product: { id: meter.id, price: "1450.00" }, qty: 1 },
    ],
  });
  const unknown = { params: { token: "nothing" } };
  expect(await refused(api, readSharedCart, unknown)).toEqual({ status: 404, code: "not_found" });
});

const refuseToShare = (shared: { id: number; qty: number }[]) =>
  refused(api, createSharedCart, { body: { lines: shared } });

test("D-32 a cart without lines, with no pieces or with too many lines is not shared", async () => {
  expect(await refuseToShare([])).toEqual({ status: 422, code: "invalid", errors: { lines: "required" } });
  expect((await refuseToShare([{ id: fuse.id, qty: 0 }])).errors).toEqual({ "lines.0.qty": "too_small" });
  const many = Array.from({ length: 501 }, () => ({ id: fuse.id, qty: 1 }));
  expect((await refuseToShare(many)).errors).toEqual({ lines: "too_long" });
});
