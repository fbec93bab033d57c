import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminRight } from "@shop/domain/admins/rights.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";

import { hashOfToken } from "../../src/credentials/tokens.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { deleteAdminSession } from "../../src/modules/admins/admin-sessions.repository.ts";
import { adminSessions } from "../../src/modules/admins/admin-sessions.table.ts";
import { watchSessionEnds } from "../../src/modules/admins/session-ends.ts";
import { notifyOrderChange, watchOrders } from "../../src/modules/orders/list/order-feed.ts";
import { cookieOf, owner, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { type EventReader, readEvents } from "../support/event-stream.ts";
import { openTestApi } from "../support/test-api.ts";
import { createPostgresDatabase, onPostgres } from "../support/test-database.ts";

const { readOrderCounts, readAdmin, logoutAdmin, changeAdmin, changeAdminPassword, resetAdminPassword } =
  endpoints;
const { api, headers, place, change } = adminDesk();
const stream = { accept: "text/event-stream" };

const opened: EventReader[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
});

async function follow(cookie = headers(), from = api()): Promise<EventReader> {
  const response = await send(from, readOrderCounts, { headers: { ...cookie, ...stream } });
  expect(response.status).toBe(200);
  const reader = readEvents(response);
  opened.push(reader);
  return reader;
}

test("D-33 the stream of orders tells their numbers at once, and each new and changed order", async () => {
  const events = await follow();
  expect(await events.next()).toEqual({ event: "counts", data: { received: 0, newest: null, changed: [] } });
  const id = await place();
  expect(await events.next()).toEqual({ event: "counts", data: { received: 1, newest: id, changed: [] } });
  await change(id, { state: "confirmed", mail: false });
  expect(await events.next()).toMatchObject({
    event: "counts",
    data: { received: 0, newest: id, changed: [{ id, version: 2, by: owner.email }] },
  });
});

test("D-33 a stream is neither stored, compressed nor collected by what is in between", async () => {
  const response = await send(api(), readOrderCounts, { headers: { ...headers(), ...stream } });
  opened.push(readEvents(response));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  expect(response.headers.has("content-encoding")).toBe(false);
});

test("D-9 a session has at most six streams; one that was closed makes room", async () => {
  const cookie = { cookie: await cookieOf(api(), owner) };
  const readers = await Promise.all(Array.from({ length: 6 }, () => follow(cookie)));
  const refused = await send(api(), readOrderCounts, { headers: { ...cookie, ...stream } });
  expect(refused.status).toBe(429);
  expect((await send(api(), readOrderCounts, { headers: cookie })).status).toBe(200);
  await readers[0]?.close();
  await expect
    .poll(async () => {
      const again = await send(api(), readOrderCounts, { headers: { ...cookie, ...stream } });
      if (again.ok) opened.push(readEvents(again));
      return again.status;
    })
    .toBe(200);
});

test("D-9 a stream that is closed before its first event makes room at once", async () => {
  const cookie = { cookie: await cookieOf(api(), owner) };
  for (let closed = 0; closed < 12; closed += 1) {
    let reader: EventReader | undefined;
    await expect
      .poll(async () => {
        const response = await send(api(), readOrderCounts, { headers: { ...cookie, ...stream } });
        if (response.ok) reader = readEvents(response);
        return response.status;
      })
      .toBe(200);
    await reader?.close();
  }
});

