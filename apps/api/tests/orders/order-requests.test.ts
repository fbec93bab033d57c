import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { limitReservations } from "../support/limit-reservations.ts";
import { attempt, buyer, buyerOf, orderOf, stockOf } from "../support/ordering.ts";

const { placeOrder, findOrder, cancelOwnOrder } = endpoints;
const { api, place, read, list, change, refuseChange, changeLines, historyOf } = adminDesk();

const SENDER = "203.0.113.7";

/** Orders clamp meters, each with a phone and a sender; whether each was a request. */
async function requestsOf(
  placed: readonly { readonly qty: number; readonly phone?: string; readonly from?: string }[],
): Promise<boolean[]> {
  const requests: boolean[] = [];
  for (const [index, { qty, phone = buyerOf(index).phone, from }] of placed.entries()) {
    const body = orderOf([[meter, qty]], { info: { ...buyer, phone } });
    const headers = attempt(`request-${index}-${phone}`);
    const { request = false } = await call(api(), placeOrder, { body, headers, ...(from && { from }) });
    requests.push(request);
  }
  return requests;
}

/** Orders with the hashes of their senders. */
const sendersOf = () => api().database.queries.select({ id: orders.id, sender: orders.sender }).from(orders);

/** How often the stock of clamp meters was moved. */
const moves = async (): Promise<number> => (await historyOf(meter.id)).length;

beforeEach(() => limitReservations(api(), { pieces: 10, value: 20_000 }));

/** An order of a clamp meter from a phone of its own. */
const single = (index: number) => ({
  body: orderOf([[meter, 1]], { info: buyerOf(index) }),
  headers: attempt(`flooding-lines-${index}`),
});

describe("what unconfirmed orders fill", () => {
  test("D-43 a sender whose unconfirmed orders have 5,000 lines waits until some are confirmed; others order", async () => {
    expect((await send(api(), placeOrder, { ...single(1), from: SENDER })).status).toBe(200);
    const [first] = await api().database.queries.select().from(orders);
    if (!first) throw new Error("There is no order.");
    await api()
      .database.queries.insert(orderLines)
      .values(
        Array.from({ length: 4999 }, (_, index) => ({
          orderId: first.id,
          place: index + 1,
          productId: fuse.id,
          name: "Fuse",
          nameAr: null,
          partNumber: null,
          price: "0.10",
          priceBefore: null,
          qty: 1,
        })),
      );
    const refusal = await send(api(), placeOrder, { ...single(2), from: SENDER });
    expect(refusal.status).toBe(429);
    expect(refusal.headers.get("retry-after")).toBe("3600");
    expect((await send(api(), placeOrder, { ...single(3), from: "203.0.113.8" })).status).toBe(200);
    await change(first.id, { state: "confirmed", mail: false });
    expect((await send(api(), placeOrder, { ...single(4), from: SENDER })).status).toBe(200);
  });

  test("D-43 what a sender orders and cancels counts for a day, and its sender is forgotten after it", async () => {
    const { order_token: token = "" } = await call(api(), placeOrder, { ...single(1), from: SENDER });
    const { queries } = api().database;
    await queries.execute(
      sql`update orders set note = (select string_agg(md5(n::text), '') from generate_series(1, 64000) as n)`,
    );
    await call(api(), cancelOwnOrder, { body: { token } });
    expect((await send(api(), placeOrder, { ...single(2), from: SENDER })).status).toBe(429);
    await deleteExpired(queries);
    expect((await send(api(), placeOrder, { ...single(2), from: SENDER })).status).toBe(429);
    await queries.execute(sql`update orders set created_at = now() - interval '25 hours'`);
    expect((await send(api(), placeOrder, { ...single(2), from: SENDER })).status).toBe(200);
    await deleteExpired(queries);
    expect((await sendersOf()).filter(({ sender }) => sender === null)).toHaveLength(1);
  });

  test("D-43 their bytes count as well, of long notes for example", async () => {
    expect((await send(api(), placeOrder, { ...single(1), from: SENDER })).status).toBe(200);
    // Random text, which the database cannot compress below the limit.
    await api().database.queries.execute(
      sql`update orders set note = (select string_agg(md5(n::text), '') from generate_series(1, 64000) as n)`,
    );
    expect((await send(api(), placeOrder, { ...single(2), from: SENDER })).status).toBe(429);
  });
});

