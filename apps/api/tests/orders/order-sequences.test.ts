import { endpoints } from "@shop/contract/endpoints.ts";
import { holdsStock } from "@shop/domain/orders/placing/order-request.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { limitReservations } from "../support/limit-reservations.ts";
import { attempt, buyerOf, orderOf, stockOf } from "../support/ordering.ts";

const { placeOrder, changeOrderState, changeOrderLines, requestQuotation, acceptQuotation } = endpoints;
const { api, headers, read, list } = adminDesk();

const RUNS = 15;
const stocked = [meter, fuse, kit];
const quantity = fc.integer({ min: 1, max: 30 });
const which = fc.nat({ max: 3 });

/** Places an order of one of four phones. */
const placing = fc.record({ meters: quantity, fuses: quantity, phone: which }).map((values) => async () => {
  const cart = [[meter, values.meters] as const, [fuse, values.fuses] as const];
  const key = attempt(`sequence-${crypto.randomUUID()}`);
  await send(api(), placeOrder, { body: orderOf(cart, { info: buyerOf(values.phone) }), headers: key });
});

/** Edits the lines of one of the orders. */
const editing = fc
  .record({ at: which, meters: quantity, kits: fc.nat({ max: 4 }) })
  .map(({ at, meters, kits }) => async (ids: readonly number[]) => {
    const lines = [lineOf(meter, meters), ...(kits > 0 ? [lineOf(kit, kits)] : [])];
    const params = { id: ids[at] ?? 0 };
    await send(api(), changeOrderLines, { headers: headers(), params, body: { lines } });
  });

/** Changes the state of one of the orders, allowed or not. */
const moving = fc
  .record({ at: which, state: fc.constantFrom("confirmed", "sent", "cancelled") })
  .map(({ at, state }) => async (ids: readonly number[]) => {
    const params = { id: ids[at] ?? 0 };
    await send(api(), changeOrderState, {
      headers: headers(),
      params,
      body: { state, mail: false, goods_back: true },
    });
  });

/** Makes a quotation of one of four phones, which its buyer accepts or leaves. */
const quoting = fc
  .record({ meters: quantity, phone: which, isAccepted: fc.boolean() })
  .map(({ meters, phone, isAccepted }) => async () => {
    const { info, cart } = orderOf([[meter, meters]], { info: buyerOf(phone) });
    const body = { cart, buyer: { name: crypto.randomUUID(), phone: info.phone } };
    const { order_token: token } = await call(api(), requestQuotation, { body });
    if (isAccepted) await send(api(), acceptQuotation, { body: { token, revision: 1 } });
  });

const idsOf = async (): Promise<number[]> =>
  (await list({ sort: "oldest", per_page: 40 })).data.map(({ id }) => id);

/** Stock and pieces held by orders, of each product. */
async function sums(): Promise<number[]> {
  const placed = await Promise.all((await idsOf()).map(read));
  const lines = placed.filter(holdsStock).flatMap((order) => order.lines);
  return Promise.all(
    stocked.map(async ({ id }) => {
      const own = lines.filter(({ product_id }) => product_id === id);
      return own.reduce((sum, { qty }) => sum + qty, await stockOf(api(), id));
    }),
  );
}

test("D-43 D-33 D-142 whatever happens to orders, requests and quotations, the stock and the pieces that orders hold make the same sum", async () => {
  const sequences = fc.array(fc.oneof(placing, quoting, editing, moving), { minLength: 3, maxLength: 8 });
  const unchanged = fc.asyncProperty(sequences, async (steps) => {
    await api().database.queries.delete(orders);
    const before = await sums();
    for (const step of steps) {
      await step(await idsOf());
      expect(await sums()).toEqual(before);
    }
    for (const { id } of stocked) expect(await stockOf(api(), id)).toBeGreaterThanOrEqual(0);
  });
  await limitReservations(api(), { pieces: 40, value: 60_000 });
  await fc.assert(unchanged, { numRuns: RUNS });
});
