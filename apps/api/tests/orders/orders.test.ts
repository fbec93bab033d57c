import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { anyOf } from "../support/any-of.ts";
import { call, refused, send } from "../support/calls.ts";
import { fuse, kit, meter, orderDesk } from "../support/desks/order-desk.ts";
import { limitReservations } from "../support/limit-reservations.ts";
import { attempt, buyer, countOf, orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const { placeOrder, findOrder, readProduct, searchProducts } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

const nothingWasOrdered = async (): Promise<void> => {
  expect(await countOf(api, orders)).toBe(0);
  expect(await countOf(api, orderLines)).toBe(0);
  expect(await countOf(api, mails)).toBe(0);
};

const errorsOf = async (info: { email: string; phone: string }) =>
  (await refused(api, placeOrder, { body: orderOf([[meter, 1]], { info }) })).errors;

describe("an order by form", () => {
  test("API-22 CHECKOUT-8 stores order, lines and mails and takes the stock in one transaction", async () => {
    const info = {
      ...buyer,
      phone: "+20 101 234 5678",
      name: " Mona ",
      address1: "Tanta",
      note: "Call\nfirst",
    };
    const body = orderOf(
      [
        [fuse, 3],
        [meter, 2],
      ],
      { info, locale: "ar" },
    );
    const { status, order_number } = await call(api, placeOrder, { body });
    expect(status).toBe(true);
    expect(order_number).toMatch(/^[34679CDFGHJKMNPQRTWX]{4}-[34679CDFGHJKMNPQRTWX]{4}$/);
    const [order] = await api.database.queries.select().from(orders);
    expect(order).toMatchObject({
      number: order_number?.replace("-", ""),
      state: "received",
      userId: null,
      locale: "ar",
      name: "Mona",
      email: buyer.email,
      phone: "+201012345678",
      address1: "Tanta",
      address2: "",
      note: "Call\nfirst",
      total: "2900.30",
    });
    const lines = await api.database.queries.select().from(orderLines).orderBy(orderLines.place);
    expect(lines.map(({ productId, price, qty }) => [productId, price, qty])).toEqual([
      [fuse.id, "0.10", 3],
      [meter.id, "1450.00", 2],
    ]);
    expect([await stockOf(api, fuse.id), await stockOf(api, meter.id)]).toEqual([999_997, 58]);
    expect(await countOf(api, mails)).toBe(2);
  });

  test("CHECKOUT-9 ROLE-1 needs mail address and phone only, and no account", async () => {
    expect((await call(api, placeOrder, { body: orderOf([[meter, 1]]) })).status).toBe(true);
  });

  test("CHECKOUT-2 CHECKOUT-3 CHECKOUT-4 is validated by the server as by the form", async () => {
    expect(await errorsOf({ email: "", phone: "" })).toEqual({
      "info.email": "required",
      "info.phone": "required",
    });
    expect(await errorsOf({ email: "mona@", phone: "٠١٠١٢٣٤٥٦٧٨" })).toEqual({ "info.email": "bad_email" });
    expect(await errorsOf({ email: "m@x.co", phone: "0212345678" })).toEqual({ "info.phone": "bad_phone" });
    await nothingWasOrdered();
  });

  test("API-22 with a null character is refused with 422, not 500", async () => {
    const info = { ...buyer, email: "a\0@x.co", note: "\0" };
    const { status, errors } = await refused(api, placeOrder, { body: orderOf([[meter, 1]], { info }) });
    expect([status, errors]).toEqual([422, { "info.email": "bad_email", "info.note": "bad_value" }]);
  });

  test("API-22 ignores the names and pictures that a browser sends", async () => {
    const body = orderOf([[meter, 1]]);
    const [line] = body.cart;
    const forged = { id: 1, price: "1450", qty: 1, ...line, name: "\0 <b>free</b>", image: "\0" };
    await call(api, placeOrder, { body: { ...body, cart: [forged] } });
    const [stored] = await api.database.queries.select().from(orderLines);
    expect(stored?.name).toBe(meter.name);
  });

  test("API-22 CART-10 has an exact total, for the smallest and the largest amounts", async () => {
    await call(api, placeOrder, { body: orderOf([[fuse, 1_000_000]]) });
    await api.database.queries.update(products).set({ price: "9999999999.99", amount: 1_000_000 });
    const dear = { ...fuse, price: "9999999999.99" };
    await call(api, placeOrder, { body: orderOf([[dear, 1]]) });
    const { status, errors } = await refused(api, placeOrder, { body: orderOf([[dear, 2]]) });
    expect([status, errors]).toEqual([422, { cart: "too_large" }]);
    const stored = await api.database.queries.select({ total: orders.total }).from(orders).orderBy(orders.id);
    expect(stored).toEqual([{ total: "100000.00" }, { total: "9999999999.99" }]);
  });

  test("API-22 merges lines of the same product", async () => {
    await call(api, placeOrder, {
      body: orderOf([
        [meter, 2],
        [fuse, 1],
        [meter, 3],
      ]),
    });
    const lines = await api.database.queries.select().from(orderLines).orderBy(orderLines.place);
    expect(lines.map(({ productId, qty }) => [productId, qty])).toEqual([
      [meter.id, 5],
      [fuse.id, 1],
    ]);
  });

  test("D-21 accepts a price of 0 and leaves it out of the total", async () => {
    const { order_number: number = "" } = await call(api, placeOrder, {
      body: orderOf([
        [kit, 2],
        [fuse, 1],
      ]),
    });
    const { order } = await call(api, findOrder, { body: { number, phone: buyer.phone } });
    expect(order.total).toBe("0.10");
    expect(order.lines.map(({ price, qty }) => [price, qty])).toEqual([
      ["0.00", 2],
      ["0.10", 1],
    ]);
  });

  test("API-22 invalidates answers that show its products", async () => {
    expect((await call(api, readProduct, { params: { id: meter.id } })).amount).toBe(60);
    const version = api.catalogue.version();
    await call(api, placeOrder, { body: orderOf([[meter, 7]]) });
    expect(api.catalogue.version()).not.toBe(version);
    expect((await call(api, readProduct, { params: { id: meter.id } })).amount).toBe(53);
  });
});

test("API-4 a product that an order sells out moves behind its equals in searches", async () => {
  const found = async (): Promise<number[]> => {
    const { products: cards } = await call(api, searchProducts, {
      query: { query: "quarter-watt resistor" },
    });
    return cards.map(({ id }) => id);
  };
  expect(await found()).toEqual([meter.id, fuse.id, kit.id]);
  await limitReservations(api, { pieces: 60, value: 87_000 });
  await call(api, placeOrder, { body: orderOf([[meter, meter.amount]]) });
  expect(await found()).toEqual([fuse.id, meter.id, kit.id]);
});

describe("an outdated cart", () => {
  test("API-22 D-20 is refused, with the current price or stock by line", async () => {
    const version = api.catalogue.version();
    const body = orderOf([
      [{ ...meter, price: "1400" }, 1],
      [fuse, 1_000_000],
      [fuse, 1],
      [{ id: 99, price: "1" }, 1],
    ]);
    const response = await send(api, placeOrder, { body });
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        status: false,
        message: anyOf(String),
        code: "price_changed",
        errors: {
          "cart.0.price": "1450.00",
          "cart.2.qty": "0",
          "cart.3.id": "unknown_product",
          "cart.3.qty": "0",
        },
        lines: [
          { place: 0, price: "1450.00", left: null, sold: true },
          { place: 2, price: null, left: 0, sold: true },
          { place: 3, price: null, left: 0, sold: false },
        ],
      },
    ]);
    await nothingWasOrdered();
    expect([await stockOf(api, meter.id), await stockOf(api, fuse.id)]).toEqual([60, 1_000_000]);
    expect(api.catalogue.version()).toBe(version);
  });

  test("API-22 D-20 is ordered by the same attempt once the buyer has accepted the changes", async () => {
    const refusedBody = orderOf([[{ ...meter, price: "1400" }, 1]]);
    expect(await outcomeOf(api, refusedBody, attempt("accepting"))).toBe("price_changed");
    expect(await outcomeOf(api, orderOf([[meter, 1]]), attempt("accepting"))).toMatch(/^.{4}-.{4}$/);
    expect(await countOf(api, orders)).toBe(1);
  });

  test("CHECKOUT-8 D-22 an order whose mails cannot be stored is rolled back", async () => {
    await api.database.queries.execute(sql`alter table mails rename to mails_away`);
    try {
      expect((await send(api, placeOrder, { body: orderOf([[meter, 1]]) })).status).toBe(500);
    } finally {
      await api.database.queries.execute(sql`alter table mails_away rename to mails`);
    }
    await nothingWasOrdered();
    expect(await stockOf(api, meter.id)).toBe(60);
  });
});

test("CHECKOUT-8 the mails of an order are sent", async () => {
  const before = api.sentMails.length;
  await call(api, placeOrder, { body: orderOf([[meter, 1]]) });
  await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 2), WAIT);
  expect(api.sentMails.slice(before).map(({ recipient }) => recipient)).toEqual([
    "orders@shop.example",
    buyer.email,
  ]);
});
