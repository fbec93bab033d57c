import { endpoints } from "@shop/contract/endpoints.ts";
import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { fuse, meter, orderDesk } from "../support/desks/order-desk.ts";
import { buyer, orderOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const { placeOrder, findOrder, listAccountOrders, registerUser } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

describe("a placed order", () => {
  test("ROLE-1 is listed for its shopper, the newest first, in pages", async () => {
    const person = { name: "Mona", email: "pages@example.com", password: "x" };
    const { token } = await call(api, registerUser, { body: person });
    const numbers: string[] = [];
    for (const qty of [1, 2, 3, 4, 5]) {
      const { order_number = "" } = await call(api, placeOrder, { body: orderOf([[fuse, qty]]), token });
      numbers.unshift(order_number);
    }
    const found: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof call<typeof listAccountOrders>>> = await call(
        api,
        listAccountOrders,
        { token, query: { limit: 2, ...(cursor && { cursor }) } },
      );
      expect(page.data.length).toBeLessThanOrEqual(2);
      found.push(...page.data.map(({ number }) => number));
      cursor = page.next_cursor;
    }
    expect(found).toEqual(numbers);
    expect(await refused(api, listAccountOrders, { token, query: { cursor: "nonsense" } })).toEqual({
      status: 400,
      code: "bad_query",
      errors: { cursor: "bad_query" },
    });
  });

  test("ROLE-1 with hundreds of lines is listed in a page that holds no more than five hundred", async () => {
    const person = { name: "Large", email: "large@example.com", password: "x" };
    const { token } = await call(api, registerUser, { body: person });
    for (const [index, lines] of [400, 500, 250, 250].entries()) {
      await call(api, placeOrder, { body: orderOf([[fuse, 6 + index]]), token });
      await api.database.queries.execute(sql`
        insert into order_lines (order_id, place, product_id, name, price, qty)
        select (select max(id) from orders), place, ${fuse.id}, 'Fuse', 1, 1
        from generate_series(1, ${lines - 1}::int) as place`);
    }
    const linesOf = (page: Awaited<ReturnType<typeof call<typeof listAccountOrders>>>) =>
      page.data.map(({ lines }) => lines.length);
    const newest = await call(api, listAccountOrders, { token });
    expect(linesOf(newest)).toEqual([250, 250]);
    const cursor = newest.next_cursor ?? "";
    const rest = await call(api, listAccountOrders, { token, query: { cursor } });
    expect(linesOf(rest)).toEqual([500]);
    const last = await call(api, listAccountOrders, { token, query: { cursor: rest.next_cursor ?? "" } });
    expect(linesOf(last)).toEqual([400]);
    expect(last.next_cursor).toBeNull();
  });

  test("D-5 D-33 is answered with its state and the products as they were ordered", async () => {
    const placed = await call(api, placeOrder, { body: orderOf([[meter, 1]]) });
    const { order_number: number = "", order_token: token } = placed;
    await api.database.queries.update(orders).set({ state: "sent" });
    await api.database.queries.update(products).set({ name: "Renamed", price: "1.00" });
    const { order } = await call(api, findOrder, { body: { number, phone: "00201012345678" } });
    expect(order.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(order).toEqual({
      number,
      token,
      state: "sent",
      request: false,
      created_at: order.created_at,
      lines: [
        {
          product_id: meter.id,
          name: "Clamp meter",
          name_ar: meter.name_ar,
          part_number: meter.part_number,
          price: "1450.00",
          price_before: null,
          qty: 1,
        },
      ],
      discount: null,
      pay_by: { option: "cash_on_delivery", fee: "0.00" },
      payment_terms: null,
      paid: "0.00",
      refunded: "0.00",
      returned: "0.00",
      parcels: [],
      returns: [],
      total: "1450.00",
      delivery: null,
      ...noCompany,
      vat: [{ rate: "14.00", net: "1271.93", vat: "178.07" }],
    });
  });

  test("D-5 is found by its number however it is written, not by a wrong phone or an unknown number, with the same answer and a rate limit", async () => {
    const { order_number: number = "" } = await call(api, placeOrder, { body: orderOf([[meter, 1]]) });
    const responseTo = async (body: { number: string; phone: string }, from: string): Promise<string> => {
      const response = await send(api, findOrder, { body, from });
      return `${response.status} ${await response.text()}`;
    };
    const written = { number: number.toLowerCase().replace("-", " "), phone: buyer.phone };
    expect((await call(api, findOrder, { body: written })).order.number).toBe(number);
    expect((await refused(api, findOrder, { body: { number: "", phone: "" } })).errors).toEqual({
      number: "required",
      phone: "required",
    });
    const wrong = await responseTo({ number, phone: "01111111111" }, "203.0.113.30");
    expect(wrong).toMatch(/^404 /);
    expect(await responseTo({ number: "WWWW-WWWW", phone: buyer.phone }, "203.0.113.30")).toBe(wrong);
    const from = "203.0.113.31";
    const statuses: string[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await responseTo({ number, phone: "01111111111" }, from)).slice(0, 3));
    }
    expect(statuses.indexOf("429")).toBe(20);
    expect((await responseTo({ number: "XXXX-XXXX", phone: buyer.phone }, from)).slice(0, 3)).toBe("404");
  });

  test("API-22 counts towards the rate limit of its sender", async () => {
    const statuses: number[] = [];
    const body = orderOf([[{ ...meter, price: "1" }, 1]]);
    for (let turn = 0; turn < 201; turn += 1) {
      statuses.push((await send(api, placeOrder, { body, from: "203.0.113.32" })).status);
    }
    expect(statuses.indexOf(429)).toBe(200);
  });
});