test("D-9 a stream does not keep its session from the idle expiry, and ends with it", async () => {
  const own = await openTestApi(aCatalogue({}), { eventBeatMs: 20 });
  const { cookie } = await signInAdmin(own);
  const tokenHash = hashOfToken(cookie.replace("admin_session=", ""));
  const setUsed = (seconds: number) =>
    own.database.queries
      .update(adminSessions)
      .set({ usedAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(sql`token_hash = ${tokenHash}`);
  await setUsed(500);
  const events = await follow({ cookie }, own);
  expect(await events.next(true)).toMatchObject({ event: "counts" });
  expect(await events.next(true)).toEqual({ event: "beat", data: null });
  const [session] = await own.database.queries.select().from(adminSessions);
  expect(Date.now() - (session?.usedAt.getTime() ?? 0)).toBeGreaterThan(490_000);
  await setUsed(601);
  expect(await events.next()).toBeNull();
  await own.close();
});

/** A shop whose streams notice nothing by a beat. */
const openWithoutBeats = () => openTestApi(aCatalogue({}), { eventBeatMs: 3_600_000 });

test("D-9 a logout ends the streams of its session at once, and no others", async () => {
  const own = await openWithoutBeats();
  const [leaving, staying] = [await signInAdmin(own), await signInAdmin(own)];
  const [ending, going] = [await follow(leaving, own), await follow(staying, own)];
  for (const events of [ending, going]) expect(await events.next()).toMatchObject({ event: "counts" });
  await call(own, logoutAdmin, { headers: leaving });
  expect(await ending.next()).toBeNull();
  expect(await going.next(true)).toEqual({ event: "beat", data: null });
  await own.close();
});

test("D-9 streams end at once where an owner takes the access or replaces the password, or another session changes the password", async () => {
  const own = await openWithoutBeats();
  const asOwner = await signInAdmin(own);
  const clerk = { email: "clerk@shop.example", password: "behind the desk" };
  const endOf = async (act: (id: number) => Promise<unknown>): Promise<unknown> => {
    const session = await signInAdmin(own, clerk, "staff");
    const events = await follow(session, own);
    expect(await events.next()).toMatchObject({ event: "counts" });
    await act((await call(own, readAdmin, { headers: session })).admin.id);
    return events.next();
  };
  const body = { password: clerk.password, new_password: "at another desk" };
  expect(
    await endOf(async () =>
      call(own, changeAdminPassword, { headers: await signInAdmin(own, clerk, "staff"), body }),
    ),
  ).toBeNull();
  clerk.password = body.new_password;
  const disable = (id: number, disabled: boolean) =>
    call(own, changeAdmin, { headers: asOwner, params: { id }, body: { disabled } });
  expect(
    await endOf(async (id) => {
      await disable(id, true);
      await disable(id, false);
    }),
  ).toBeNull();
  expect(await endOf((id) => call(own, resetAdminPassword, { headers: asOwner, params: { id } }))).toBeNull();
  await own.close();
});

test("D-147 a stream ends at once where the right to see orders is taken, and not where another one is", async () => {
  const own = await openWithoutBeats();
  const asOwner = await signInAdmin(own);
  const clerk = await signInAdmin(own, { email: "clerk@shop.example", password: "behind the desk" }, "staff");
  const { id } = (await call(own, readAdmin, { headers: clerk })).admin;
  const give = (rights: AdminRight[]) =>
    call(own, changeAdmin, { headers: asOwner, params: { id }, body: { rights } });
  const events = await follow(clerk, own);
  expect(await events.next()).toMatchObject({ event: "counts" });
  await give(["view_orders"]);
  expect(await events.next(true)).toEqual({ event: "beat", data: null });
  await give(["products"]);
  expect(await events.next()).toBeNull();
  expect((await send(own, readOrderCounts, { headers: { ...clerk, ...stream } })).status).toBe(403);
  await own.close();
});

test("streams end as soon as the process begins to end, and no new one opens", async () => {
  const own = await openTestApi(aCatalogue({}));
  const session = await signInAdmin(own);
  const events = await follow(session, own);
  expect(await events.next()).toMatchObject({ event: "counts" });
  own.orderFeed.end();
  expect(await events.next()).toBeNull();
  const refused = await send(own, readOrderCounts, { headers: { ...session, ...stream } });
  expect(refused.status).toBe(503);
  await own.close();
});

test.runIf(onPostgres())(
  "D-33 D-9 changes of orders and ends of sessions on one node reach the streams of the others",
  async () => {
    const url = await createPostgresDatabase();
    const [one, other] = [await openPostgres(url, 4), await openPostgres(url, 4)];
    const received: string[] = [];
    (await watchOrders(other)).onChange(() => received.push("order"));
    (await watchSessionEnds(other)).onChange(() => received.push("session"));
    await notifyOrderChange(one.queries);
    await deleteAdminSession(one.queries, "");
    await expect.poll(() => received).toEqual(["order", "session"]);
    await one.close();
    await other.close();
  },
);
