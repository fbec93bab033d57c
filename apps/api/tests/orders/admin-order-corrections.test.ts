import { endpoints } from "@shop/contract/endpoints.ts";
import { type OrderState, orderStates, stateBefore } from "@shop/domain/orders/order-state.ts";
import { describe, expect, test } from "vitest";

import { owner } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { changeOrderBuyer, listAdminOrders, findOrder } = endpoints;
const { api, headers, place, putInto, read, change, refuseChange } = adminDesk();

const buyer = {
  name: "Mona Ali",
  phone: "+20 100 555 6677",
  email: "mona.ali@example.com",
  address1: "7 River Road",
  address2: "Flat 3",
};
const correct = (id: number, body: Partial<typeof buyer> & { version?: number } = {}) =>
  call(api(), changeOrderBuyer, { headers: headers(), params: { id }, body: { ...buyer, ...body } });
const refuse = (id: number, body: Partial<typeof buyer> & { version?: number } = {}) =>
  refused(api(), changeOrderBuyer, { headers: headers(), params: { id }, body: { ...buyer, ...body } });

describe("a state that is taken back", () => {
  const states = orderStates.flatMap((from): { from: OrderState; to: OrderState }[] => {
    const to = stateBefore(from);
    return to ? [{ from, to }] : [];
  });

  test.for(states)("D-33 from $from to $to, recorded and without a mail", async ({ from, to }) => {
    const id = await place();
    await putInto(id, from);
    expect(await change(id, { state: to, note: "By mistake" })).toMatchObject({
      status: true,
      order: {
        state: to,
        log: [{ by: owner.email, action: "state", from, to, text: "By mistake", mail: null }],
      },
    });
  });

  test("D-33 an order that is no longer cancelled takes its pieces again, or says that they are gone", async () => {
    const id = await place();
    await change(id, { state: "cancelled" });
    expect(await stockOf(api(), meter.id)).toBe(60);
    await change(id, { state: "received" });
    expect(await stockOf(api(), meter.id)).toBe(58);
    await change(id, { state: "cancelled" });
    await place([[meter, 59]]);
    expect(await refuseChange(id, { state: "received" })).toMatchObject({
      status: 409,
      code: "stock_short",
    });
    expect([await stockOf(api(), meter.id), (await read(id)).state]).toEqual([1, "cancelled"]);
  });

  test("D-33 a sent order that is not sent can be edited again", async () => {
    const id = await place();
    await change(id, { state: "confirmed" });
    await change(id, { state: "sent" });
    expect(await stockOf(api(), meter.id)).toBe(58);
    await change(id, { state: "confirmed" });
    expect(await stockOf(api(), meter.id)).toBe(58);
    await expect(correct(id)).resolves.toMatchObject({ status: true });
  });
});

describe("a buyer who is corrected", () => {
  test("D-33 is found by the new data, with what differed in the log", async () => {
    const id = await place();
    const before = await read(id);
    const { status, order } = await correct(id);
    expect(status).toBe(true);
    expect(order).toMatchObject({ ...buyer, phone: "+201005556677", version: 2, total: before.total });
    expect(order.log[0]).toMatchObject({ action: "buyer", by: owner.email, mail: null });
    expect(order.log[0]?.text.split("\n")).toContain(`address1: ${before.address1 || "–"} → 7 River Road`);
    const { data } = await call(api(), listAdminOrders, {
      headers: headers(),
      query: { query: "river road" },
    });
    expect(data.map((one) => one.id)).toEqual([id]);
    const { number } = order;
    await expect(call(api(), findOrder, { body: { number, phone: "01005556677" } })).resolves.toMatchObject({
      order: { number },
    });
    expect((await refused(api(), findOrder, { body: { number, phone: before.phone } })).status).toBe(404);
    // The same once more changes nothing.
    expect(await correct(id)).toMatchObject({ status: false, order: { version: 2 } });
  });

  test("D-33 data that checkout would not take, and another version, are refused", async () => {
    const id = await place();
    expect(await refuse(id, { phone: "12", email: "mona" })).toMatchObject({
      status: 422,
      code: "invalid",
      errors: { phone: "bad_phone", email: "bad_email" },
    });
    expect(await refuse(id, { version: 7 })).toMatchObject({ status: 409, code: "edit_conflict" });
    expect((await read(id)).version).toBe(1);
  });

  test.for(["delivered", "cancelled"] as const)("D-33 of an order that is %s is not", async (state) => {
    const id = await place();
    await putInto(id, state);
    expect(await refuse(id)).toMatchObject({ status: 409, code: "state_not_allowed" });
  });
});