describe("the limits of unconfirmed orders", () => {
  test("D-43 one order above the pieces or the value is a request and takes no stock", async () => {
    expect(await requestsOf([{ qty: 10 }, { qty: 11 }])).toEqual([false, true]);
    await limitReservations(api(), { pieces: 1000, value: 2900 });
    expect(
      await requestsOf([
        { qty: 2, phone: buyerOf(8).phone },
        { qty: 3, phone: buyerOf(9).phone },
      ]),
    ).toEqual([false, true]);
    expect(await stockOf(api(), meter.id)).toBe(60 - 10 - 2);
  });

  test("D-43 the unconfirmed orders of one phone count together, however it is written", async () => {
    const phones = ["01012345678", "+201012345678", "1012345678"];
    expect(await requestsOf(phones.map((phone) => ({ qty: 4, phone })))).toEqual([false, false, true]);
    expect(await stockOf(api(), meter.id)).toBe(52);
  });

  test("D-43 the unconfirmed orders of one sender count together, those of others do not", async () => {
    const from = SENDER;
    expect(
      await requestsOf([
        { qty: 6, from },
        { qty: 5, from },
        { qty: 4, from },
        { qty: 5, from: "203.0.113.8" },
      ]),
    ).toEqual([false, true, false, false]);
    expect(await stockOf(api(), meter.id)).toBe(60 - 6 - 4 - 5);
  });

  test("D-43 forty orders of one sender at once leave the stock to others, also of several products", async () => {
    const before = await stockOf(api(), fuse.id);
    const sent = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        // Orders of one product wait for each other in any case.
        const body = orderOf([[index % 2 === 0 ? meter : fuse, 1]], { info: buyerOf(index) });
        return (await send(api(), placeOrder, { body, headers: attempt(`flooding-${index}`), from: SENDER }))
          .status;
      }),
    );
    expect(new Set(sent)).toEqual(new Set([200]));
    expect(60 - (await stockOf(api(), meter.id)) + before - (await stockOf(api(), fuse.id))).toBe(10);
  });

  test("D-43 a confirmed or cancelled order counts no more, and its sender is forgotten", async () => {
    const info = buyerOf(1);
    const first = await place([[meter, 10]], { info });
    await change(first, { state: "confirmed" });
    const second = await place([[meter, 10]], { info });
    await change(second, { state: "cancelled" });
    expect((await read(await place([[meter, 10]], { info }))).request).toBe(false);
    await requestsOf([{ qty: 1, from: SENDER }]);
    const [newest] = (await list()).data;
    const senderOf = async () => (await sendersOf()).find(({ id }) => id === newest?.id)?.sender;
    expect(await senderOf()).toMatch(/^[\w-]{43}$/);
    await change(newest?.id ?? 0, { state: "confirmed" });
    expect(await senderOf()).toBeNull();
  });

  test("D-43 the same attempt again has the same answer", async () => {
    const options = { body: orderOf([[meter, 11]]), headers: attempt("request-again") };
    const first = await call(api(), placeOrder, options);
    expect(first.request).toBe(true);
    expect(await call(api(), placeOrder, options)).toEqual(first);
  });
});

describe("a request", () => {
  test("D-43 is marked for administrators and for its buyer, and both mails say so", async () => {
    const before = await moves();
    const { order_number: number = "" } = await call(api(), placeOrder, { body: orderOf([[meter, 11]]) });
    const [row] = (await list()).data;
    expect(row).toMatchObject({ request: true, state: "received" });
    const { order } = await call(api(), findOrder, { body: { number, phone: buyer.phone } });
    expect(order.request).toBe(true);
    await expect.poll(() => api().sentMails.length).toBeGreaterThanOrEqual(2);
    const texts = api()
      .sentMails.slice(-2)
      .map(({ text }) => text);
    expect(texts.some((text) => text.includes("it has taken no stock"))).toBe(true);
    expect(texts.some((text) => text.includes("its pieces are not reserved yet"))).toBe(true);
    expect(await moves()).toBe(before);
  });

  test("D-43 takes its pieces when it is confirmed, and returns them when it is cancelled afterwards", async () => {
    const id = await place([[meter, 20]]);
    await change(id, { state: "confirmed" });
    expect(await stockOf(api(), meter.id)).toBe(40);
    expect((await historyOf(meter.id))[0]).toMatchObject({ action: "ordered" });
    await change(id, { state: "cancelled" });
    expect(await stockOf(api(), meter.id)).toBe(60);
  });

  test("D-43 that is cancelled returns nothing, and one that is edited takes nothing", async () => {
    const before = await moves();
    const id = await place([[meter, 20]]);
    const { order } = await changeLines(id, { lines: [lineOf(meter, 70), lineOf(kit, 2)] });
    expect(order.lines.map(({ qty }) => qty)).toEqual([70, 2]);
    await change(id, { state: "cancelled" });
    expect([await stockOf(api(), meter.id), await stockOf(api(), kit.id)]).toEqual([60, 5]);
    expect(await moves()).toBe(before);
  });

  test("D-43 D-20 with more pieces than the stock has cannot be confirmed, and stays as it is", async () => {
    const id = await place([
      [fuse, 1],
      [meter, 20],
    ]);
    await change(await place([[meter, 50]], { info: buyerOf(5) }), { state: "confirmed" });
    expect(await refuseChange(id, { state: "confirmed" })).toMatchObject({
      status: 409,
      code: "stock_short",
      errors: { "lines.1.qty": "10" },
    });
    expect(await read(id)).toMatchObject({ state: "received", version: 1, log: [] });
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([10, fuse.amount]);
  });
});
