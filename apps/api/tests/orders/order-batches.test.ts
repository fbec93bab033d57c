import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_BATCH_ORDERS } from "@shop/domain/constants.ts";
import type { BatchState } from "@shop/domain/orders/order-state.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLog } from "../../src/modules/orders/order-log.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";

const { changeOrderStates, followOrder, listShortRequests, readOrderPapers } = endpoints;
const { api, headers, place, read, putInto, change, list } = adminDesk();

type Sent = readonly (readonly [id: number, version: number])[];

const batch = async (
  sent: Sent,
  state: BatchState,
  { as = headers(), mail = true }: { as?: Readonly<Record<string, string>>; mail?: boolean } = {},
) => {
  const body = { orders: sent.map(([id, version]) => ({ id, version })), state, mail };
  return (await call(api(), changeOrderStates, { headers: as, body })).data;
};

const placeMany = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await place([[fuse, 1]]));
  return ids;
};

const stockOf = async (id: number): Promise<number | undefined> =>
  (await api().database.queries.select().from(products).where(eq(products.id, id)))[0]?.amount;

const logged = () => api().database.queries.$count(orderLog);
const mailed = () => api().database.queries.$count(mails, eq(mails.kind, "order_changed"));

test("D-33 two administrators who confirm the same twenty orders at once confirm each once", async () => {
  const ids = await placeMany(20);
  const other = await signInAdmin(api(), { email: "second@shop.example", password: "a second password" });
  const [first, second] = await Promise.all([
    batch(
      ids.map((id) => [id, 1]),
      "confirmed",
    ),
    batch(ids.map((id) => [id, 1] as const).toReversed(), "confirmed", { as: other }),
  ]);
  const outcomes = ids.map((id) =>
    [...first, ...second].flatMap((one) => (one.id === id ? [one.outcome] : [])).toSorted(),
  );
  expect(outcomes).toEqual(ids.map(() => ["already", "changed"]));
  expect(await logged()).toBe(20);
  expect(await mailed()).toBe(20);
  expect((await list({ state: "confirmed" })).data.map(({ version }) => version)).toEqual(ids.map(() => 2));
});

test("D-33 a batch that is sent twice changes each order once", async () => {
  const ids = await placeMany(3);
  const sent = ids.map((id) => [id, 1] as const);
  expect((await batch(sent, "confirmed")).map(({ outcome }) => outcome)).toEqual(ids.map(() => "changed"));
  expect(await batch(sent, "confirmed")).toEqual(
    ids.map((id) => ({ id, outcome: "already", code: null, version: 2 })),
  );
  expect(await logged()).toBe(3);
});

test("D-33 a request without enough stock is refused as a whole, and the orders beside it are confirmed", async () => {
  const [before, request, after] = [await place(), await place([[meter, 3]]), await place()];
  const { queries } = api().database;
  await queries.update(orders).set({ request: true }).where(eq(orders.id, request));
  await queries.update(products).set({ amount: 2 }).where(eq(products.id, meter.id));
  const outcomes = await batch(
    [
      [before, 1],
      [request, 1],
      [after, 1],
    ],
    "confirmed",
  );
  expect(outcomes).toEqual([
    { id: before, outcome: "changed", code: null, version: 2 },
    { id: request, outcome: "refused", code: "stock_short", version: null },
    { id: after, outcome: "changed", code: null, version: 2 },
  ]);
  expect(await read(request)).toMatchObject({ state: "received", version: 1, log: [] });
  expect(await stockOf(meter.id)).toBe(2);
});

test("D-33 requests of a batch take their pieces one after the other, until the stock is too short", async () => {
  const ids = [await place([[meter, 2]]), await place([[meter, 2]]), await place([[meter, 2]])];
  const { queries } = api().database;
  await queries.update(orders).set({ request: true });
  await queries.update(products).set({ amount: 4 }).where(eq(products.id, meter.id));
  // The preview names those that the batch will refuse, in any sequence.
  const shortOf = async (some: readonly number[]) =>
    (await call(api(), listShortRequests, { headers: headers(), query: { ids: some.join(",") } })).data;
  expect(await shortOf(ids)).toEqual(ids.slice(2));
  expect(await shortOf(ids.toReversed())).toEqual(ids.slice(0, 1));
  expect(await shortOf([...ids.slice(0, 2), 999_999])).toEqual([]);
  const outcomes = await batch(
    ids.map((id) => [id, 1]),
    "confirmed",
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "refused"]);
  expect(await shortOf(ids)).toEqual(ids.slice(2));
  expect(await stockOf(meter.id)).toBe(0);
});

