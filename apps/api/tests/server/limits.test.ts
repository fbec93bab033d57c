import { endpoints } from "@shop/contract/endpoints.ts";
import { ORDER_NUMBER_SIGNS } from "@shop/domain/orders/order-number.ts";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { MAX_COUNTS } from "../../src/modules/limits/rate-limits.repository.ts";
import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import { createAdmin, owner } from "../support/admins.ts";
import { call, send } from "../support/calls.ts";
import { meter, orderDesk } from "../support/desks/order-desk.ts";
import { buyer, countOf, orderOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";
import { onPostgres } from "../support/test-database.ts";

const { loginUser, loginAdmin, registerUser, placeOrder, findOrder } = endpoints;
const mona = { email: "mona@example.com", password: "ohm & volt" };
const HOSTILE = "203.0.113.66";
const OTHER = "198.51.100.7";

const desk = orderDesk();
let api: TestApi;
beforeAll(async () => {
  api = desk();
  await createAdmin(api);
  await call(api, registerUser, { body: { ...mona, name: "Mona" } });
});
beforeEach(async () => {
  await api.database.queries.delete(rateLimits);
});

/** Statuses of repeated requests. */
async function times(count: number, request: (turn: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await request(turn)).status);
  return statuses;
}

const keys = (): Promise<number> => countOf(api, rateLimits);

/** Unknown order numbers. */
const unknownNumber = (turn: number): string =>
  `WWWWWW${ORDER_NUMBER_SIGNS[Math.floor(turn / 20)]}${ORDER_NUMBER_SIGNS[turn % 20]}`;
const lookUp = (number: string, from: string, phone = "01111111111"): Promise<Response> =>
  send(api, findOrder, { body: { number, phone }, from });

describe("failures of one sender", () => {
  test("API-5 lock a shopper's account for no other address", async () => {
    const body = { ...mona, password: "wrong" };
    const statuses = await times(250, () => send(api, loginUser, { body, from: HOSTILE }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect((await call(api, loginUser, { body: mona, from: OTHER })).status).toBe(true);
    expect((await send(api, loginUser, { body: mona, from: HOSTILE })).status).toBe(429);
  });

  test("API-8 lock the administrator's account for no other address, whatever accounts and addresses they use", async () => {
    const body = { ...owner, password: "wrong" };
    for (let address = 1; address <= 25; address += 1) {
      await times(11, () => send(api, loginAdmin, { body, from: `203.0.113.${address}` }));
    }
    expect((await call(api, loginAdmin, { body: owner, from: OTHER })).status).toBe(true);
  });

  test("D-5 do not block the look-ups of other senders", async () => {
    const { order_number: number = "" } = await call(api, placeOrder, { body: orderOf([[meter, 1]]) });
    const statuses = await times(60, () => lookUp(number, HOSTILE));
    expect(statuses.lastIndexOf(404)).toBe(statuses.indexOf(429) - 1);
    expect((await lookUp(number, OTHER, buyer.phone)).status).toBe(200);
    expect((await lookUp(number, HOSTILE, buyer.phone)).status).toBe(429);
  });

  test("API-5 count by IPv6 site, so that changing networks gives no further attempts at one account", async () => {
    const body = { ...mona, password: "wrong" };
    const statuses = await times(12, (turn) => send(api, loginUser, { body, from: `2001:db8:1:${turn}::1` }));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await call(api, loginUser, { body: mona, from: "2001:db8:2::1" })).status).toBe(true);
  });
});

describe("a rejected request", () => {
  test("API-5 is counted by no other rule: its sender can still log in to another account", async () => {
    const body = { ...mona, password: "wrong" };
    await times(150, () => send(api, loginUser, { body, from: HOSTILE }));
    const elsewhere = { email: "other@example.com", password: "wrong" };
    expect((await send(api, loginUser, { body: elsewhere, from: HOSTILE })).status).toBe(200);
  });

  test("D-5 stores nothing, sequentially or concurrently", async () => {
    const statuses = await times(50, (turn) => lookUp(unknownNumber(turn), HOSTILE));
    expect(new Set(statuses)).toEqual(new Set([404]));
    const before = await keys();
    expect(new Set(await times(100, (turn) => lookUp(unknownNumber(50 + turn), HOSTILE)))).toEqual(
      new Set([429]),
    );
    expect(await keys()).toBe(before);

    const atOnce = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => lookUp(unknownNumber(turn), OTHER)),
    );
    expect(atOnce.filter(({ status }) => status === 404)).toHaveLength(50);
    expect(await keys()).toBe(2 * before);
  });

  test("API-5 has the Retry-After of the longest exhausted rule", async () => {
    await times(20, () => lookUp("WWWWWWWW", HOSTILE));
    const wait = Number((await lookUp("WWWWWWWW", HOSTILE)).headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await lookUp("WWWWWWWX", HOSTILE)).status).toBe(404);
  });
});

test("API-5 a successful login leaves no count", async () => {
  expect((await call(api, loginUser, { body: mona, from: OTHER })).status).toBe(true);
  expect(await keys()).toBe(0);
});

test("D-5 the number of counts is bounded; those that expire first are deleted", async () => {
  await api.database.queries.execute(sql`
    insert into rate_limits (key, points, expire)
    select 'filled ' || n, 1, (extract(epoch from now()) * 1000)::bigint + n from generate_series(1, ${MAX_COUNTS + 1000}) n`);
  for (let sender = 1; sender <= 3; sender += 1) {
    await times(50, (turn) => lookUp(unknownNumber(turn), `203.0.113.${sender}`));
  }
  expect(await keys()).toBeLessThanOrEqual(MAX_COUNTS + 100);
  expect((await lookUp(unknownNumber(51), "203.0.113.3")).status).toBe(429);
});

test.runIf(onPostgres())(
  "API-5 limits use the database's clock, so that a node with a wrong clock counts like the others",
  async () => {
    await times(20, () => lookUp("WWWWWWWW", HOSTILE));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60 * 1000 });
    try {
      expect((await lookUp("WWWWWWWW", HOSTILE)).status).toBe(429);
    } finally {
      vi.useRealTimers();
    }
    await api.database.queries
      .update(rateLimits)
      .set({ expire: sql`(extract(epoch from now()) * 1000)::bigint` });
    expect((await lookUp("WWWWWWWW", HOSTILE)).status).toBe(404);
  },
);
