import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { mails } from "../src/modules/mail/mails.table.ts";
import { orderLines } from "../src/modules/orders/order-lines.table.ts";
import { orders } from "../src/modules/orders/orders.table.ts";
import { products } from "../src/modules/products/products.table.ts";
import { aCatalogue } from "./support/builders.ts";
import { call, refused, send } from "./support/calls.ts";
import { attempt, buyer, countOf, orderOf, outcomeOf, stockOf } from "./support/ordering.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

const { sendMail, findOrder, listAccountOrders, readProduct, registerUser } = endpoints;

const meter = aProduct({ id: 1, name: "Clamp meter", price: "1450.00", amount: 60 });
const fuse = aProduct({ id: 2, name: "Fuse", price: "0.10", amount: 1_000_000 });
const kit = aProduct({ id: 3, name: "Kit", price: "0.00", amount: 5, part_number: null, name_ar: null });
const all = [meter, fuse, kit];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: all }));
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.database.queries.delete(orders);
  await api.database.queries.delete(mails);
  for (const { id, price, amount } of all) {
    await api.database.queries.update(products).set({ price, amount }).where(eq(products.id, id));
  }
});

const nothingWasOrdered = async (): Promise<void> => {
  expect(await countOf(api, orders)).toBe(0);
  expect(await countOf(api, orderLines)).toBe(0);
  expect(await countOf(api, mails)).toBe(0);
};

const errorsOf = async (info: { email: string; phone: string }) =>
  (await refused(api, sendMail, { body: orderOf([[meter, 1]], { info }) })).errors;