test("D-33 those that cannot change are refused, each with its reason, and the others change", async () => {
  const [received = 0, confirmed = 0, seenBefore = 0] = await placeMany(3);
  for (const id of [confirmed, seenBefore]) await change(id, { state: "confirmed" });
  const sent = [
    [999_999, 1],
    [received, 1],
    [seenBefore, 1],
    [confirmed, 2],
  ] as const;
  expect(await batch(sent, "sent")).toEqual([
    { id: 999_999, outcome: "refused", code: "not_found", version: null },
    { id: received, outcome: "refused", code: "state_not_allowed", version: null },
    { id: seenBefore, outcome: "refused", code: "edit_conflict", version: null },
    { id: confirmed, outcome: "changed", code: null, version: 3 },
  ]);
});

test("D-33 D-124 orders that are sent together get carrier and tracking numbers, which their buyers read and the search finds", async () => {
  const [id = 0] = await placeMany(1);
  await change(id, { state: "confirmed" });
  const tracked = [{ id, version: 2, tracking: " bs 12-٣٤ " }];
  const body = { orders: tracked, state: "sent" as const, carrier: " Bosta " };
  await call(api(), changeOrderStates, { headers: headers(), body });
  const parcels = [{ carrier: "Bosta", tracking: "BS12-34" }];
  const { token, log, ...order } = await read(id);
  expect(order.parcels).toMatchObject(parcels);
  expect(log[0]?.text).toBe("Bosta · BS12-34");
  expect((await call(api(), followOrder, { body: { token } })).order.parcels).toMatchObject(parcels);
  expect((await list({ query: "bs 12-34" })).data.map((one) => one.id)).toEqual([id]);
});

const refuseBatch = (faulty: object) => {
  const body = { orders: [{ id: 1, version: 1 }], state: "sent" as const, ...faulty };
  return refused(api(), changeOrderStates, { headers: headers(), body });
};

test("D-33 a batch has from one to a hundred orders, each once, and a state that follows another", async () => {
  expect(await refuseBatch({ orders: [], state: "cancelled" })).toEqual({
    status: 422,
    code: "invalid",
    errors: { orders: "required", state: "bad_value" },
  });
  const many = Array.from({ length: MAX_BATCH_ORDERS + 1 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect((await refuseBatch({ orders: many })).errors).toEqual({ orders: "too_long" });
  const twice = [1, 2].map((version) => ({ id: 1, version }));
  expect((await refuseBatch({ orders: twice })).errors).toEqual({ orders: "bad_value" });
});

test("D-33 a batch takes no state back and writes no mail where that is unticked", async () => {
  const [sentOrder = 0, open = 0] = await placeMany(2);
  await putInto(sentOrder, "sent");
  const outcomes = await batch(
    [
      [sentOrder, 1],
      [open, 1],
    ],
    "confirmed",
    { mail: false },
  );
  expect(outcomes.map(({ outcome, code }) => code ?? outcome)).toEqual(["state_not_allowed", "changed"]);
  expect((await read(sentOrder)).state).toBe("sent");
  expect(await mailed()).toBe(0);
});

const pagesIn = (text: string): number => text.match(/\/Type \/Page\b/g)?.length ?? 0;

test(
  "D-33 the papers of a page of orders are one PDF file, each in its buyer's language",
  { timeout: 60_000 },
  async () => {
    const [english, arabic] = [
      await place([[meter, 1]], { locale: "en" }),
      await place([[meter, 1]], { locale: "ar" }),
    ];
    const ids = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? english : arabic));
    const response = await send(api(), readOrderPapers, {
      headers: headers(),
      query: { ids: ids.join(","), kind: "packing" },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="packing-papers.pdf"',
      "cache-control": "no-store",
    });
    expect(pagesIn(Buffer.from(await response.arrayBuffer()).toString("latin1"))).toBe(40);
  },
);

const refusePapers = (query: Readonly<Record<string, string>>) =>
  refused(api(), readOrderPapers, { headers: headers(), query });

test("D-33 the papers of an order that does not exist, of none, and of another kind are refused", async () => {
  const [id = 0] = await placeMany(1);
  expect(await refusePapers({ ids: `${id},999999`, kind: "invoice" })).toEqual({
    status: 404,
    code: "not_found",
  });
  for (const query of [
    { ids: "", kind: "invoice" },
    { ids: String(id), kind: "letter" },
  ])
    expect(await refusePapers(query)).toMatchObject({ status: 400, code: "bad_query" });
  expect(await refused(api(), listShortRequests, { headers: headers(), query: { ids: "" } })).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});
