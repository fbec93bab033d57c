import { endpoints } from "@shop/contract/endpoints.ts";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { refused } from "../support/calls.ts";
import { fuse, meter, orderDesk } from "../support/desks/order-desk.ts";
import { attempt, buyer, buyerOf, countOf, orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const { placeOrder } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

const buyers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("concurrent orders", () => {
  test("API-22 D-20 of fifty concurrent orders for the last piece one succeeds, and the stock never goes below zero", async () => {
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

  test("API-22 D-20 fifty concurrent orders of different quantities take no more than the stock", async () => {
    const outcomes = await Promise.all(
      buyers(50).map((index) =>
        outcomeOf(
          api,
          orderOf([[meter, (index % 3) + 1]], { info: buyerOf(index) }),
          attempt(`lot-number-${index}`),
        ),
      ),
    );
    const sold = outcomes.reduce(
      (sum, outcome, index) => sum + (/^.{4}-.{4}$/.test(outcome) ? (index % 3) + 1 : 0),
      0,
    );
    expect(await stockOf(api, meter.id)).toBe(60 - sold);
    expect(sold).toBeGreaterThanOrEqual(58);
  });

  test("API-22 orders of the same products in opposite order do not deadlock", async () => {
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
            { info: buyerOf(index) },
          ),
          attempt(`crossing-${index}`),
        ),
      ),
    );
    expect(new Set(outcomes).size).toBe(30);
    expect(await stockOf(api, meter.id)).toBe(30);
  });

  test.for(["with an Idempotency-Key", "without an Idempotency-Key"])(
    "API-22 D-22 an attempt %s that is sent ten times concurrently places one order, with ten equal answers",
    async (kind) => {
      const headers = kind === "with an Idempotency-Key" ? attempt("impatient-1") : {};
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
  test("API-22 D-22 gets the same answer, also after the stock ran out and the price changed", async () => {
    const body = orderOf([[meter, 60]]);
    const first = await outcomeOf(api, body, attempt("again-and-again"));
    await api.database.queries.update(products).set({ price: "1.00" }).where(eq(products.id, meter.id));
    const version = api.catalogue.version();
    expect(await outcomeOf(api, body, attempt("again-and-again"))).toBe(first);
    expect(api.catalogue.version()).toBe(version);
  });

  test("API-22 D-22 is refused with other content", async () => {
    const number = await outcomeOf(api, orderOf([[meter, 1]]), attempt("something"));
    for (const body of [orderOf([[meter, 2]]), orderOf([[meter, 1]], { info: { ...buyer, note: "!" } })]) {
      expect(await refused(api, placeOrder, { body, headers: attempt("something") })).toMatchObject({
        code: "idempotency_mismatch",
        errors: { order_number: number },
      });
    }
    expect(await stockOf(api, meter.id)).toBe(59);
  });

  test("API-22 D-22 with other content and another phone is refused without the order's number", async () => {
    await outcomeOf(api, orderOf([[meter, 1]]), attempt("overheard"));
    const body = orderOf([[meter, 1]], { info: { ...buyer, phone: "01111111111" } });
    expect(await refused(api, placeOrder, { body, headers: attempt("overheard") })).toEqual({
      status: 409,
      code: "idempotency_mismatch",
    });
  });

  test("API-22 D-22 places another order after ten minutes without an Idempotency-Key", async () => {
    const body = orderOf([[meter, 1]]);
    const first = await outcomeOf(api, body);
    expect(await outcomeOf(api, body)).toBe(first);
    await api.database.queries
      .update(orders)
      .set({ createdAt: sql`${orders.createdAt} - interval '11 minutes'` });
    expect(await outcomeOf(api, body)).not.toBe(first);
    expect(await countOf(api, orders)).toBe(2);
  });

  test("API-22 D-22 without an Idempotency-Key does not match one with a key", async () => {
    const body = orderOf([[meter, 1]]);
    expect(await outcomeOf(api, body, attempt("has-a-name"))).not.toBe(await outcomeOf(api, body));
  });

  test.for(["short", "with space", "x".repeat(201), "ünïcödé"])(
    "API-22 D-22 '%s' is an invalid Idempotency-Key",
    async (name) => {
      const headers = { "idempotency-key": Buffer.from(name).toString("latin1") };
      const { status, errors } = await refused(api, placeOrder, { body: orderOf([[meter, 1]]), headers });
      expect([status, errors]).toEqual([422, { "idempotency-key": "bad_value" }]);
    },
  );
});