const buyers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("an order by form", () => {
  test("API-22 CHECKOUT-8 order, lines and mails are stored and the stock is taken, all at once", async () => {
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
    const { status, order_number } = await call(api, sendMail, { body });
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

  test("CHECKOUT-9 ROLE-1 mail address and phone are enough, and no account is needed", async () => {
    expect((await call(api, sendMail, { body: orderOf([[meter, 1]]) })).status).toBe(true);
  });

  test("CHECKOUT-2 CHECKOUT-3 CHECKOUT-4 the server checks what the form checks", async () => {
    expect(await errorsOf({ email: "", phone: "" })).toEqual({
      "info.email": "required",
      "info.phone": "bad_phone",
    });
    expect(await errorsOf({ email: "mona@", phone: "٠١٠١٢٣٤٥٦٧٨" })).toEqual({ "info.email": "bad_email" });
    expect(await errorsOf({ email: "m@x.co", phone: "0212345678" })).toEqual({ "info.phone": "bad_phone" });
    await nothingWasOrdered();
  });

  test("API-22 text that no database can hold is refused, not an error of the server", async () => {
    const info = { ...buyer, email: "a\0@x.co", note: "\0" };
    const { status, errors } = await refused(api, sendMail, { body: orderOf([[meter, 1]], { info }) });
    expect([status, errors]).toEqual([422, { "info.email": "bad_email", "info.note": "bad_value" }]);
  });

  test("API-22 names and pictures that a browser sends are not believed", async () => {
    const body = orderOf([[meter, 1]]);
    const [line] = body.cart;
    const forged = { id: 1, price: "1450", qty: 1, ...line, name: "\0 <b>free</b>", image: "\0" };
    await call(api, sendMail, { body: { ...body, cart: [forged] } });
    const [stored] = await api.database.queries.select().from(orderLines);
    expect(stored?.name).toBe(meter.name);
  });

  test("API-22 CART-10 totals are exact, of the smallest and the greatest", async () => {
    await call(api, sendMail, { body: orderOf([[fuse, 1_000_000]]) });
    await api.database.queries.update(products).set({ price: "9999999999.99", amount: 1_000_000 });
    const dear = { ...fuse, price: "9999999999.99" };
    await call(api, sendMail, { body: orderOf([[dear, 1_000_000]]) });
    const stored = await api.database.queries.select({ total: orders.total }).from(orders).orderBy(orders.id);
    expect(stored).toEqual([{ total: "100000.00" }, { total: "9999999999990000.00" }]);
  });

  test("API-22 lines of one product are one line of the order", async () => {
    await call(api, sendMail, {
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

  test("D-21 a price of 0 can be ordered and stays out of the total", async () => {
    const { order_number: number = "" } = await call(api, sendMail, {
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

  test("API-22 an order changes the catalogue: what was read before is read afresh", async () => {
    expect((await call(api, readProduct, { params: { id: meter.id } })).amount).toBe(60);
    const version = api.catalogue.version();
    await call(api, sendMail, { body: orderOf([[meter, 7]]) });
    expect(api.catalogue.version()).not.toBe(version);
    expect((await call(api, readProduct, { params: { id: meter.id } })).amount).toBe(53);
  });
});

describe("a cart that is no longer true", () => {
  test("API-22 D-20 orders nothing, and tells by line what holds now", async () => {
    const version = api.catalogue.version();
    const body = orderOf([
      [{ ...meter, price: "1400" }, 1],
      [fuse, 1_000_000],
      [fuse, 1],
      [{ id: 99, price: "1" }, 1],
    ]);
    expect(await refused(api, sendMail, { body })).toEqual({
      status: 409,
      code: "price_changed",
      errors: {
        "cart.0.price": "1450.00",
        "cart.2.qty": "0",
        "cart.3.id": "unknown_product",
        "cart.3.qty": "0",
      },
    });
    await nothingWasOrdered();
    expect([await stockOf(api, meter.id), await stockOf(api, fuse.id)]).toEqual([60, 1_000_000]);
    expect(api.catalogue.version()).toBe(version);
  });

  test("API-22 D-20 the same attempt orders once its buyer has accepted what holds now", async () => {
    const refusedBody = orderOf([[{ ...meter, price: "1400" }, 1]]);
    expect(await outcomeOf(api, refusedBody, attempt("accepting"))).toBe("price_changed");
    expect(await outcomeOf(api, orderOf([[meter, 1]]), attempt("accepting"))).toMatch(/^.{4}-.{4}$/);
    expect(await countOf(api, orders)).toBe(1);
  });

  test("CHECKOUT-8 D-22 an order whose mails cannot be stored is not taken", async () => {
    await api.database.queries.execute(sql`alter table mails rename to mails_away`);
    try {
      expect((await send(api, sendMail, { body: orderOf([[meter, 1]]) })).status).toBe(500);
    } finally {
      await api.database.queries.execute(sql`alter table mails_away rename to mails`);
    }
    await nothingWasOrdered();
    expect(await stockOf(api, meter.id)).toBe(60);
  });
});

describe("many at once", () => {
  test("API-22 D-20 fifty buyers race for the last one: one gets it, and stock never goes below zero", async () => {
    await api.database.queries.update(products).set({ amount: 1 }).where(eq(products.id, meter.id));
    const outcomes = await Promise.all(
      buyers(50).map((index) => outcomeOf(api, orderOf([[meter, 1]]), attempt(`racer-number-${index}`))),
    );
    expect(outcomes.filter((outcome) => outcome === "stock_short")).toHaveLength(49);
    expect(outcomes.filter((outcome) => /^.{4}-.{4}$/.test(outcome))).toHaveLength(1);
    expect(await stockOf(api, meter.id)).toBe(0);
    expect(await countOf(api, orders)).toBe(1);
    expect(await countOf(api, mails)).toBe(2);
  });

  test("API-22 D-20 what fifty buyers get is what was there, in whatever pieces", async () => {
    const outcomes = await Promise.all(
      buyers(50).map((index) =>
        outcomeOf(api, orderOf([[meter, (index % 3) + 1]]), attempt(`lot-number-${index}`)),
      ),
    );
    const sold = outcomes.reduce(
      (sum, outcome, index) => sum + (/^.{4}-.{4}$/.test(outcome) ? (index % 3) + 1 : 0),
      0,
    );
    expect(await stockOf(api, meter.id)).toBe(60 - sold);
    expect(sold).toBeGreaterThanOrEqual(58);
  });

  test("API-22 buyers who want the same products in opposite orders do not wait for each other for ever", async () => {
    const outcomes = await Promise.all(
      buyers(30).map((index) =>
        outcomeOf(
          api,
          orderOf(
            index % 2 === 0
              ? [
                  [meter, 1],
                  [fuse, 1],
                ]
              : [
                  [fuse, 1],
                  [meter, 1],
                ],
          ),
          attempt(`crossing-${index}`),
        ),
      ),
    );
    expect(new Set(outcomes).size).toBe(30);
    expect(await stockOf(api, meter.id)).toBe(30);
  });

  test.for(["with a name", "without a name"])(
    "API-22 D-22 an attempt %s that is sent ten times at once is one order, told ten times",
    async (kind) => {
      const headers = kind === "with a name" ? attempt("impatient-1") : {};
      const body = orderOf([[meter, 2]]);
      const outcomes = await Promise.all(buyers(10).map(() => outcomeOf(api, body, headers)));
      expect(new Set(outcomes).size).toBe(1);
      expect(outcomes[0]).toMatch(/^.{4}-.{4}$/);
      expect(await countOf(api, orders)).toBe(1);
      expect(await stockOf(api, meter.id)).toBe(58);
      expect(await countOf(api, mails)).toBe(2);
    },
  );
});

describe("an attempt that is sent again", () => {
  test("API-22 D-22 gets the same answer, also when nothing is left and the price has changed", async () => {
    const body = orderOf([[meter, 60]]);
    const first = await outcomeOf(api, body, attempt("again-and-again"));
    await api.database.queries.update(products).set({ price: "1.00" }).where(eq(products.id, meter.id));
    const version = api.catalogue.version();
    expect(await outcomeOf(api, body, attempt("again-and-again"))).toBe(first);
    expect(api.catalogue.version()).toBe(version);
  });

  test("API-22 D-22 orders nothing else", async () => {
    await outcomeOf(api, orderOf([[meter, 1]]), attempt("something"));
    for (const body of [orderOf([[meter, 2]]), orderOf([[meter, 1]], { info: { ...buyer, note: "!" } })]) {
      expect((await refused(api, sendMail, { body, headers: attempt("something") })).code).toBe("conflict");
    }
    expect(await stockOf(api, meter.id)).toBe(59);
  });

  test("API-22 D-22 without a name is another order after ten minutes", async () => {
    const body = orderOf([[meter, 1]]);
    const first = await outcomeOf(api, body);
    expect(await outcomeOf(api, body)).toBe(first);
    await api.database.queries
      .update(orders)
      .set({ createdAt: sql`${orders.createdAt} - interval '11 minutes'` });
    expect(await outcomeOf(api, body)).not.toBe(first);
    expect(await countOf(api, orders)).toBe(2);
  });

  test("API-22 D-22 one without a name is not mistaken for one with a name", async () => {
    const body = orderOf([[meter, 1]]);
    expect(await outcomeOf(api, body, attempt("has-a-name"))).not.toBe(await outcomeOf(api, body));
  });

  test.for(["short", "with space", "x".repeat(201), "ünïcödé"])(
    "API-22 D-22 '%s' names no attempt",
    async (name) => {
      const headers = { "idempotency-key": Buffer.from(name).toString("latin1") };
      const { status, errors } = await refused(api, sendMail, { body: orderOf([[meter, 1]]), headers });
      expect([status, errors]).toEqual([422, { "idempotency-key": "bad_value" }]);
    },
  );
});

describe("an order afterwards", () => {
  test("ROLE-1 a shopper's orders come the newest first, page by page", async () => {
    const person = { name: "Mona", email: "pages@example.com", password: "x" };
    const { token } = await call(api, registerUser, { body: person });
    const numbers: string[] = [];
    for (const qty of [1, 2, 3, 4, 5]) {
      const { order_number = "" } = await call(api, sendMail, { body: orderOf([[fuse, qty]]), token });
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

  test("D-5 D-33 is told with its state and the products as they were", async () => {
    const { order_number: number = "" } = await call(api, sendMail, { body: orderOf([[meter, 1]]) });
    await api.database.queries.update(orders).set({ state: "sent" });
    await api.database.queries.update(products).set({ name: "Renamed", price: "1.00" });
    const { order } = await call(api, findOrder, { body: { number, phone: "00201012345678" } });
    expect(order).toEqual({
      number,
      state: "sent",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lines: [
        {
          product_id: meter.id,
          name: "Clamp meter",
          name_ar: meter.name_ar,
          part_number: meter.part_number,
          price: "1450.00",
          qty: 1,
        },
      ],
      total: "1450.00",
    });
    await api.database.queries.update(products).set({ name: "Clamp meter" });
  });

  test("D-5 a wrong phone and an unknown number are answered alike, and only so often", async () => {
    const { order_number: number = "" } = await call(api, sendMail, { body: orderOf([[meter, 1]]) });
    const told = async (body: { number: string; phone: string }, from: string): Promise<string> => {
      const response = await send(api, findOrder, { body, from });
      return `${response.status} ${await response.text()}`;
    };
    const wrong = await told({ number, phone: "01111111111" }, "203.0.113.30");
    expect(wrong).toMatch(/^404 /);
    expect(await told({ number: "WWWW-WWWW", phone: buyer.phone }, "203.0.113.30")).toBe(wrong);
    const from = "203.0.113.31";
    const statuses: string[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      statuses.push((await told({ number, phone: "01111111111" }, from)).slice(0, 3));
    }
    expect(statuses.indexOf("429")).toBe(19);
    expect((await told({ number: "XXXX-XXXX", phone: buyer.phone }, from)).slice(0, 3)).toBe("404");
  });

  test("API-22 one address can order only so often", async () => {
    const statuses: number[] = [];
    const body = orderOf([[{ ...meter, price: "1" }, 1]]);
    for (let turn = 0; turn < 201; turn += 1) {
      statuses.push((await send(api, sendMail, { body, from: "203.0.113.32" })).status);
    }
    expect(statuses.indexOf(429)).toBe(200);
  });
});

test("CHECKOUT-8 the mails of an order go out", async () => {
  const before = api.sentMails.length;
  await call(api, sendMail, { body: orderOf([[meter, 1]]) });
  await vi.waitFor(() => expect(api.sentMails).toHaveLength(before + 2));
  expect(api.sentMails.slice(before).map(({ recipient }) => recipient)).toEqual([
    "orders@shop.example",
    buyer.email,
  ]);
});
