import { endpoints } from "@shop/contract/endpoints.ts";
import { causeOfReason, type StockReason, stockReasons } from "@shop/domain/books/stock-reasons.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { findJournal } from "../../src/modules/journal/journal.repository.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { owner } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";

const { api, headers, historyOf } = adminDesk();
const desk = bulkDesk(api, headers);
const { changeProductField, readFigures } = endpoints;

const today = shopDayOf(Date.now());
const queries = () => api().database.queries;

// Meters and fuses that cost 20.00 each, ten of each in stock.
beforeEach(async () => {
  for (const { id } of [meter, fuse]) {
    await queries()
      .update(products)
      .set({ amount: 10, cost_price: "20.00", stock_value: "200.00" })
      .where(eq(products.id, id));
  }
  await queries().delete(postings);
});

/** What the journal says of the stock of meters. */
const moves = () =>
  queries()
    .select({
      cause: postings.cause,
      units: postings.units,
      cost: postings.cost,
      loss: postings.loss,
      by: postings.by,
    })
    .from(postings)
    .where(eq(postings.productId, meter.id))
    .orderBy(asc(postings.id));
const lossOfToday = async () =>
  (await call(api(), readFigures, { headers: headers(), query: { from: today, to: today } })).totals.margin
    ?.loss;

/** Changes the stock of meters from ten to another number in their cell. */
const toAmount = (value: number, reason?: StockReason) =>
  call(api(), changeProductField, {
    headers: headers(),
    params: { id: meter.id },
    body: { field: "amount", was: 10, value, stock_reason: reason },
  });

describe("a stock that is changed by hand", () => {
  test.each([...stockReasons, undefined])(
    "D-138 is posted with the reason '%s' and who stated it, and is a loss or a gain unless goods arrived",
    async (reason) => {
      for (const amount of [7, 13]) {
        await queries()
          .update(products)
          .set({ amount: 10, cost_price: "20.00" })
          .where(eq(products.id, meter.id));
        await queries().delete(postings);
        await toAmount(amount, reason);
        const loss = reason === "arrived" ? 0 : (10 - amount) * 20;
        expect(await moves()).toEqual([
          {
            cause: causeOfReason(reason),
            units: amount - 10,
            cost: ((amount - 10) * 20).toFixed(2),
            loss: loss.toFixed(2),
            by: owner.email,
          },
        ]);
        expect(await lossOfToday()).toBe(loss.toFixed(2));
      }
    },
  );

  test("D-138 has its reason in the history, behind the amount, from its form, its cell and a bulk change", async () => {
    await desk.edit(meter.id, { amount: 8, stock_reason: "breakage" });
    await desk.edit(meter.id, { price: "1400.00", stock_reason: "own_use" });
    expect((await historyOf(meter.id)).slice(0, 2).map(({ fields }) => fields)).toEqual([
      [{ field: "price", old: "1450.00", new: "1400.00" }],
      [
        { field: "amount", old: 10, new: 8 },
        { field: "stock_reason", old: null, new: "breakage" },
      ],
    ]);
    await desk.edit(meter.id, { amount: 10 });
    await toAmount(4, "own_use");
    expect((await historyOf(meter.id))[0]?.fields).toEqual([
      { field: "amount", old: 10, new: 4 },
      { field: "stock_reason", old: null, new: "own_use" },
    ]);
    expect((await moves()).map(({ cause, units }) => [cause, units])).toEqual([
      ["breakage", -2],
      ["corrected", 2],
      ["own_use", -6],
    ]);
  });

  test("D-138 a cost that is entered with it is no part of the loss", async () => {
    await desk.edit(meter.id, { amount: 9, cost_price: "30.00", stock_reason: "breakage" });
    expect((await moves()).map(({ cause, cost, loss }) => [cause, cost, loss])).toEqual([
      ["breakage", "-20.00", "20.00"],
      ["revalued", "90.00", "0.00"],
    ]);
  });

  test("D-19 D-138 in many products has its reason in the rule, and its undo takes the loss back by the same", async () => {
    const selection = { ids: [meter.id, fuse.id] };
    const rule = { field: "amount", change: "amount", value: -3, stock_reason: "breakage" } as const;
    const { id, rule: applied } = await desk.change({ selection, rule });
    expect(applied).toEqual(rule);
    expect(await lossOfToday()).toBe("120.00");
    const { items } = await desk.read(id);
    expect(items).toMatchObject([
      { id: meter.id, old: 10, new: 7, current: 7 },
      { id: fuse.id, old: 10, new: 7, current: 7 },
    ]);
    expect((await desk.undo(id)).change.undone).toMatchObject({ restored: 2 });
    expect(await lossOfToday()).toBe("0.00");
    expect((await moves()).map(({ cause, units, by }) => [cause, units, by])).toEqual([
      ["breakage", -3, owner.email],
      ["breakage", 3, owner.email],
    ]);
  });

  test("D-138 arrived without a purchase order is owed, what is broken is lost, and each entry balances", async () => {
    await toAmount(13, "arrived");
    await desk.edit(meter.id, { amount: 11, stock_reason: "breakage" });
    const lines = await findJournal(queries(), today);
    const sums = new Map<string, number>();
    for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + Number(amount));
    expect(Object.fromEntries(sums)).toEqual({ stock: 20, payables: -60, losses: 40 });
  });

  test("D-138 is refused with a reason that there is none of", async () => {
    const refusal = await api().refusal(`/backend/public/api/admin/products/${meter.id}/field`, {
      method: "POST",
      headers: { ...headers(), "content-type": "application/json" },
      body: JSON.stringify({ field: "amount", was: 10, value: 3, stock_reason: "theft" }),
    });
    expect(refusal).toMatchObject({ status: 422, errors: { stock_reason: "bad_value" } });
  });
});
