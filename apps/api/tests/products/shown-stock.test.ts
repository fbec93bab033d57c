import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import type { StockRule } from "@shop/domain/catalogue/shown-stock.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { call, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { attempt, buyer, orderOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";

const { api, headers } = adminDesk();

const outcome = v.object({
  order_token: v.optional(v.string()),
  request: v.optional(v.boolean()),
  code: v.optional(v.string()),
});

const show = (stock_shown: StockRule) => setSettings(api(), { stock_shown });

type Shown = Pick<ProductCard, "amount" | "stock">;

const shownOf = ({ amount, stock }: ProductCard): Shown => ({ amount, ...(stock && { stock }) });

/** Number of public answers that state a product's stock. */
const ANSWERS = 7;

/** What each public answer says of the stock of a product. */
async function answersOf({ id, name }: { id: number; name: string }): Promise<Shown[]> {
  const ids = String(id);
  const whole = await call(api(), endpoints.listProducts, { query: {} });
  const full = await call(api(), endpoints.listProducts, { query: { ids, limit: 1, view: "full" } });
  const card = await call(api(), endpoints.listProducts, { query: { ids, limit: 1, view: "card" } });
  const search = await call(api(), endpoints.searchProducts, { query: { query: name } });
  const read = await call(api(), endpoints.readProduct, { params: { id } });
  const { token } = await call(api(), endpoints.createSharedCart, { body: { lines: [{ id, qty: 1 }] } });
  const cart = await call(api(), endpoints.readSharedCart, { params: { token } });
  const parts = await call(api(), endpoints.findParts, { body: { list: name } });
  if (!Array.isArray(whole) || Array.isArray(full) || Array.isArray(card)) throw new Error("No lists.");
  const listed = [...whole, ...search.products, ...(parts.lines[0]?.products ?? [])].filter(
    (one) => one.id === id,
  );
  return [...listed, ...full.data, ...card.data, read, ...cart.lines.map(({ product }) => product)].map(
    shownOf,
  );
}

const everywhere = (shown: Shown): Shown[] => Array.from({ length: ANSWERS }, () => shown);

async function leftOf(product: typeof meter, qty: number) {
  const body = orderOf([[product, qty]]);
  const response = await send(api(), endpoints.placeOrder, {
    body,
    headers: attempt(`stock-${product.id}-${qty}`),
  });
  const { code, lines, errors } = v.parse(apiErrorSchema, await response.json());
  expect(code).toBe("stock_short");
  const [line] = lines ?? [];
  expect(errors).toEqual({ "cart.0.qty": String(line?.left) });
  return { left: line?.left, at_least: line?.at_least };
}

describe("how the stock is shown", () => {
  test("D-92 by default every answer states the amount alone", async () => {
    expect(await answersOf(meter)).toEqual(everywhere({ amount: 60 }));
    expect(await leftOf(meter, 61)).toEqual({ left: 60 });
  });

  test("D-92 as a number, with its level", async () => {
    await show("count");
    expect(await answersOf(meter)).toEqual(
      everywhere({ amount: 60, stock: { level: "in", shown: "count" } }),
    );
    expect(await answersOf(kit)).toEqual(everywhere({ amount: 5, stock: { level: "few", shown: "count" } }));
  });

  test("D-92 above the limit no answer and no refused order states the number", async () => {
    await show("more_than");
    expect(await answersOf(meter)).toEqual(
      everywhere({ amount: 51, stock: { level: "in", shown: "more_than" } }),
    );
    expect(await answersOf(fuse)).toEqual(
      everywhere({ amount: 51, stock: { level: "in", shown: "more_than" } }),
    );
    expect(await answersOf(kit)).toEqual(everywhere({ amount: 5, stock: { level: "few", shown: "count" } }));
    expect(await leftOf(meter, 61)).toEqual({ left: 51, at_least: true });
    expect(await leftOf(kit, 6)).toEqual({ left: 5 });
  });

  test("D-92 in words only, a refused order states the number where few are left", async () => {
    await show("words");
    expect(await answersOf(meter)).toEqual(everywhere({ amount: 6, stock: { level: "in", shown: "words" } }));
    expect(await answersOf(kit)).toEqual(everywhere({ amount: 1, stock: { level: "few", shown: "words" } }));
    expect(await leftOf(meter, 61)).toEqual({ left: 6, at_least: true });
    expect(await leftOf(kit, 6)).toEqual({ left: 5 });
  });

  test("D-92 more pieces than are stated can be ordered while they are there", async () => {
    await show("words");
    const body = orderOf([[meter, 60]]);
    expect(await call(api(), endpoints.placeOrder, { body, headers: attempt("all-of-them") })).toMatchObject({
      status: true,
    });
    expect(await answersOf(meter)).toEqual(
      everywhere({ amount: 0, stock: { level: "out", shown: "count" } }),
    );
  });

  test("D-92 a hidden stock is not found out by orders that are cancelled, nor by quotations that are accepted", async () => {
    await show("more_than");
    const from = "203.0.113.92";
    const ask = async (qty: number) => {
      const response = await send(api(), endpoints.placeOrder, { body: orderOf([[meter, qty]]), from });
      const { order_token: token, request, code } = v.parse(outcome, await response.json());
      if (token) await call(api(), endpoints.cancelOwnOrder, { body: { token } });
      return code ?? (request ? "request" : "taken");
    };
    expect([await ask(70), await ask(55), await ask(61)]).toEqual(["stock_short", "taken", "stock_short"]);
    for (const qty of [58, 60, 61, 5000]) expect(await ask(qty)).toBe("request");
    expect(await ask(50)).toBe("taken");
    const accept = async (qty: number) => {
      const { order_token: token } = await call(api(), endpoints.requestQuotation, {
        body: { cart: orderOf([[meter, qty]]).cart, buyer: { ...buyer, name: "Mona" } },
        from,
      });
      const { order } = await call(api(), endpoints.acceptQuotation, { body: { token, revision: 1 } });
      await call(api(), endpoints.cancelOwnOrder, { body: { token } });
      return order.request;
    };
    expect([await accept(60), await accept(61), await accept(50)]).toEqual([true, true, false]);
  });

  test("D-92 administrators get the number, whatever shoppers get", async () => {
    await show("words");
    const read = await call(api(), endpoints.readAdminProduct, {
      params: { id: meter.id },
      headers: headers(),
    });
    expect(read.amount).toBe(60);
    expect(read).not.toHaveProperty("stock");
  });

  test("D-92 a changed rule drops the answers that are kept", async () => {
    expect(await answersOf(meter)).toEqual(everywhere({ amount: 60 }));
    await show("words");
    expect(await answersOf(meter)).toEqual(everywhere({ amount: 6, stock: { level: "in", shown: "words" } }));
    await setSettings(api(), { stock_shown: "words", low_stock_at: 60 });
    expect(await answersOf(meter)).toEqual(
      everywhere({ amount: 1, stock: { level: "few", shown: "words" } }),
    );
  });
});
